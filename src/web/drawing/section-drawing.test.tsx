import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hatches } from '#vocabulary/materials.ts'
import { HatchSwatch } from './hatch-swatch.tsx'
import { textWidth } from './label-placement.ts'
import css from './layer-states.module.css'
import { SectionDrawing, type SectionDrawingProps } from './section-drawing.tsx'
import { SectionStrip } from './section-strip.tsx'
import type { DrawnLayer } from './section-types.ts'
import { fittingRatios } from './sheet-size.ts'

const studs = { hatch: 'timber', width: 0.06, spacing: 0.625 } as const
const timberWall: readonly DrawnLayer[] = [
  { hatch: 'timberLong', thickness: 0.024 },
  { hatch: 'air', thickness: 0.04, framing: studs },
  { hatch: 'cellulose', thickness: 0.2, framing: studs, name: 'Cellulose' },
  { hatch: 'vapourBarrier', thickness: 0.0002 },
  { hatch: 'gypsumBoard', thickness: 0.0125 },
]
const numbers = {
  thickness: (metres: number) => String(Math.round(metres * 10_000) / 10),
  temperature: (celsius: number) => celsius.toFixed(1),
  tick: String,
}

function drawing(overrides: Partial<SectionDrawingProps> = {}): string {
  const layers = overrides.layers ?? timberWall
  return renderToStaticMarkup(
    <SectionDrawing
      layers={layers}
      labels={{
        description: 'Section of a timber wall',
        layers: layers.map((_, index) => `Layer ${index + 1}`),
        outside: 'Outside',
        inside: 'Inside',
        empty: 'Choose the first layer',
      }}
      numbers={numbers}
      seed="AW-02"
      {...overrides}
    />,
  )
}

const count = (markup: string, part: string): number => markup.split(part).length - 1

