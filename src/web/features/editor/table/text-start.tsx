import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useDebounced } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useControls } from '../document/editor-state.ts'
import { type UnderstoodLayer, understoodLayers } from '../document/paste.ts'
import css from './empty-start.module.css'
import { startTexts } from './start-texts.ts'

const DEBOUNCE = 200

/** A row as it was understood; what is missing is said in its place. */
function Understood({ one: { row, layer, material, framingMaterial } }: { one: UnderstoodLayer }) {
  const t = useTexts(startTexts)
  const { withUnit } = useFormats()
  const { thickness, framingWidth, framingSpacing } = layer.numbers
  const mm = (metres: number | undefined) => (metres === undefined ? '–' : String(Math.round(metres * 1e4) / 10))
  return (
    <li>
      <span className={css.swatch}>
        {material ? <HatchSwatch hatch={material.hatch} height={18} /> : <Icon name="warning" className="warn" />}
      </span>
      <span className="num">
        {thickness === undefined ? (
          <span className="warn">{t('text.noThickness')}</span>
        ) : (
          withUnit('thickness', thickness)
        )}
      </span>
      <span>
        {material?.name ?? <span className="warn">{t('text.unknown', { name: row.name })}</span>}
        {row.framing && (
          <span className="dim">
            {' '}
            +{' '}
            {framingMaterial?.name ?? (
              <span className="warn">{t('text.unknown', { name: row.framing.name || '–' })}</span>
            )}{' '}
            {mm(framingWidth)}/{mm(framingSpacing)}
          </span>
        )}
        {material?.conductivity === null && material.hatch !== 'air' && (
          <span className="warn"> {t('text.noConductivity')}</span>
        )}
      </span>
    </li>
  )
}

/** Layers written or pasted as text, outside first, with what was understood of them below while one writes. */
export function TextStart({ release }: { release: string | null }) {
  const t = useTexts(startTexts)
  const id = useId()
  const locale = useLocale()
  const client = useQueryClient()
  const controls = useControls()
  const field = useRef<HTMLTextAreaElement>(null)
  // where the last layer has gone with the focus, or nothing had it yet, one goes on here
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  const [text, setText] = useState('')
  const asked = useDebounced(text, DEBOUNCE)
  const { data: understood = [] } = useQuery({
    queryKey: ['understood', asked, release, locale],
    queryFn: () => understoodLayers(client, asked, release, locale),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const shown = text.trim() === '' ? [] : understood
  const take = async () => {
    const layers = (await understoodLayers(client, text, release, locale)).map(({ layer }) => layer)
    const [first] = layers
    if (!first) return
    controls.insertLayers(layers, null)
    controls.focus(first.key, 'thickness')
    announce(t('text.taken', { count: layers.length }))
  }
  return (
    <form
      className={css.text}
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      <label htmlFor={id}>{t('text.label')}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={Math.min(8, Math.max(3, text.split('\n').length + 1))}
        value={text}
        placeholder={t('text.example')}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.stopPropagation()
          event.preventDefault()
          void take()
        }}
      />
      <p id={`${id}-hint`} className="small dim">
        {t('text.hint')}
      </p>
      {shown.length > 0 && (
        <ol className={css.understood} aria-label={t('text.understood')}>
          {shown.map((one, index) => (
            <Understood key={index} one={one} />
          ))}
        </ol>
      )}
      <Button type="submit" look="primary" disabled={shown.length === 0}>
        {shown.length === 0 ? t('text.takeNone') : t('text.take', { count: shown.length })} <kbd>Enter</kbd>
      </Button>
    </form>
  )
}
