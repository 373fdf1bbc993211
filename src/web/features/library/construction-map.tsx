import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './library.module.css'
import { type Change, isBrushed, type LibrarySearch } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import { MapAxes } from './map-axes.tsx'
import { brushed, type Field, gwpScale, type MapPoint, nearest, neighbour, spanOf, uScale } from './map-points.ts'
import { MapPreview } from './map-preview.tsx'
import { MapSpans } from './map-spans.tsx'

const HEIGHT = 300
const USUAL_WIDTH = 760
/** How near the pointer has to come to a point, and how far it moves before that is a brush [px]. */
const REACH = 14
const LEAST_BRUSH = 5

type Corner = { readonly x: number; readonly y: number }
type Props = {
  readonly items: readonly ConstructionListItem[]
  readonly search: LibrarySearch
  readonly change: Change
}

function useMap(items: readonly ConstructionListItem[], width: number) {
  return useMemo(() => {
    const whole = items.filter(({ uValue, gwp }) => uValue !== null && uValue > 0 && gwp !== null)
    const field: Field = { left: 44, right: width - 12, top: 24, bottom: HEIGHT - 34 }
    const u = uScale(
      whole.map(({ uValue }) => uValue ?? 0),
      field,
    )
    const gwp = gwpScale(
      whole.map((item) => item.gwp ?? 0),
      field,
    )
    const points = whole.map((item): MapPoint => ({ item, x: u.at(item.uValue ?? 0), y: gwp.at(item.gwp ?? 0) }))
    return { field, u, gwp, points }
  }, [items, width])
}

/** U against GWP of all that is listed: drawing a box narrows the list to it, a press on a point opens it. */
export function ConstructionMap({ items, search, change }: Props) {
  const t = useTexts(libraryTexts)
  const { figure } = useFormats()
  const navigate = useNavigate()
  const id = useId()
  const { ref, width } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const { field, u, gwp, points } = useMap(items, width)
  const drawing = useRef<SVGSVGElement>(null)
  const [active, setActive] = useState<string>()
  const [from, setFrom] = useState<Corner>()
  const [to, setTo] = useState<Corner>()
  const left = useMemo(() => new Set(brushed(items, search).map((item) => item.id)), [items, search])
  const shown = points.find(({ item }) => item.id === active)
  const open = ({ item }: MapPoint) => void navigate(paths.construction.href(item.ownership, item.id))
  const placeOf = ({ clientX, clientY }: PointerEvent): Corner => {
    const box = drawing.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const clear = () => change({ u: null, gwp: null }, { replace: true })
  const isBrush = from && to && Math.hypot(from.x - to.x, from.y - to.y) > LEAST_BRUSH
  const release = (event: PointerEvent) => {
    const place = placeOf(event)
    const pressed = nearest(points, place.x, place.y, REACH)
    if (isBrush) change({ u: spanOf(u, from.x, place.x, 3), gwp: spanOf(gwp, from.y, place.y, 1) })
    else if (from && pressed) open(pressed)
    setFrom(undefined)
    setTo(undefined)
  }
  const move = (event: PointerEvent) => {
    const place = placeOf(event)
    if (from) setTo(place)
    else setActive(nearest(points, place.x, place.y, REACH)?.item.id)
  }
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (step !== undefined) setActive(neighbour(points, active, step)?.item.id)
    else if (event.key === 'Enter' && shown) open(shown)
    else if (event.key === 'Escape' && isBrushed(search)) clear()
    else return
    event.preventDefault()
  }
  const without = items.length - points.length
  return (
    <section className={css.map} aria-label={t('map')}>
      <div ref={ref} className={css.mapField}>
        <svg
          ref={drawing}
          width={width}
          height={HEIGHT}
          role="listbox"
          tabIndex={0}
          aria-label={t('mapKeys')}
          aria-activedescendant={shown && `${id}${shown.item.id}`}
          onKeyDown={key}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setFrom(placeOf(event))
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={() => setFrom(undefined)}
        >
          <MapAxes field={field} u={u} gwp={gwp} />
          {points.map(({ item, x, y }) => (
            <circle
              key={item.id}
              id={`${id}${item.id}`}
              role="option"
              aria-selected={item.id === active}
              aria-label={t('mapPoint', {
                name: [item.code, item.name].filter(Boolean).join(' '),
                u: figure('uValue', item.uValue),
                gwp: `${item.complete ? '' : '≥ '}${figure('gwp', item.gwp)}`,
              })}
              cx={x}
              cy={y}
              r={item.id === active ? 6 : 4}
              className={clsx(
                item.complete ? css.point : css.lowerPoint,
                !left.has(item.id) && css.outside,
                item.id === active && css.activePoint,
              )}
            />
          ))}
          {isBrush && (
            <rect
              className={css.brush}
              x={Math.min(from.x, to.x)}
              y={Math.min(from.y, to.y)}
              width={Math.abs(from.x - to.x)}
              height={Math.abs(from.y - to.y)}
            />
          )}
          <text x={0} y={11} className="x11">
            GWP, {quantities.gwp.unit}
          </text>
          <text x={field.right} y={HEIGHT - 4} className="x11 xe">
            U, {quantities.uValue.unit}
          </text>
        </svg>
        <MapSpans search={search} change={change} onClear={clear} />
        {without > 0 && <p className="small dim">{t('mapWithout', { count: without })}</p>}
      </div>
      <MapPreview item={shown?.item} />
    </section>
  )
}
