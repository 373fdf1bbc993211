import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { FigurePlace } from '#vocabulary/figures.ts'
import { Icon, type IconName } from '#web/components/icon.tsx'
import { ABSENT } from '#web/lib/format.ts'
import { FigureButton } from '../../figures/figure-button.tsx'

/** A section of the panel: title, norm or choice at the right, content. */
export function Section({
  title,
  aside,
  className,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={clsx('sec', className)} aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
        {typeof aside === 'string' ? <span className="small dim">{aside}</span> : aside}
      </div>
      {children}
    </section>
  )
}

const icons = { ok: 'done', warn: 'warning', bad: 'error', dim: 'info' } as const satisfies Record<string, IconName>
export type VerdictKind = keyof typeof icons

/** A verdict: sign and words, colour only beside them. */
export const Verdict = ({ kind, children }: { kind: VerdictKind; children: ReactNode }) => (
  <p className={`verdict ${kind}`}>
    <Icon name={icons[kind]} />
    <span>{children}</span>
  </p>
)

export type Fact = {
  readonly id: string
  readonly name: ReactNode
  readonly value: ReactNode
  readonly unit?: ReactNode
  /** Against the reference; see `Change`. */
  readonly change?: ReactNode
  /** Figure of the result that can be explained. */
  readonly of?: FigurePlace
}

/** Figures as a list of name and value. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="kv s">
    {facts.map(({ id, name, value, unit, change, of }) => [
      <dt key={`${id} name`}>{name}</dt>,
      <dd key={id}>
        {change} {of === undefined ? value : <FigureButton of={of}>{value}</FigureButton>}{' '}
        {unit !== undefined && value !== ABSENT && <span className="unit">{unit}</span>}
      </dd>,
    ])}
  </dl>
)
