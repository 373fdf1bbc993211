import { clsx } from 'clsx'
import { type CSSProperties, type Ref, useMemo, useState } from 'react'
import type { Letterhead } from '#contract/letterhead.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { LetterMark } from '#web/components/letter-mark.tsx'
import { MarkOnPaper, type PrintedMark } from '#web/pdf/printed-mark.tsx'
import { useDrawn } from '../schedule/use-drawn.ts'
import { BlockView } from './block-view.tsx'
import type { Block } from './blocks.ts'
import css from './project-report.module.css'
import type { ReportSource } from './report-source.ts'
import { stampOf, titleOf } from './stamp.ts'
import { type SetBlock, usePages } from './use-pages.ts'

/** An A4 sheet on screen [px]; where there is less room it is shown smaller, whole. */
const SHEET_WIDTH = 794

function SetView({ block, ...rest }: Omit<Parameters<typeof BlockView>[0], 'block'> & { block: SetBlock }) {
  return block.kind === 'mark' ? <MarkOnPaper mark={block.mark} /> : <BlockView block={block} {...rest} />
}

/** The report on as many sheets as it needs, each with head and title block. */
export function ProjectSheets({
  source,
  letterhead,
  blocks,
  mark,
  onCount,
  ref,
}: {
  source: ReportSource
  letterhead: Letterhead
  blocks: readonly Block[]
  /** By which the report is verified, once it has one; it closes it. */
  mark: PrintedMark | undefined
  /** Told how many sheets there are. */
  onCount: (count: number) => void
  ref: Ref<HTMLDivElement>
}) {
  const { t, formats } = source.words
  const { release } = source.stored
  const { constructions } = source.project
  const drawn = useDrawn(useMemo(() => ({ constructions, release }), [constructions, release]))
  const drawing = useMemo(() => ({ source, drawn }), [source, drawn])
  const set = useMemo((): readonly SetBlock[] => (mark ? [...blocks, { kind: 'mark', mark }] : blocks), [blocks, mark])
  const { place, pages } = usePages(set, onCount)
  const { ref: room, width } = useWidth<HTMLDivElement>(SHEET_WIDTH)
  const [today] = useState(() => new Date().toISOString())
  const title = titleOf(source)
  return (
    <div className={css.sheets} ref={room} style={{ '--fit': Math.min(1, width / SHEET_WIDTH) } as CSSProperties}>
      <div className={clsx(css.measure, 'on-paper')} ref={place} aria-hidden="true" inert>
        {set.map((block, index) => (
          <div key={`${index} ${block.kind}`} className={css.block}>
            <SetView block={block} drawing={drawing} />
          </div>
        ))}
      </div>
      <div ref={ref}>
        {pages.map((pieces, page) => (
          <article
            key={page}
            className={clsx(css.sheet, 'on-paper')}
            aria-label={`${t('label', { name: title })}, ${page + 1} / ${pages.length}`}
          >
            <header className={css.head}>
              <div>
                <p className="small dim">{t('kicker')}</p>
                <h2>{title}</h2>
              </div>
              <LetterMark {...letterhead} />
            </header>
            {pieces.map(({ block: index, from, to }) => {
              const block = set[index]
              return (
                block && (
                  <div key={`${index} ${from}`} className={css.block}>
                    <SetView block={block} lines={{ from, to }} drawing={drawing} />
                  </div>
                )
              )
            })}
            <dl className={css.titleBlock}>
              {stampOf(source, letterhead, today, `${formats.number(page + 1)} / ${formats.number(pages.length)}`).map(
                ([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd title={value}>{value}</dd>
                  </div>
                ),
              )}
            </dl>
            <p className={clsx(css.made, 'dim3')}>
              {t('made', { address: window.location.origin + window.location.pathname })}
            </p>
          </article>
        ))}
      </div>
    </div>
  )
}
