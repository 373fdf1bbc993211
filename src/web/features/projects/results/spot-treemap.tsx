import { clsx } from 'clsx'
import { memo, useId, useMemo } from 'react'
import type { Hatch } from '#vocabulary/materials.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { HatchFill } from '#web/drawing/hatch-fill.tsx'
import { textWidth } from '#web/drawing/label-placement.ts'
import { STRIP_DENSITY } from '#web/drawing/section-strip.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type SpotGroup, type SpotLeaf, type SpotTile, type TiledGroup, tiled } from './hot-spots.ts'
import { type Marking, useMarkList } from './marking.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { type Area, type Tile, treemap } from './treemap-layout.ts'
import { useNumbers } from './use-numbers.ts'

const HEIGHT = 300
/** Smaller materials are left plain, and those of smaller rows are not told apart [px²]. */
const HATCHED = 90
const DIVIDED = 300
/** Of many rows more are, since each hatch takes time in every frame [px²]. */
const MANY = 60
const DIVIDED_OF_MANY = 3_000
/** Smaller tiles are left without a name [px]. */
const NAMED = { width: 56, height: 34 } as const
/** Size of the letters [px], and how wide they are drawn of what they may be at most. */
const LETTERS = 12
const DRAWN = 0.85

const unmarked: Marking = { onHighlight: () => undefined, onFilter: () => undefined }
const picture = { role: 'img' } as const

type RowTile = Tile<SpotTile> & { readonly leaves: readonly Tile<SpotLeaf>[] }

function leavesOf({ item, area }: Tile<SpotTile>, divided: number): readonly Tile<SpotLeaf>[] {
  if (area.width * area.height >= divided) return treemap(item.leaves, area)
  const { key, name, leaves } = item
  return [{ area, item: { key, material: undefined, name, value: leaves.reduce((sum, { value }) => sum + value, 0) } }]
}

/** Groups beside each other, rows within them, materials within those. */
function tilesOf(groups: readonly TiledGroup[], area: Area): RowTile[] {
  const tiles = treemap(groups, area).flatMap(({ item: group, area: own }) => treemap(group.rows, own))
  const divided = tiles.length > MANY ? DIVIDED_OF_MANY : DIVIDED
  return tiles.map((tile) => ({ ...tile, leaves: leavesOf(tile, divided) }))
}

/** A text as far as there is room for it [px]: letters differ in width. */
function shortened(text: string, room: number): string {
  const fits = (one: string) => textWidth(one, LETTERS) * DRAWN <= room
  if (fits(text)) return text
  let length = text.length - 1
  while (length > 3 && !fits(`${text.slice(0, length)}…`)) length -= 1
  return `${text.slice(0, length)}…`
}

function Leaf({ tile, hatch, negative }: { tile: Tile<SpotLeaf>; hatch: Hatch | undefined; negative: string }) {
  const { area, item } = tile
  const isHatched = area.width * area.height > HATCHED
  return (
    <>
      {hatch && isHatched ? (
        <HatchFill hatch={hatch} {...area} density={STRIP_DENSITY} lying={area.width > area.height} seed={item.key} />
      ) : (
        <rect className="m m-metal" {...area} />
      )}
      {item.value < 0 && <rect {...area} fill={`url(#${negative})`} />}
      <rect className={css.leafEdge} {...area} />
    </>
  )
}

const Leaves = memo(function Leaves({
  leaves,
  hatchOf,
  negative,
}: {
  leaves: readonly Tile<SpotLeaf>[]
  hatchOf: (material: string) => Hatch | undefined
  negative: string
}) {
  return leaves.map((leaf) => (
    <Leaf
      key={leaf.item.key}
      tile={leaf}
      hatch={leaf.item.material === undefined ? undefined : hatchOf(leaf.item.material)}
      negative={negative}
    />
  ))
})

/** Climate change of the fabric as areas: a row is as large as what it causes, hatched by its materials. */
export function SpotTreemap({
  groups,
  hatchOf,
  label,
  marking,
}: {
  groups: readonly SpotGroup[]
  hatchOf: (material: string) => Hatch | undefined
  label: string
  /** None where it is printed: then it is one picture. */
  marking?: Marking | undefined
}) {
  const negative = useId()
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const { ref, width } = useWidth<HTMLDivElement>(640)
  const others = t('spots.others')
  const tiles = useMemo(
    () => tilesOf(tiled(groups, others), { x: 0, y: 0, width, height: HEIGHT }),
    [groups, others, width],
  )
  const { active, list, option } = useMarkList(
    tiles.map(({ item }) => item.rows),
    marking ?? unmarked,
  )
  const all = groups.reduce((sum, { value }) => sum + value, 0)
  const percent = ({ value }: SpotTile, decimals: number) => fixed((value / all) * 100, decimals)
  return (
    <div ref={ref} className={css.treemap}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-label={label}
        {...(marking ? list : picture)}
      >
        <pattern id={negative} width="7" height="7" patternUnits="userSpaceOnUse">
          <path className={css.negative} d="M0 0L7 7" />
        </pattern>
        {tiles.map(({ item, area, leaves }, index) => (
          <g
            key={item.key}
            className={clsx(marking && css.tile)}
            {...(marking && {
              ...option(index),
              'aria-label': t('spots.tile', {
                name: item.name,
                value: fixed(item.value, 0),
                percent: percent(item, 1),
              }),
            })}
          >
            <Leaves leaves={leaves} hatchOf={hatchOf} negative={negative} />
            <rect className={css.tileHalo} {...area} />
            <rect className={clsx('e e2', index === active && css.tileActive)} {...area} />
          </g>
        ))}
        {tiles.map(
          ({ item, area }) =>
            area.width > NAMED.width &&
            area.height > NAMED.height && (
              <g key={item.key} className={css.tileName}>
                <text x={area.x + 7} y={area.y + 16} className={clsx('x12 k xb', css.tileText)}>
                  {shortened(item.name, area.width - 14)}
                </text>
                <text x={area.x + 7} y={area.y + 31} className={clsx('x11 k', css.tileText)}>
                  {shortened(`${fixed(item.value / 1000, 1)} t, ${percent(item, 0)} %`, area.width - 6)}
                </text>
              </g>
            ),
        )}
      </svg>
    </div>
  )
}
