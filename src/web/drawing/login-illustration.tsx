import '#web/styles/drawing.css'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Hatch } from '#vocabulary/materials.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { HatchFill } from './hatch-fill.tsx'

/** A hatched field of the picture [px]; `lying` where its layer does. */
type Field = readonly [hatch: Hatch, x: number, y: number, width: number, height: number, lying?: boolean]

/** Corners of the outer wall's layers from outside to inside, at 0.62 px per mm. */
const WALL = { render: 330, insulation: 335, mortar: 434.2, masonry: 437.3, plaster: 545.8, room: 552 }
const EDGE = 828

const floorFields = (top: number): Field[] => [
  ['rigidFoam', WALL.plaster, top, 3, 74.4],
  ['timberLong', 548.8, top, EDGE - 548.8, 9.3, true],
  ['screed', 548.8, top + 9.3, EDGE - 548.8, 40.3, true],
  ['mineralWool', 548.8, top + 49.6, EDGE - 548.8, 24.8, true],
]

const fields: readonly Field[] = [
  ['soil', 0, 650, 260, 250],
  ['gravel', 260, 650, 70, 250],
  ['plaster', WALL.render, -4, 5, 690],
  ['mineralWool', WALL.insulation, -4, 99.2, 590],
  ['rigidFoam', WALL.insulation, 586, 99.2, 314],
  ['plaster', WALL.mortar, -4, 3.1, 904],
  ['sandLime', WALL.masonry, -4, 108.5, 274.4],
  ['sandLime', WALL.masonry, 406.8, 108.5, 263.6],
  ['plaster', WALL.plaster, -4, 6.2, 200],
  ['plaster', WALL.plaster, 413, 6.2, 183],
  ...floorFields(196),
  ['reinforcedConcrete', WALL.masonry, 270.4, EDGE - WALL.masonry, 136.4, true],
  ['plaster', WALL.room, 406.8, EDGE - WALL.room, 6.2, true],
  ...floorFields(596),
  ['reinforcedConcrete', WALL.masonry, 670.4, EDGE - WALL.masonry, 155, true],
  ['rigidFoam', WALL.masonry, 825.4, EDGE - WALL.masonry, 74.6, true],
]

const edges = {
  e: 'M260 650V900M335 -4V900M434.2 -4V900M545.8 205.3H828M545.8 245.6H828M545.8 605.3H828M545.8 645.6H828M335 586H434.2M548.8 196V270.4M548.8 596V670.4',
  'e e2':
    'M437.3 -4V900M545.8 -4V270.4M545.8 406.8V670.4M437.3 270.4H828M437.3 406.8H828M437.3 825.4H828M545.8 196H552M545.8 596H552',
  'e e3': 'M330 -4V686M0 650H330M552 -4V196M552 413V596M552 196H828M552 413H828M552 596H828',
}

const sealing = 'M437.3 670.4H828M435.7 590V900'
const breaks = 'M296 493H433l4 -7l8 14l4 -7H586M296 507H433l4 -7l8 14l4 -7H586'

interface Words {
  readonly wall: readonly string[]
  readonly ceiling: readonly string[]
  readonly ground: readonly string[]
}

const words: Record<Locale, Words> = {
  de_DE: {
    wall: ['Silikatputz 8', 'Mineralwolle 160', 'Klebemörtel 5', 'Kalksandstein 175', 'Gipsputz 10'],
    ceiling: ['Parkett 15', 'Zementestrich 65', 'Trittschalldämmung 40', 'Stahlbeton 220', 'Gipsputz 10'],
    ground: ['Parkett 15', 'Zementestrich 65', 'Trittschalldämmung 40', 'Stahlbeton 250', 'XPS 120'],
  },
  en_GB: {
    wall: ['Silicate render 8', 'Mineral wool 160', 'Adhesive mortar 5', 'Sand-lime brick 175', 'Gypsum plaster 10'],
    ceiling: ['Parquet 15', 'Cement screed 65', 'Impact insulation 40', 'Reinforced concrete 220', 'Gypsum plaster 10'],
    ground: ['Parquet 15', 'Cement screed 65', 'Impact insulation 40', 'Reinforced concrete 250', 'XPS 120'],
  },
}

interface NoteProps {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly end?: boolean
}

/** The layers that a leader passes, one below the other. */
function Note({ lines, x, y, end = false }: NoteProps) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + 18 * index} className={`x12 ${end ? 'xe' : ''}`}>
      {line}
    </text>
  ))
}

const wallDots = [332.5, 384.6, 435.7, 491.5, 548.9].map((x) => [x, 104] as const)
const floorDots = [200.7, 225.5, 258, 338.6, 409.9, 600.6, 625.4, 658, 747.9, 845.4].map((y) => [680, y] as const)

/** The mark of a height: a triangle that stands on it, with its number [m]. */
function Level({ x, y, text, locale }: { x: number; y: number; text: string; locale: Locale }) {
  return (
    <>
      <path className="e pf" d={`M${x} ${y}l-7 -11h14z`} />
      <path className="thin" d={`M${x - 7} ${y - 11}h59`} />
      <text x={x + 12} y={y - 16} className="x12 k">
        {locale === 'en_GB' ? text.replace(',', '.') : text}
      </text>
    </>
  )
}

/** The large section beside the login form: outer wall, floors and ground of a house, drawn like any construction. */
export function LoginIllustration() {
  const locale = useLocale()
  const { wall, ceiling, ground } = words[locale]
  return (
    <svg viewBox="0 0 828 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {fields.map(([hatch, x, y, width, height, lying = false]) => (
        <HatchFill key={`${x} ${y} ${hatch}`} {...{ hatch, x, y, width, height, lying }} density={1} seed="login" />
      ))}
      <path className="mem-b" d={sealing} strokeWidth={4} />
      <path className="mem-w" d={sealing} strokeWidth={2.4} strokeDasharray="8 8" />
      {Object.entries(edges).map(([className, path]) => (
        <path key={className} className={className} d={path} />
      ))}
      <path className="gap" d="M300 493H582V507H300z" />
      <path className="thin" d={breaks} />
      <path className="inkl" d="M549 104H250M250 60V152M680 66V410M680 494V845.4" />
      {[...wallDots, ...floorDots].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.2} className="inkf" />
      ))}
      <Note lines={wall} x={240} y={72} end />
      <Note lines={ceiling} x={690} y={76} />
      <Note lines={ground} x={690} y={504} />
      <Level x={590} y={196} text="+2,88" locale={locale} />
      <Level x={590} y={596} text="±0,00" locale={locale} />
      <Level x={120} y={650} text="−0,09" locale={locale} />
    </svg>
  )
}
