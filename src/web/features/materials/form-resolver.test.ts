import { expect, test } from 'vitest'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { formResolver } from './form-resolver.ts'
import { cellName, emptyValues, type FormValues, valuesOf } from './form-values.ts'
import { de } from './texts/materials.de.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const resolve = (values: FormValues) => formResolver(textsOf<typeof de>(de, 'de_DE'))(values, undefined, options)
const named = { ...emptyValues(), nameDe: 'Hanf' }

test('what is typed in the units of the form is sent in those of the interface', async () => {
  const { values } = await resolve({ ...named, conductivity: '0,041', defaultThickness: '62,5', muDry: '1', muWet: '' })
  expect(values).toMatchObject({
    name: { de_DE: 'Hanf' },
    conductivity: 0.041,
    defaultThickness: 0.0625,
    vapourResistanceFactor: { dry: 1, wet: 1 },
  })
})

test('what is wrong is said on its field, with the range in the unit of the form', async () => {
  const { errors } = await resolve({ ...emptyValues(), density: 'schwer', defaultThickness: '9000', muWet: '0,5' })
  expect(errors.nameDe?.message).toBe('Diese Angabe fehlt.')
  expect(errors.density?.message).toBe('Das ist keine Zahl.')
  expect(errors.defaultThickness?.message).toMatch(/^Von 0,001 bis 5\D?000\.$/)
  expect(errors.muWet?.message).toContain('Von 1 bis')
  const { errors: small } = await resolve({ ...named, conductivity: '0' })
  expect(small.conductivity?.message).toBe('Von 0,0001 bis 500.')
})

test('a declaration needs figures; a wrong one is found in its cell though columns before it are empty', async () => {
  const epd = { ...named.epd, owner: 'Werk' }
  const declared = { ...named, lifeCycle: 'declaration' as const, epd }
  expect((await resolve(declared)).errors.columns?.root?.message).toBe('Mindestens ein Wert eines Moduls fehlt.')
  const place = declared.columns.findIndex(({ module }) => module === 'C3')
  const { errors } = await resolve({ ...declared, cells: { [cellName('gwpTotal', place)]: 'MND' } })
  expect(errors.cells?.[cellName('gwpTotal', place)]?.message).toBe('Das ist keine Zahl.')
})

test('a stored material comes back unchanged', async () => {
  const content = {
    name: { de_DE: 'Hanf', en_GB: 'Hemp' },
    category: 'insulation',
    hatch: 'woodFibre',
    traits: ['biogenic'],
    conductivity: 0.041,
    vapourResistanceFactor: { dry: 1, wet: 2 },
    sources: { conductivity: 'Datenblatt 2026' },
    declaration: {
      generation: 'EN 15804+A2',
      type: 'average',
      owner: 'Werk',
      validUntil: '2030',
      referenceQuantity: 1,
      referenceUnit: 'm2',
      referenceThickness: 0.08,
      modules: [
        { module: 'A1-A3', indicators: { gwpTotal: -1.25e-7, penrt: 12.5 } },
        { module: 'C3', scenario: 'Verbrennung', indicators: { gwpTotal: 1 } },
      ],
    },
  } satisfies Partial<OwnMaterial>
  const stored = { ...content, id: 'own_1', uses: 0, version: 1, createdAt: '', updatedAt: '' } as OwnMaterial
  expect((await resolve(valuesOf(stored, ','))).values).toEqual(content)
})
