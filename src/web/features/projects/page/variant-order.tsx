import { type PointerEvent, useRef, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectTexts } from '../projects-texts.ts'
import css from './project-page.module.css'

type Named = { readonly id: string; readonly name: string }

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The variants in their order: dragged to another place, or moved by Alt and an arrow. */
export function VariantOrder({
  variants,
  onMove,
}: {
  variants: readonly Named[]
  onMove: (id: string, by: 1 | -1) => void
}) {
  const t = useTexts(projectTexts)
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<string | null>(null)
  const drag = ({ clientY }: PointerEvent) => {
    if (held === null) return
    const from = variants.findIndex(({ id }) => id === held)
    const boxes = [...(list.current?.children ?? [])].map((one) => one.getBoundingClientRect())
    const over = boxes.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
    if (over >= 0 && over !== from) onMove(held, over > from ? 1 : -1)
  }
  return (
    <>
      <p className="lbl" id="variant-order">
        {t('variant.order')} <span className="dim">({t('variant.orderHint')})</span>
      </p>
      <ol ref={list} className={css.order} aria-labelledby="variant-order">
        {variants.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              className={css.orderItem}
              data-held={held === id || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setHeld(id)
              }}
              onPointerMove={drag}
              onPointerUp={() => setHeld(null)}
              onPointerCancel={() => setHeld(null)}
              onKeyDown={(event) => {
                const by = event.altKey ? steps[event.key] : undefined
                if (by === undefined) return
                event.preventDefault()
                const place = Math.min(Math.max(index + by, 0), variants.length - 1) + 1
                onMove(id, by)
                announce(t('variant.moved', { name, place, count: variants.length }))
              }}
            >
              <Icon name="handle" />
              {name}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
