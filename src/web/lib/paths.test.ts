import { expect, test } from 'vitest'
import { paths, safeNext } from './paths.ts'

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null])(
  '%s is no place to go after login',
  (next) => {
    expect(safeNext(next)).toBe(paths.library.href)
  },
)

test('an address of the app is kept whole', () => {
  expect(safeNext('/constructions/custom/1?x=1')).toBe('/constructions/custom/1?x=1')
  expect(paths.login.hrefFor('/library?q=Öl')).toBe('/login?next=%2Flibrary%3Fq%3D%C3%96l')
  expect(paths.login.hrefFor('/library')).toBe('/login')
})
