import { expect, test } from 'vitest';
import { readOverrides } from '#server/platform/config/config.environment.ts';

test('What Kubernetes tells of services that are called futago is no setting; the port that an operator gives is one.', () => {
  const ofServices = {
    FUTAGO_SERVICE_HOST: '10.43.7.1',
    FUTAGO_SERVICE_PORT: '3000',
    FUTAGO_SERVICE_PORT_HTTP: '3000',
    FUTAGO_PORT: 'tcp://10.43.7.1:3000',
    FUTAGO_PORT_3000_TCP: 'tcp://10.43.7.1:3000',
    FUTAGO_PORT_3000_TCP_PROTO: 'tcp',
    FUTAGO_PORT_3000_TCP_PORT: '3000',
    FUTAGO_PORT_3000_TCP_ADDR: '10.43.7.1',
    FUTAGO_DATABASE_PORT: 'tcp://10.43.7.2:5432',
    FUTAGO_DATABASE_SERVICE_HOST: '10.43.7.2',
  };
  expect([...readOverrides(ofServices)]).toEqual([]);
  expect(readOverrides({ ...ofServices, FUTAGO_PORT: '8080' }).get('port')).toEqual({ variable: 'FUTAGO_PORT', value: 8080 });
  expect(() => readOverrides({ FUTAGO_SERVICE_WORKERS: 'false' })).toThrow('did you mean FUTAGO_SERVICE_WORKER?');
});
