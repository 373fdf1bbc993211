import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
import { verificationTexts } from './verification-texts.ts'
import { VerifiedDifferences } from './verified-differences.tsx'

const equal: Verification = {
  code: '7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C',
  kind: 'construction',
  outcome: 'different',
  fingerprint: '',
  intact: true,
  altered: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  withdrawnAt: null,
  report: null,
  project: null,
  figures: [],
  reasons: [],
  differences: [],
  further: [],
  computedWith: null,
  now: { engine: 7, catalogue: 'b', release: 'OBD_2024_I' },
}
const show = async (verification: Partial<Verification>) => {
  await setLocale('de_DE')
  await verificationTexts.load()
  await act(async () => {
    render(
      <Suspense>
        <VerifiedDifferences verification={{ ...equal, ...verification }} />
      </Suspense>,
    )
  })
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('inputs that are others are named, each once, with what they were and are', async () => {
  const engine = { input: 'engine', of: null, source: null, reported: 6, now: 7 } as const
  const part = { outcome: 'different' as const, figures: [], reasons: [], report: null as never }
  await show({
    differences: [
      engine,
      { input: 'release', of: null, source: null, reported: 'OBD_2020_II', now: null },
      { input: 'material', of: '2, 3', source: null, reported: 1, now: 4 },
      { input: 'limit', of: 'gegAnnex7', source: 'GEG 2024, Anlage 7', reported: 0.24, now: 0.2 },
    ],
    further: [{ ...part, differences: [engine] }],
  })
  expect(rows()).toEqual([
    ['Rechenkern', '6', '7'],
    ['Datenstand', 'ÖKOBAUDAT 2020-II', '–'],
    ['Eigenes Material in Schicht 2, 3, Fassung', '1', '4'],
    ['Grenzwert: GEG 2024, Anlage 7', '0,24', '0,2'],
  ])
})

test('parts of what was kept that were changed are named; where that is not known, or nothing is another, nothing is', async () => {
  await show({ intact: false, altered: ['layers', 'figures'] })
  expect(document.body.textContent).toContain('verändert wurde, was hier hinterlegt ist: Schichten, Kennwerte.')
  document.body.replaceChildren()
  await show({ intact: false, altered: null })
  expect(document.body.textContent).toBe('')
})
