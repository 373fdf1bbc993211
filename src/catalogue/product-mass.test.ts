import { expect, test } from 'vitest'
import { believableMass, thicknessInName } from './product-mass.ts'

test.each([
  ['Gipskartonplatte (Feuerschutz)(Dicke 0,0125 m)', 0.0125],
  ['Gipsbauplatte (Feuerschutz, 12,5mm)', 0.0125],
  ['Betonfertigteil Wand, Dicke 12cm', 0.12],
  ['Dreifachverglasung (Dicke: 0,036 m)', 0.036],
  ['Aluminiumfolie (d=0,1 mm)', 0.0001],
  ['Korkplatten 1 m², 8 mm (generisch)', 0.008],
  ['Natursteinplatte, hart, Fassade (Dicke 0,030 m)', 0.03],
])('the name %s states its thickness', (name, thickness) => {
  expect(thicknessInName(name)).toBe(thickness)
})

test.each([
  'Stahl warmgewalzte Bleche (2-20mm)',
  'Kies 2/32',
  'PU-Dämmplatten mit 50 µm Aluminium-Deckschicht',
  'Thermisch behandeltes Holz (1 m3, 409 kg/m3)',
  'ECB Kunststoff-Dachbahn nach DIN 16729 (mit PES Vlies)',
  'Fußbodenbelag (Teppichboden, 1400 g/m²)',
  'Platte 10 mm auf 20 mm',
])('the name %s states none', (name) => {
  expect(thicknessInName(name)).toBeUndefined()
})

test('a density in g/cm³ or an areal mass in its column is no density', () => {
  expect(believableMass({ density: 1.8 }, false)).toEqual({})
  expect(believableMass({ density: 4.8, arealMass: 4.8 }, false)).toEqual({ arealMass: 4.8 })
  expect(believableMass({ density: 18_000 }, false)).toEqual({})
})

test('areal mass over thickness replaces a density at odds with them', () => {
  expect(believableMass({ density: 2.4, arealMass: 176, referenceThickness: 0.08 }, false).density).toBeCloseTo(2200, 9)
  expect(believableMass({ density: 33, arealMass: 3.96, referenceThickness: 0.12 }, false).density).toBe(33)
})

test('an air layer may be as light as air', () => {
  expect(believableMass({ density: 1.2041 }, true)).toEqual({ density: 1.2041 })
})
