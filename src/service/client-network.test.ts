import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, networkOf } from './client-network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['127.1', 'unknown'],
  ['0x7f000001', 'unknown'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
  ['192.0.2.300', 'unknown'],
  [undefined, 'unknown'],
])('%j is spelt %s', (given, spelling) => expect(addressOf(given)).toBe(spelling))

test('addresses of one /64 are one client, others are not', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(networkOf('[2001:db8:1:2::1]:80'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

test('whatever is invented stands for no more than one client', () => {
  fc.assert(
    fc.property(fc.string(), (junk) => {
      const spelling = addressOf(junk)
      expect(addressOf(spelling)).toBe(spelling)
    }),
  )
})
