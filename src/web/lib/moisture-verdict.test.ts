import { expect, test } from 'vitest'
import { balanceOf } from './moisture-verdict.ts'

test.each([
  [{ condensate: null, dries: null, fulfilled: null }, 'open'],
  [{ condensate: 0, dries: true, fulfilled: true }, 'none'],
  [{ condensate: 0.2, dries: true, fulfilled: true }, 'dries'],
  [{ condensate: 1.2, dries: true, fulfilled: false }, 'tooMuch'],
  [{ condensate: 0.2, dries: false, fulfilled: false }, 'remains'],
] as const)('%j: %s', (moisture, said) => expect(balanceOf(moisture)).toBe(said))
