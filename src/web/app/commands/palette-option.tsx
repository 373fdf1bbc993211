import { useEffect, useRef } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { KeyCaps } from '#web/components/key-caps.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useCompareTray } from '#web/lib/compare-tray.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commandTexts } from '../app-texts.ts'
import css from './commands.module.css'
import { piecesOf } from './matching.ts'
import type { Option } from './use-palette.ts'

/** px per m: walls of half a metre fit, all in one scale. */
const STRIP_SCALE = 205
const STRIP_HEIGHT = 18
const STRIP_WIDTH = 104

function Sign({ option }: { option: Option }) {
  if (option.kind === 'construction') {
    const layers = option.item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))
    return (
      <SectionStrip
        layers={layers}
        scale={STRIP_SCALE}
        height={STRIP_HEIGHT}
        seed={option.item.id}
        width={STRIP_WIDTH}
      />
    )
  }
  if (option.kind === 'material') return <HatchSwatch hatch={option.material.hatch} width={28} height={18} />
  return <Icon name={option.kind === 'recent' ? 'clock' : option.kind === 'tag' ? 'filter' : 'right'} />
}

function Beside({ option }: { option: Option }) {
  const t = useTexts(commandTexts)
  const { figure } = useFormats()
  const chosen = useCompareTray()
  if (option.kind === 'construction') {
    return (
      <>
        {chosen.includes(option.item.id) && <span className="small">{t('chosen')}, </span>}
        <i>U</i> {figure('uValue', option.item.uValue)}
      </>
    )
  }
  if (option.kind === 'material') return <>λ {figure('conductivity', option.material.conductivity)}</>
  return option.kind === 'command' ? <KeyCaps keys={option.keys} /> : null
}

function Name({ option, text }: { option: Option; text: string }) {
  const code = option.kind === 'construction' ? option.item.code : null
  const label = code ? option.label.slice(code.length + 1) : option.label
  return (
    <>
      {code && <b>{code} </b>}
      {piecesOf(label, text).map((piece, index) =>
        piece.found ? <mark key={`${index} ${piece.text}`}>{piece.text}</mark> : piece.text,
      )}
    </>
  )
}

/** One thing to choose. The focus stays in the field; the chosen row is kept in sight. */
export function PaletteOption({
  id,
  option,
  text,
  active,
  onChoose,
  onPoint,
}: {
  id: string
  option: Option
  text: string
  active: boolean
  onChoose: () => void
  onPoint: () => void
}) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <button
      type="button"
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={active ? 'mi on' : 'mi'}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={css.sign}>
        <Sign option={option} />
      </span>
      <span className={css.name}>
        <Name option={option} text={text} />
      </span>
      <span className="r">
        <Beside option={option} />
      </span>
    </button>
  )
}
