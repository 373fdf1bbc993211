import { formatNumber } from '#web/lib/format.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { decimalsAgainst } from './budget.ts'

/** How the figures of a building are written: with just these decimals. */
export type Numbers = {
  readonly fixed: (value: number, decimals: number) => string
  /** Always with its sign. */
  readonly signed: (value: number, decimals: number) => string
  /** With more decimals where it would otherwise be written as the limit it misses. */
  readonly against: (value: number, limit: number, decimals: number) => string
}

export const numbersIn = (tag: string): Numbers => {
  const fixed = (value: number, decimals: number) => formatNumber(value, tag, decimals, decimals)
  return {
    fixed,
    signed: (value, decimals) =>
      (value > 0 && !/^[0.,]*$/.test(fixed(value, decimals)) ? '+' : '') + fixed(value, decimals),
    against: (value, limit, decimals) => fixed(value, decimalsAgainst(value, limit, decimals)),
  }
}

/** In the language on screen. */
export const useNumbers = (): Numbers => numbersIn(languageTag(useLocale()))
