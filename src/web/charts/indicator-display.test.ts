import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { indicatorDisplay, writeIndicator, writeSignificant } = await import('./indicator-display.ts')

test('primary energy is shown in kWh, climate change with one decimal', () => {
  expect(indicatorDisplay('penrt').unit).toBe('kWh/m²')
  expect(writeIndicator('penrt', 1033.2, 'de-DE')).toBe('287')
  expect(writeIndicator('gwpA1', 97.34, 'de-DE')).toBe('97,3')
  expect(writeIndicator('gwpTotal', -69.83, 'en-GB')).toBe('−69.8')
})

test('what is not declared is absent, not zero', () => {
  expect(writeIndicator('ap', undefined, 'de-DE')).toBe('–')
  expect(writeIndicator('ap', null, 'de-DE')).toBe('–')
  expect(writeIndicator('ap', 0, 'de-DE')).toBe('0')
})

test.each([
  [123.456, '123'],
  [12.3456, '12,3'],
  [0.123456, '0,123'],
  [0.0123, '0,0123'],
  [0.00123456, '1,23 · 10⁻³'],
  [-0.0000000123, '−1,23 · 10⁻⁸'],
  [0.0009999, '1,00 · 10⁻³'],
])('%d is written %s', (value, text) => {
  expect(writeSignificant(value, 'de-DE')).toBe(text)
})
