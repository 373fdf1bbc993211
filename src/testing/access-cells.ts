import type { ErrorCode } from '#contract/error.ts'

/** Who calls. The shares are of the private construction; the access key acts for its owner. */
export const callers = [
  'other',
  'viewShare',
  'editShare',
  'owner',
  'supplier',
  'adminOutside',
  'adminInside',
  'accessKey',
] as const
export const withoutSession = ['anonymous', 'expired'] as const
export type CallerName = (typeof callers)[number] | (typeof withoutSession)[number]

export type Cell = 200 | 201 | 202 | 204 | ErrorCode
/** Cells in the order of `callers`; without a session every one is `unauthenticated`, where the operation needs a session. */
export type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

// what most refusals say, short enough for a table
export const N = 'notFound'
export const F = 'forbidden'
export const I = 'invalidRequest'
export const U = 'unknownConstruction'
/** The same answer for every kind of caller. */
export const all = (cell: Cell): Cells => [cell, cell, cell, cell, cell, cell, cell, cell]
/** Only administrators of the operator. */
export const adminOnly = (done: Cell, refused: Cell): Cells => [
  refused,
  refused,
  refused,
  refused,
  refused,
  refused,
  done,
  refused,
]
export const supplierOnly = (refused: Cell): Cells => [
  refused,
  refused,
  refused,
  refused,
  200,
  refused,
  refused,
  refused,
]
//                     other, view, edit, owner, supplier, admin outside, inside, access key
export const readPrivate: Cells = [N, 200, 200, 200, N, N, N, 200]
export const sharePrivate: Cells = [N, F, F, 200, N, N, N, 200]
export const notByKey = (done: Cell): Cells => [done, done, done, done, done, done, done, F]
/** Of an office: its owner, in a session; a key of the owner may not. */
export const byOwnerNotKey = (done: Cell): Cells => [N, N, N, done, N, N, N, F]
export const ownOnly = (done: Cell): Cells => [N, N, N, done, N, N, N, done]
/** As `ownOnly`, and not by a key. */
export const ownNotByKey = (done: Cell): Cells => [N, N, N, done, N, N, N, F]
export const ownIds: Cells = [U, U, U, 200, U, U, U, 200]
export const P = 'unknownProject'
/** As `ownIds`, of projects. */
export const ownProjects: Cells = [P, P, P, 200, P, P, P, 200]
