import { expect, test } from 'vitest'
import { matchesText, piecesOf } from './matching.ts'

test('every word must occur, in any order, without regard to case and accents', () => {
  expect(matchesText('Zur Bibliothek springen', 'spring biblio')).toBe(true)
  expect(matchesText('Außenwand prüfen', 'PRUF')).toBe(true)
  expect(matchesText('Bibliothek', 'biblio vergleich')).toBe(false)
  expect(matchesText('Bibliothek', '')).toBe(true)
})

test('the searched part of a label is told apart, the label stays whole', () => {
  expect(piecesOf('Konstruktionsvollholz KVH', 'HOLZ')).toEqual([
    { text: 'Konstruktionsvoll', found: false },
    { text: 'holz', found: true },
    { text: ' KVH', found: false },
  ])
  expect(piecesOf('Dämmung', 'damm')).toEqual([
    { text: 'Dämm', found: true },
    { text: 'ung', found: false },
  ])
  expect(piecesOf('Holz', '')).toEqual([{ text: 'Holz', found: false }])
  expect(piecesOf('Holz', 'Stein')).toEqual([{ text: 'Holz', found: false }])
})
