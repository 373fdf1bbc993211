import { expect, test } from 'vitest'
import { buildBooking, buildProjectKpis } from '#testing/project-kpis.ts'
import { atLeast, bookingBound, boundedText, shareText } from './bounded.ts'
import { numbersIn } from './use-numbers.ts'

test('a lower bound has its sign, and what may be less is called incomplete', () => {
  const written = ([null, undefined, 'lower', 'unknown'] as const).map((bound) =>
    boundedText(bound, '22,6', 'unvollständig'),
  )
  expect(written).toEqual(['22,6', '22,6', '≥\u00a022,6', '22,6\u00a0(unvollständig)'])
  expect([atLeast(true, '9,8'), atLeast(false, '9,8')]).toEqual(['9,8', '≥\u00a09,8'])
})

test('a share that is nearly whole is not written as all of it', () => {
  const { fixed } = numbersIn('de-DE')
  expect([1, 0.9994, 0.871, 0.001, 0].map((share) => shareText(share, fixed))).toEqual(
    ['100', '99,94', '87', '0,10', '0'].map((percent) => `${percent}\u00a0%`),
  )
})

test('the booking of the seal is bound by what is open in it, and as the sum is where that may be less', () => {
  const { qng } = buildProjectKpis()
  if (!qng) throw new Error('no booking')
  const of = (open: ReturnType<typeof buildBooking>['open'], gwp: 'lower' | 'unknown' | null) =>
    bookingBound({ qng: { ...qng, gwp: buildBooking({ open }) }, bound: { gwp, penrt: null, pert: null } }, 'gwp')
  expect(of([], 'lower')).toBeNull()
  expect(of(['unconfirmedDecides'], null)).toBeNull()
  expect(of(['servicesMissing'], null)).toBe('lower')
  expect(of(['dataMissing'], 'unknown')).toBe('unknown')
})
