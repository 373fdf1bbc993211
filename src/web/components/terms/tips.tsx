import { useEffect, useId, useState } from 'react'
import css from './tips.module.css'

/** An element and what it means. */
export type Explained = { readonly anchor: HTMLElement; readonly text: string }

/** Rest before words show, and before they go [ms]. */
const SHOW = 350
const HIDE = 150
/** Distance of the words from what they explain, and from the edges of the window [px]. */
const GAP = 6
const MARGIN = 8

/** Lays the words below what they explain, above it where there is no room. */
function place(tip: HTMLElement, anchor: Element): void {
  tip.showPopover?.()
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = bottom + GAP + tip.offsetHeight + MARGIN > clientHeight
  tip.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - MARGIN - tip.offsetWidth))}px`
  tip.style.top = `${above ? Math.max(MARGIN, top - GAP - tip.offsetHeight) : bottom + GAP}px`
}

/** Ties the words to what they explain as long as they show; a title of the browser's own would say something beside. */
function tie(anchor: HTMLElement, id: string): () => void {
  const titled = anchor.closest<HTMLElement>('[title]') ?? anchor.querySelector<HTMLElement>('[title]')
  const [title, described] = [titled?.title, anchor.getAttribute('aria-describedby')]
  titled?.removeAttribute('title')
  anchor.setAttribute('aria-describedby', described === null ? id : `${described} ${id}`)
  return () => {
    if (title !== undefined) titled?.setAttribute('title', title)
    if (described === null) anchor.removeAttribute('aria-describedby')
    else anchor.setAttribute('aria-describedby', described)
  }
}

/** Whether a dialog has opened over it since: the words go as soon as the page finds time. */
const isBehindDialog = (anchor: Element) =>
  document.querySelector('dialog[open]') !== null && anchor.closest('dialog[open]') === null

/**
 * Says in words what something on the screen means, while the pointer rests on it or on the words, while it has the
 * focus, and when it is tapped. Escape takes the words away, and nothing else.
 *
 * @param explain - what is explained at a target, and how; the same function as long as it explains the same
 */
export function Tips({ explain }: { explain: (target: Element) => Explained | undefined }) {
  const id = useId()
  const [shown, show] = useState<Explained>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (next: Explained | undefined, milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => show(next), milliseconds)
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === 'touch') return
      if (target.closest('[role="tooltip"]')) return clearTimeout(timer)
      const found = explain(target)
      later(found, found ? SHOW : HIDE)
    }
    const focus = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? explain(target) : undefined
      later(found, found ? SHOW : 0)
    }
    const tap = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[role="tooltip"]')) return
      // what is pressed for something else says nothing
      const isFree = target.closest('a, button, input, select, summary')?.matches('[data-term]') ?? true
      later(isFree ? explain(target) : undefined, 0)
    }
    const leave = () => later(undefined, 0)
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', leave)
    document.addEventListener('click', tap)
    document.addEventListener('scroll', leave, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('click', tap)
      document.removeEventListener('scroll', leave, true)
    }
  }, [explain])
  useEffect(() => {
    if (!shown) return
    const untie = tie(shown.anchor, id)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      show(undefined)
      if (isBehindDialog(shown.anchor)) return
      event.stopPropagation()
      event.preventDefault()
    }
    document.addEventListener('keydown', escape, true)
    return () => {
      untie()
      document.removeEventListener('keydown', escape, true)
    }
  }, [shown, id])
  if (!shown?.anchor.isConnected) return null
  return (
    <div
      id={id}
      role="tooltip"
      className={css.tip}
      popover="manual"
      ref={(tip) => {
        if (tip) place(tip, shown.anchor)
      }}
    >
      {shown.text}
    </div>
  )
}