describe('the section drawing', () => {
  test('is a picture with a spoken description', () => {
    expect(drawing()).toMatch(/^<svg[^>]*aria-label="Section of a timber wall"[^>]*role="img"/)
  })

  test('is a list of layers where one can be chosen', () => {
    const markup = drawing({ onSelect: () => {}, selected: 2 })
    expect(markup).toMatch(/^<svg[^>]*role="listbox"[^>]*aria-activedescendant/)
    expect(count(markup, 'role="option"')).toBe(timberWall.length)
    expect(count(markup, 'aria-selected="true"')).toBe(1)
    expect(markup).toContain('aria-label="Layer 3"')
  })

  test('the value of the outer surface stays on the sheet while a border in hand comes near its edge', () => {
    const climate = { outside: -5, inside: 20, temperatures: [-4.7, -4, -3.6, 17.9, 18, 18.6] }
    const thick = timberWall.map((layer) => ({ ...layer, thickness: (layer.thickness ?? 0) * 20 }))
    const held = { scale: 4_000, inner: 340, room: 312, extent: 390 }
    const place = { width: 390, height: 300 }
    const label = /<text x="([\d.]+)"[^>]*>-4\.7°/.exec(drawing({ layers: thick, climate, held, place }))
    expect(Number(label?.[1])).toBeGreaterThanOrEqual(textWidth('-4.7°', 11))
  })

  test('numbers and dimensions every layer, then the total', () => {
    const markup = drawing()
    for (const text of ['24', '40', '200', '0.2', '12.5', '276.7 mm']) expect(markup).toContain(`>${text}</text>`)
    for (const number of [1, 2, 3, 4, 5]) expect(markup).toContain(`>${number}</text>`)
  })

  test('the total is of what remains once the works are done', () => {
    const [first, ...rest] = timberWall
    if (!first) throw new Error('no layer')
    const layers = [{ ...first, state: 'removed' as const }, ...rest]
    for (const orientation of ['standing', 'outsideAbove', 'outsideBelow'] as const) {
      const markup = drawing({ layers, orientation })
      expect(markup).toContain('>252.7 mm</text>')
      expect(markup).toContain('>24</text>')
    }
  })

  test('names the layers where the section lies', () => {
    expect(drawing({ orientation: 'outsideAbove' })).toContain('>Cellulose 200</text>')
  })

  test('of a tapered layer draws the slope, and writes both thicknesses', () => {
    const sloping: DrawnLayer[] = [
      { hatch: 'rigidFoam', thickness: 0.22, name: 'EPS', taper: { shape: 'rectangle', rise: 0.2 } },
      { hatch: 'reinforcedConcrete', thickness: 0.2 },
    ]
    for (const orientation of ['standing', 'outsideAbove'] as const) {
      const markup = drawing({ layers: sloping, orientation })
      expect(count(markup, 'data-wedge')).toBe(1)
      expect(markup).toContain('>120–320</text>')
      expect(markup).toContain('>ø\u00a0420 mm</text>')
    }
    expect(drawing({ layers: sloping, orientation: 'outsideAbove' })).toContain('>EPS 120–320</text>')
    expect(drawing()).not.toContain('data-wedge')
  })

  test('draws members of a second kind beside the first ones', () => {
    const timber = (width: number) => ({ hatch: 'timber', width, spacing: 0.1 }) as const
    const bars = (layer: Partial<DrawnLayer>) =>
      count(drawing({ layers: [{ hatch: 'cellulose', thickness: 0.2, ...layer }] }), '<rect class="e"')
    expect(bars({ framing: timber(0.06) })).toBeGreaterThan(bars({}))
    expect(bars({ framing: timber(0.06), secondFraming: timber(0.02) })).toBeGreaterThan(
      bars({ framing: timber(0.06) }),
    )
  })

  test('of no layers asks for the first', () => {
    const markup = drawing({ layers: [] })
    expect(markup).toContain('Choose the first layer')
    expect(markup).toContain('>0 mm</text>')
  })

  test('does not add up to a total while a thickness is missing', () => {
    const markup = drawing({ layers: [...timberWall, { hatch: 'plaster', thickness: undefined }] })
    expect(markup).toContain('void2')
    expect(markup).toContain('x12 k xm xb halo">–</text>')
    expect(count(markup, '>–</text>')).toBe(2)
  })

  test('draws temperatures only where they belong to these layers', () => {
    const temperatures = [-5, -5, -4.6, 19.5, 19.5, 19.6]
    expect(drawing({ climate: { outside: -5, inside: 20, temperatures } })).toContain('19.6°')
    expect(drawing({ climate: { outside: -5, inside: 20, temperatures: temperatures.slice(1) } })).not.toContain('c-t')
  })

  test('shows what is new, existing and removed once something exists', () => {
    expect(drawing()).not.toMatch(new RegExp([css.new, css.existing, css.removed].join('|')))
    const markup = drawing({
      layers: [
        { hatch: 'mineralWool', thickness: 0.16 },
        { hatch: 'plaster', thickness: 0.02, state: 'removed' },
        { hatch: 'brick', thickness: 0.3, state: 'existing' },
      ],
    })
    expect(markup).toMatch(new RegExp([css.existing, css.removed, css.crosses, css.new].join('.*')))
  })

  test.each(['standing', 'outsideAbove', 'outsideBelow'] as const)(
    '%s, never writes what is not a number',
    (orientation) => {
      const sixty = Array.from({ length: 60 }, (_, index): DrawnLayer => {
        const thickness = [0.0002, 0.0125, undefined, Number.NaN, 0.05, 0][index % 6]
        return { hatch: hatches[index % hatches.length] ?? 'air', thickness, framing: studs }
      })
      for (const layers of [sixty, timberWall, [{ hatch: 'metal', thickness: 5 }] as const]) {
        for (const zoom of [1, 1.5, 4]) {
          const markup = drawing({ layers, orientation, zoom, onSelect: () => {}, selected: 0 })
          expect(markup).not.toMatch(/NaN|Infinity|undefined/)
        }
      }
    },
  )

  test('keeps all numbers of sixty layers on the sheet, none over another', () => {
    const layers = Array.from({ length: 60 }, (): DrawnLayer => ({ hatch: 'air', thickness: 0.0002 }))
    const circles = [...drawing({ layers }).matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="10" class="pf"/g)].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    )
    expect(circles).toHaveLength(60)
    for (const [index, circle] of circles.entries()) {
      expect(circle.x).toBeGreaterThanOrEqual(10)
      expect(circle.x).toBeLessThanOrEqual(1_018)
      for (const other of circles.slice(index + 1)) {
        expect(Math.hypot(circle.x - other.x, circle.y - other.y)).toBeGreaterThanOrEqual(23.9)
      }
    }
  })
})

