import { expect, test } from 'vitest'
import { AddressRefused, isPublicAddress, publicLookup, refusalOf } from './public-address.ts'

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.7',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
])('%s is not of the open internet', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is of the open internet', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['office.example', 'wrongFormat'],
  ['http://office.example/', 'wrongFormat'],
  ['ftp://office.example/', 'wrongFormat'],
  ['javascript:alert(1)', 'wrongFormat'],
  ['https://ada:secret@office.example/', 'wrongFormat'],
  ['https://office.example/#part', 'wrongFormat'],
  ['https://127.0.0.1/', 'privateAddress'],
  ['https://2130706433/', 'privateAddress'],
  ['https://0x7f.1/', 'privateAddress'],
  ['https://[::1]/', 'privateAddress'],
  ['https://[::ffff:a00:1]/', 'privateAddress'],
  ['https://169.254.169.254/latest/meta-data', 'privateAddress'],
] as const)('%s is refused: %s', (address, refusal) => expect(refusalOf(address, false)).toBe(refusal))

test('an address of the open internet is not refused, and where the operator allows it none of one’s own network', () => {
  expect(refusalOf('https://office.example/aufbau?to=1', false)).toBeUndefined()
  expect(refusalOf('http://127.0.0.1:8080/', true)).toBeUndefined()
  expect(refusalOf('http://ada:secret@127.0.0.1:8080/', true)).toBe('wrongFormat')
})

test.each([true, false])(
  'a name that stands for this machine is refused when it is looked up (all: %s)',
  async (all) => {
    const outcome = await new Promise((resolve) => publicLookup('localhost', { all }, (error) => resolve(error)))
    expect(outcome).toBeInstanceOf(AddressRefused)
  },
)
