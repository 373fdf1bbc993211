import { describe, expect, test } from 'vitest'
import { type ConstructionLayer, constructionLayer } from '#contract/constructions.ts'
import type { TaperShape } from '#vocabulary/taper.ts'
import { applied, type Command } from './commands.ts'
import { type ConstructionDocument, editableLayer, emptyDocument } from './document.ts'
import type { NumberField } from './number-fields.ts'
import { assessableLayers, documentProblems } from './stored-layers.ts'

const documentOf = (...layers: ConstructionLayer[]) => ({
  ...emptyDocument('de_DE'),
  layers: layers.map((layer, index) => editableLayer(layer, `k${index}`)),
})
const after = (document: ConstructionDocument, ...commands: Command[]) => commands.reduce(applied, document)

describe('taper of a layer', () => {
  const insulation: ConstructionLayer = { materialId: 'wool', thickness: 0.2 }
  const set = (field: NumberField, text: string): Command => ({ do: 'setNumber', key: 'k0', field, text })
  const shaped = (taper: TaperShape, ...commands: Command[]) =>
    after(documentOf(insulation), { do: 'setLayer', key: 'k0', change: { taper } }, ...commands)
  const sent = (document: ConstructionDocument) => assessableLayers(document)?.layers[0]
  const told = (document: ConstructionDocument) =>
    documentProblems(document).map(({ field, problem }) => `${field} ${problem}`)

  test('its ends make the mean thickness; a thickness that is typed moves the ends', () => {
    const roof = shaped('rectangle', set('taperThinnest', '120'), set('taperThickest', '320'))
    expect(sent(roof)).toMatchObject({ thickness: 0.22, taper: { shape: 'rectangle', rise: 0.2 } })
    const moved = after(roof, set('thickness', '240'))
    expect(moved.layers[0]?.numbers).toMatchObject({ taperThinnest: 0.14, taperThickest: 0.34 })
    expect(sent(after(moved, set('thickness', '60')))).toMatchObject({ thickness: 0.06, taper: { rise: 0.05 } })
    const apex = after(roof, { do: 'setLayer', key: 'k0', change: { taper: 'thickestAtApex' } })
    expect(sent(apex)?.thickness).toBeCloseTo(0.12 + 0.2 / 3, 9)
    const corners = after(
      roof,
      { do: 'setLayer', key: 'k0', change: { taper: 'threeCorners' } },
      set('taperMiddle', '200'),
    )
    expect(sent(corners)).toMatchObject({ taper: { shape: 'threeCorners', rise: 0.2, intermediate: 0.08 } })
    expect(constructionLayer.safeParse(sent(corners)).success).toBe(true)
  })

  test('a second layer that tapers is refused, and counts even meanwhile', () => {
    const slope = { materialId: 'eps', thickness: 0.22, taper: { shape: 'rectangle', rise: 0.2 } } as const
    const two = documentOf(slope, insulation, slope)
    expect(documentProblems(two)).toEqual([{ key: 'k2', index: 2, field: 'taperThinnest', problem: 'secondTaper' }])
    expect(assessableLayers(two)?.layers.map(({ taper }) => taper?.rise)).toEqual([0.2, undefined, undefined])
    expect(documentProblems(documentOf({ ...slope, state: 'removed' }, slope))).toEqual([])
  })

  test('ends that are missing, turned or beside members are said, and the layer counts even', () => {
    expect(told(shaped('rectangle'))).toEqual(['taperThinnest missing', 'taperThickest missing'])
    const turned = shaped('rectangle', set('taperThinnest', '320'), set('taperThickest', '120'))
    expect(told(turned)).toEqual(['taperThickest thickestNotAbove'])
    expect(sent(turned)).toEqual(insulation)
    const outside = shaped(
      'threeCorners',
      set('taperThinnest', '100'),
      set('taperThickest', '200'),
      set('taperMiddle', '300'),
    )
    expect(told(outside)).toEqual(['taperMiddle middleNotBetween'])
    const framing = { materialId: 'kvh', direction: 'vertical' } as const
    const framed = after(
      shaped(
        'rectangle',
        set('taperThinnest', '100'),
        set('taperThickest', '200'),
        set('framingWidth', '60'),
        set('framingSpacing', '600'),
      ),
      { do: 'setLayer', key: 'k0', change: { framing } },
    )
    expect(told(framed)).toEqual(['taperThinnest framedTaper'])
    expect(sent(framed)).not.toHaveProperty('taper')
  })
})