describe('the section drawing on paper', () => {
  const wall: readonly DrawnLayer[] = [
    { hatch: 'mineralWool', thickness: 0.16, name: 'Mineral wool' },
    { hatch: 'sandLime', thickness: 0.175, name: 'Sand-lime' },
  ]
  const size = (markup: string) => {
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(markup) ?? []
    const [, across, down] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []
    return { mm: [Number(width), Number(height)], px: [Number(across), Number(down)] }
  }

  test.each([5, 10, 20] as const)('measures 1 : %i in mm, at the hatches of the screen', (ratio) => {
    for (const orientation of ['standing', 'outsideAbove', 'outsideBelow'] as const) {
      const markup = drawing({ layers: wall, scale: { ratio }, orientation })
      const { mm, px } = size(markup)
      for (const side of [0, 1]) expect((px[side] ?? 0) / (mm[side] ?? 0)).toBeCloseTo(96 / 25.4, 6)
      const drawn = [...markup.matchAll(/class="m m-mw" width="([\d.]+)" height="([\d.]+)"/g)][0]
      const across = Number(drawn?.[orientation === 'standing' ? 1 : 2])
      expect(across / (96 / 25.4)).toBeCloseTo(160 / ratio, 1)
      expect(markup).toContain(`>M 1:${ratio}</text>`)
    }
  })

  test('lays the outside of a roof on top and that of a floor below', () => {
    const at = (orientation: 'outsideAbove' | 'outsideBelow', tint: string) =>
      Number(
        new RegExp(`y="([\\d.]+)"[^>]*><rect class="m ${tint}"`).exec(
          drawing({ layers: wall, scale: { ratio: 10 }, orientation }),
        )?.[1],
      )
    expect(at('outsideAbove', 'm-mw')).toBeLessThan(at('outsideAbove', 'm-masonry'))
    expect(at('outsideBelow', 'm-mw')).toBeGreaterThan(at('outsideBelow', 'm-masonry'))
  })

  test('offers the ratios that have room', () => {
    expect(fittingRatios(wall, 'standing')).toEqual([5, 10, 20])
    expect(fittingRatios([{ hatch: 'brick', thickness: 0.6 }], 'standing')).toEqual([10, 20])
    expect(fittingRatios([{ hatch: 'soil', thickness: 4 }], 'outsideBelow')).toEqual([20])
  })
})

describe('the section strip', () => {
  test('is as wide as its layers at the common scale', () => {
    const markup = renderToStaticMarkup(<SectionStrip layers={timberWall} scale={430} height={38} seed="a" />)
    expect(markup).toContain(`width="${0.2767 * 430 + 2}"`)
    expect(markup).toContain('aria-hidden="true"')
  })

  test('speaks when it stands alone', () => {
    const markup = renderToStaticMarkup(
      <SectionStrip layers={timberWall} scale={430} height={38} label="Timber wall" />,
    )
    expect(markup).toMatch(/role="img" aria-label="Timber wall"/)
  })
})

test.each(hatches)('the swatch of %s is drawn', (hatch) => {
  const markup = renderToStaticMarkup(<HatchSwatch hatch={hatch} />)
  expect(markup).toContain('width="32" height="22"')
  expect(markup).not.toMatch(/NaN|undefined/)
})
