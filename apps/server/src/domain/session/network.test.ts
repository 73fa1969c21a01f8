import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  // One network, whichever run of zeros is left out.
  ['2001:db8::1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:0:0:5::', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::5:0:0:0:1', '2001:db8:0:5'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['not an address', 'not an address'],
])('%s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('neighbouring networks of 64 bits are two', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});
