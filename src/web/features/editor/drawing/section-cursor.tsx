import { clsx } from 'clsx'
import { Fragment, type KeyboardEvent } from 'react'
import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { knownThickness } from '#web/drawing/section-layout.ts'
import { inPercent } from '#web/drawing/section-place.ts'
import {
  acrossAt,
  depthAt,
  pointAtDepth,
  readingAt,
  type SectionPoint,
  type SectionReading,
} from '#web/drawing/section-reading.ts'
import type { DrawnLayer, SectionClimate } from '#web/drawing/section-types.ts'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Store, useStore } from '#web/lib/store.ts'
import { sectionTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'

type Props = {
  readonly geometry: SectionGeometry
  readonly layers: readonly DrawnLayer[]
  readonly climate: SectionClimate | undefined
  /** Where it stands; null: nowhere. */
  readonly point: Store<SectionPoint | null>
}

const STEP = 0.001

/** The depth [m] a key leads to: inwards right and down, by 1 mm, with Shift by 10; Home outside, End inside. */
const depthAfterKey = ({ key, shiftKey }: KeyboardEvent, depth: number, whole: number): number | undefined => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (by !== undefined) return Math.min(Math.max(depth + by * (shiftKey ? 10 : 1) * STEP, 0), whole)
  if (key === 'Home') return 0
  return key === 'End' ? whole : undefined
}

/** What is read off, in words. */
function useWords(reading: SectionReading | null) {
  const { number, withUnit } = useFormats()
  const degrees = (value: number | null) => (value === null ? ABSENT : withUnit('temperature', value))
  const whole = (value: number | null, unit: string) =>
    value === null ? ABSENT : `${number(Math.round(value))}\u00a0${unit}`
  return (
    reading && {
      depth: whole(reading.depth === null ? null : reading.depth * 1000, 'mm'),
      temperature: degrees(reading.temperature),
      dewPoint: degrees(reading.dewPoint),
      pressure: whole(reading.pressure, 'Pa'),
    }
  )
}

const readings = ['depth', 'temperature', 'dewPoint', 'pressure'] as const

/** Where the cursor's line and its grip lie over the sheet. */
function placesOf({ lying, width, height, bands }: SectionGeometry, across: number) {
  const band = bands[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  return lying
    ? {
        line: { top: inPercent(across, height), left: inPercent(band.x, width), width: inPercent(band.width, width) },
        grip: { top: inPercent(across, height), left: inPercent(band.x + band.width, width) },
        words: { top: inPercent(across, height), left: inPercent(band.x + 0.75 * band.width, width) },
      }
    : {
        line: {
          left: inPercent(across, width),
          top: inPercent(band.y, height),
          height: inPercent(band.height, height),
        },
        grip: { left: inPercent(across, width), top: inPercent(band.y + band.height, height) },
        words: { left: inPercent(across, width), top: inPercent(band.y, height) },
      }
}

/** A cursor through the section, moved by the mouse or by keys, that reads off depth, temperature, dew point, pressure. */
export function SectionCursor({ geometry, layers, climate, point }: Props) {
  const t = useTexts(sectionTexts)
  const at = useStore(point)
  const place = at && at.layer < layers.length ? at : null
  const words = useWords(place && readingAt(layers, climate, place))
  const whole = knownThickness(layers)
  const { lying, faces } = geometry
  const places = placesOf(geometry, place ? acrossAt(geometry, place) : (faces[0] ?? 0))
  const depth = (place && depthAt(layers, place)) ?? 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = depthAfterKey(event, depth, whole)
    if (event.key === 'Escape') point.set(null)
    else if (next === undefined) return
    else point.set(pointAtDepth(layers, next))
    event.preventDefault()
  }
  return (
    <>
      {words && (
        <>
          <div aria-hidden className={clsx(css.cursor, lying && css.lyingCursor)} style={places.line} />
          <dl aria-hidden className={css.reading} style={places.words}>
            {readings.map((name) => (
              <Fragment key={name}>
                <dt>{t(`reading.${name}`)}</dt>
                <dd>{words[name]}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
      <div
        role="slider"
        tabIndex={0}
        className={css.cursorGrip}
        style={places.grip}
        aria-label={t('reading.label')}
        aria-orientation={lying ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={Math.round(whole * 1000)}
        aria-valuenow={Math.round(depth * 1000)}
        aria-valuetext={words ? t('reading.spoken', words) : t('reading.none')}
        onKeyDown={onKeyDown}
        onFocus={() => point.set(point.get() ?? pointAtDepth(layers, 0))}
        onBlur={() => point.set(null)}
      />
    </>
  )
}
