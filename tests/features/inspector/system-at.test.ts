import { expect, test } from 'vitest';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { systemAt } from '#src/features/inspector/system-at.ts';

const RECORDS: readonly InspectionRecord[] = [
  { kind: 'actor', at: 1, actor: 'x:0', name: 'app', machine: 'app', parent: null },
  { kind: 'actor', at: 2, actor: 'x:1', name: 'auth', machine: 'auth', parent: 'x:0' },
  { kind: 'state', at: 3, actor: 'x:1', status: 'active', states: ['reading'], context: null, taken: [] },
  { kind: 'event', at: 4, actor: 'x:1', from: 'x:0', event: { type: 'auth.signOut' } },
  {
    kind: 'state',
    at: 5,
    actor: 'x:1',
    status: 'active',
    states: ['signedOut'],
    context: { tries: 1 },
    taken: [{ from: 'reading', to: 'signedOut', event: 'auth.signOut', guard: null }],
  },
];
const app = { id: 'x:0', name: 'app', machine: 'app', parent: null, status: null, states: [], context: null, taken: [] };
const auth = { ...app, id: 'x:1', name: 'auth', machine: 'auth', parent: 'x:0' };

test('At each moment the system is what had happened until then.', () => {
  expect(systemAt(RECORDS, -1)).toEqual([]);
  expect(systemAt(RECORDS, 0)).toEqual([app]);
  expect(systemAt(RECORDS, 1)).toEqual([app, auth]);
  expect(systemAt(RECORDS, 3)).toEqual([app, { ...auth, status: 'active', states: ['reading'] }]);
  expect(systemAt(RECORDS, 4)).toEqual([
    app,
    {
      ...auth,
      status: 'active',
      states: ['signedOut'],
      context: { tries: 1 },
      taken: [{ from: 'reading', to: 'signedOut', event: 'auth.signOut', guard: null }],
    },
  ]);
});

test('An actor whose start was forgotten is named by its id.', () => {
  expect(systemAt(RECORDS.slice(2), 0)).toEqual([
    { ...auth, name: 'x:1', machine: null, parent: null, status: 'active', states: ['reading'] },
  ]);
});
