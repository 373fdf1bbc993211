import { expect, test } from 'vitest'
import { allRoutes as routes } from './all-routes.ts'
import { operations } from './index.ts'

test('every operation is found by the route of its own name, and every route is that of an operation', () => {
  const taken = Object.entries(operations).map(([name, { method, path, auth }]) => [name, { auth, method, path }])
  expect(Object.fromEntries(taken)).toEqual(routes)
})

test('no two operations share a method and a path', () => {
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
