import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { LetterMark } from '#web/components/letter-mark.tsx'
import type { PrintRatio } from '#web/drawing/sheet-size.ts'
import { MarkOnPaper, type PrintedMark } from '#web/pdf/printed-mark.tsx'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { firstWhere } from './first-where.ts'
import css from './report.module.css'
import { type Heading, stampOf, titleOf } from './stamp.ts'
import type { Words } from './words.ts'

/** Sizes of the text, as parts of the usual one, that are tried until the sheet holds everything. */
const sizes = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7] as const
const smaller = [...sizes, 0.64, 0.56, 0.48, 0.42] as const
/** A sheet that gets its code stays the one it was: what held without it holds with it. */
const withMark = [...sizes, 0.67, 0.64, 0.61] as const

/**
 * Sets the text in the largest size in which the sheet holds it, or in the smallest. Each size that is tried lays the
 * sheet out: they are halved, after the largest and the smallest, which most often decide.
 *
 * @returns whether it does
 */
function fit(sheet: HTMLElement, flow: HTMLElement, tried: readonly number[]): boolean {
  // The whole sheet may be shown smaller than it is.
  const shown = sheet.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(sheet).width)
  const holds = (size: number) => {
    flow.style.setProperty('zoom', String(size))
    const room = Number.parseFloat(getComputedStyle(sheet).paddingBottom) * shown
    const last = sheet.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return last <= sheet.getBoundingClientRect().bottom - room + 1
  }
  const place = firstWhere(tried, holds)
  flow.style.setProperty('zoom', String(tried[place ?? tried.length - 1]))
  return place !== undefined
}

/** One A4 sheet with its head and title block; what stands between is made smaller where it has no room. */
export function ReportSheet({
  reported,
  words,
  heading,
  ratio,
  number,
  of,
  mark,
  top,
  children,
  onOverflow,
}: {
  reported: Reported
  words: Words
  heading: Heading
  ratio: PrintRatio
  number: number
  of: number
  /** By which it is verified, once it has one. */
  mark: PrintedMark | undefined
  /** Keeps its size, because it is to scale. */
  top?: ReactNode
  children: ReactNode
  /** Without it the text becomes as small as it must. */
  onOverflow?: (() => void) | undefined
}) {
  const { t, common } = words
  const { construction } = reported
  const sheet = useRef<HTMLElement>(null)
  const flow = useRef<HTMLDivElement>(null)
  const title = titleOf(reported, words)
  const made = t('made', { address: window.location.origin + window.location.pathname })
  useLayoutEffect(() => {
    if (!sheet.current || !flow.current) return
    const tried = mark ? withMark : sizes
    if (!fit(sheet.current, flow.current, onOverflow ? tried : smaller)) onOverflow?.()
  })
  const blade = of > 1 ? `${construction.code ?? ''} ${number}/${of}`.trim() : (construction.code ?? '1')
  const [today] = useState(() => new Date().toISOString())
  return (
    <article
      ref={sheet}
      className={clsx(css.sheet, 'on-paper')}
      lang={words.tag}
      aria-label={`${t('label', { name: title })}${of > 1 ? `, ${number}/${of}` : ''}`}
    >
      <header className={css.sheetHead}>
        <div>
          <p className="small dim">{t('kicker', { type: common(`type.${construction.type}`) })}</p>
          <h2>{title}</h2>
        </div>
        <LetterMark {...heading} />
      </header>
      {top}
      <div className={css.flow} ref={flow}>
        {children}
      </div>
      <dl className={css.titleBlock}>
        {stampOf({ reported, words, heading }, ratio, blade, today).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mark ? <MarkOnPaper mark={mark} note={made} /> : <p className={clsx(css.made, 'dim3')}>{made}</p>}
    </article>
  )
}
