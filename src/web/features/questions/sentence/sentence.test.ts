import { expect, test } from 'vitest'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Part, Question } from '../question.ts'
import type { Row } from '../rows.ts'
import { lexiconOf } from './lexicon.ts'
import { readSentence } from './read-sentence.ts'
import type { Names } from './words.ts'
import { writeSentence } from './write-sentence.ts'

const names: Names = {
  categories: [
    { category: 'insulation', name: 'Dämmstoffe' },
    { category: 'wood', name: 'Holz' },
  ],
  packs: { gegAnnex7: 'GEG Anlage 7', begEm: 'BEG Einzelmaßnahmen', 'din4108-3': 'DIN 4108-3' },
  materials: [
    { id: 'xps', name: 'XPS-Perimeterdämmung 036' },
    { id: 'xps_2', name: 'Hartschaum XPS' },
    { id: 'wool', name: 'Mineralwolle 035' },
  ],
  offices: [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Nordhang' }],
}
const read = (sentence: string, locale: Locale = 'de_DE') => readSentence(sentence, lexiconOf(locale, names))
const row = (kind: Row['kind'], values: readonly string[], turned = false): Row => ({ kind, turned, values })
const all = (...parts: Part[]): Question => ({ join: 'all', parts })

test.each<[string, Question]>([
  [
    'alle Außenwände mit XPS und U > 0,20',
    all(row('type', ['outerWall']), row('material', ['xps', 'xps_2']), row('uValue', ['0.2'])),
  ],
  [
    'Flachdächer oder Steildächer ohne Dämmstoffe',
    all(row('type', ['flatRoof', 'pitchedRoof']), row('category', ['insulation'], true)),
  ],
  [
    'Außenwand gegen Erdreich, Dicke höchstens 40 cm.',
    all(row('type', ['outerWallGround']), row('thickness', ['0.4'], true)),
  ],
  ['Primärenergie unter 500 kWh/m²', all(row('penrt', ['1800'], true))],
  ['Decken mit XPS 036', all(row('material', ['xps']))],
  ['GEG Anlage 7 nicht erfüllt und DIN 4108-3 erfüllt', all(row('missed', ['gegAnnex7']), row('met', ['din4108-3']))],
  [
    'meine mit abgelaufenen Datensätzen, nicht Schlagwort Schule',
    all(row('owner', ['own']), row('expired', []), row('tags', ['Schule'], true)),
  ],
  ['Bodenplatten oder GWP mehr als 100', { join: 'any', parts: [row('type', ['groundSlab']), row('gwp', ['100'])] }],
  [
    'Flachdächer mit (XPS oder GWP unter 50), Dicke zwischen 20 und 40 cm',
    all(
      row('type', ['flatRoof']),
      { join: 'any', turned: false, rows: [row('material', ['xps', 'xps_2']), row('gwp', ['50'], true)] },
      row('thickness', ['0.2', '0.4']),
    ),
  ],
  [
    'nicht (Holz und U ≤ 0,2 W/(m²K)) im Büro „Nordhang“, geändert seit 1.2.2026',
    all(
      { join: 'all', turned: true, rows: [row('category', ['wood']), row('uValue', ['0.2'], true)] },
      row('office', ['0f8fad5b-d9cb-469f-a165-70867728950e']),
      row('updated', ['2026-02-01']),
    ),
  ],
  ['„Kita Süd“ #Holzbau', all(row('text', ['Kita Süd']), row('tags', ['Holzbau']))],
])('%s', (sentence, question) => {
  const understood = read(sentence)
  expect(understood.question).toEqual(question)
  expect(understood.unknown.map(({ text }) => text).filter((text) => text !== 'Decken')).toEqual([])
})

test('is read in English, too', () => {
  const { question, unknown } = read('all external walls with XPS and U-value at most 0.2', 'en_GB')
  expect(question.parts).toEqual([
    row('type', ['outerWall']),
    row('material', ['xps', 'xps_2']),
    row('uValue', ['0.2'], true),
  ])
  expect(unknown).toEqual([])
})

test('words that mean nothing are told with their places, and ask nothing', () => {
  const { question, unknown } = read('hübsche Außenwände mit U')
  expect(question).toEqual(all(row('type', ['outerWall'])))
  expect(unknown.map(({ text, start }) => [text, start])).toEqual([
    ['hübsche', 0],
    ['U', 23],
  ])
})

test.each(['de_DE', 'en_GB'] as const)('conditions as a sentence read as the same again, in %s', (locale) => {
  const every = all(
    row('type', ['outerWall', 'flatRoof'], true),
    row('text', ['Kita 2']),
    row('tags', ['Schule', 'Holz bau']),
    row('material', ['xps', 'wool'], true),
    row('category', ['insulation', 'wood']),
    row('uValue', ['0.2']),
    row('thickness', ['0.365'], true),
    row('penrt', ['900']),
    row('missed', ['gegAnnex7', 'begEm']),
    row('met', ['din4108-3'], true),
    row('owner', ['own', 'office']),
    row('framing', [], true),
    row('incomplete', []),
  )
  const { question, unknown } = read(writeSentence(every, locale, names), locale)
  expect(unknown).toEqual([])
  expect(question).toEqual(every)
})
