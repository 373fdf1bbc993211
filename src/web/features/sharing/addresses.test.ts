import { expect, test } from 'vitest'
import { addressesIn, problemOf } from './addresses.ts'

const known = { own: 'me@buero.example', shared: ['j.weber@buero.example'] }

test('addresses come apart at commas, semicolons and line breaks, each once and in lower case', () => {
  expect(addressesIn('A@b.example, c@d.example;\ne@f.example\r\n a@B.example ,')).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
  ])
})

test('addresses copied from a mail program lose the names before them', () => {
  expect(addressesIn('Ida Brandt <i.brandt@buero.example>, "Ito, K." <k.ito@buero.example>')).toContain(
    'i.brandt@buero.example',
  )
  expect(addressesIn('x@buero.example y@buero.example')).toEqual(['x@buero.example', 'y@buero.example'])
  expect(addressesIn(' ,; \n')).toEqual([])
})

test('an address that is no address, the own one and one with a share are told apart', () => {
  expect(problemOf('l.brandt@nordhang', known)).toBe('invalid')
  expect(problemOf('me@buero.example', { ...known, own: 'Me@Buero.example' })).toBe('own')
  expect(problemOf('j.weber@buero.example', known)).toBe('known')
  expect(problemOf('new@buero.example', known)).toBeUndefined()
})
