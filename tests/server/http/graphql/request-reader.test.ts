import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from '#server/http/graphql/request-reader.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never;

describe('the address of a client', () => {
  it('is the peer, whatever a header says, where no proxy is trusted', () => {
    expect(clientAddress(from('203.0.113.9', '192.0.2.1'), 0)).toBe('203.0.113.9');
  });

  it('is what the outermost trusted proxy saw', () => {
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 192.0.2.1'), 1)).toBe('192.0.2.1');
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.2'), 2)).toBe('192.0.2.1');
  });

  it('is what a gateway saw that writes the port behind it', () => {
    expect(clientAddress(from('10.0.0.1', '192.0.2.1:50712'), 1)).toBe('192.0.2.1');
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, [2001:db8::7]:443'), 1)).toBe('2001:db8::7');
    expect(clientAddress(from('10.0.0.1', '[2001:db8::7]'), 1)).toBe('2001:db8::7');
    expect(clientAddress(from('10.0.0.1', '2001:db8::7'), 1)).toBe('2001:db8::7');
  });

  it('is the peer where a trusted proxy says nothing that can be read', () => {
    expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1', 'unknown'), 1)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1', '192.0.2.1'), 2)).toBe('10.0.0.1');
  });
});

describe('the network that tries are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['64:ff9b::cb00:7109', '203.0.113.9'],
    ['64:ff9b::203.0.113.10', '203.0.113.10'],
    ['64:ff9b:1::cb00:7109', '64:ff9b:1:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['none', 'none'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
