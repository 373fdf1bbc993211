import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Symbols } from '#web/charts/symbols.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { DerivedFigure } from './derivations.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { RowNames } from './row-names.ts'
import { useNumbers } from './use-numbers.ts'

export type TraceStep = NonNullable<ProjectKpis['trace']>[number]

/** How the trace of the figures on screen is asked for; null where it cannot be. */
export type TraceSource = {
  readonly key: readonly unknown[]
  readonly read: (signal: AbortSignal) => Promise<readonly TraceStep[]>
}
export const Trace = createContext<TraceSource | null>(null)

/** Steps that are listed of one kind; rows of hundreds of elements say the same. */
const MOST = 40

type Quantity = TraceStep['quantity']
const chains: Readonly<Record<'gwp' | 'penrt' | 'htPrime' | 'htPrimeReference' | 'mass', readonly Quantity[]>> = {
  gwp: [
    'netArea',
    'openingArea',
    'rowGwp',
    'fabricGwp',
    'servicesGwp',
    'carrierGwp',
    'operationGwp',
    'totalGwp',
    'perAreaYearGwp',
  ],
  penrt: [
    'netArea',
    'openingArea',
    'rowPenrt',
    'fabricPenrt',
    'servicesPenrt',
    'carrierPenrt',
    'operationPenrt',
    'totalPenrt',
    'perAreaYearPenrt',
  ],
  htPrime: ['netArea', 'openingArea', 'characteristicDimension', 'lineTransmission', 'ht', 'htPrime'],
  htPrimeReference: ['netArea', 'openingArea', 'htPrimeReference'],
  mass: ['installedMass'],
}

/** The formulas that lead to a figure, in the order of the sum; none where the trace has none. */
export function chainOf(figure: DerivedFigure): readonly Quantity[] {
  if (figure.kind === 'qng') return figure.quantity === 'gwp' ? ['carrierGwp', 'qngGwp'] : ['carrierPenrt', 'qngPenrt']
  if (figure.kind === 'total') return chains[figure.quantity]
  return figure.kind in chains ? chains[figure.kind as keyof typeof chains] : []
}

/** What formulas of buildings are given, by the names of the contract. */
const inputs = [
  'area',
  'count',
  'deltaU',
  'envelopeArea',
  'fabric',
  'finalEnergy',
  'fromOwn',
  'fx',
  'gross',
  'height',
  'ht',
  'lines',
  'modules',
  'netRoomArea',
  'openings',
  'operation',
  'perMj',
  'perYear',
  'perimeter',
  'rate',
  'regulated',
  'rows',
  'services',
  'total',
  'uValue',
  'userElectricity',
  'width',
  'years',
] as const
const isInput = (name: string): name is (typeof inputs)[number] => inputs.some((one) => one === name)

function Step({ step: { quantity, row, formula, clause, inputs, value, unit } }: { step: TraceStep }) {
  const { fixed } = useNumbers()
  const names = use(RowNames)
  const t = useTexts(resultsTexts)
  const nameOf = (name: string) => (isInput(name) ? t(`input.${name}`) : name)
  const [, sign = '.'] = /1(.)5/.exec(fixed(1.5, 1)) ?? []
  const write = (one: number) => fixed(one, Number.isInteger(one) ? 0 : Math.abs(one) < 10 ? 4 : 2)
  const given = Object.entries(inputs).map(([name, one]) =>
    Array.isArray(one)
      ? `${nameOf(name)} = ${one.slice(0, 6).map(write).join(' + ')}${one.length > 6 ? ' + …' : ''}`
      : `${nameOf(name)} = ${write(one)}`,
  )
  return (
    <li className={css.step} data-quantity={quantity}>
      <p>
        {row && <b>{names.get(`${row.kind} ${row.id}`) ?? row.id}: </b>}
        <Symbols text={formula.replaceAll(/(\d)\.(\d)/g, `$1${sign}$2`)} /> <span className="small dim">{clause}</span>
      </p>
      <p className="small dim">{given.join('; ')}</p>
      <p>
        = <b>{value === null ? ABSENT : write(value)}</b> <UnitText unit={unit.replace('·a)', 'a)')} />
      </p>
    </li>
  )
}

function Steps({ source, figure }: { source: TraceSource; figure: DerivedFigure }) {
  const t = useTexts(resultsTexts)
  const { data, error, isPending } = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => source.read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
  if (isPending) return <p role="status">{t('trace.waiting')}</p>
  if (error) return <p className="dim">{t('trace.failed', { reason: error.message })}</p>
  const chain = chainOf(figure)
  const steps = chain.flatMap((quantity) => {
    const all = data.filter((step) => step.quantity === quantity)
    return all.slice(0, MOST)
  })
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <Step key={`${step.quantity} ${step.row?.kind} ${step.row?.id}`} step={step} />
      ))}
    </ol>
  )
}

/** Every step by which a figure came about, as the service computes it: formula, clause, what went in, what came out. */
export function TraceSteps({ figure }: { figure: DerivedFigure }) {
  const t = useTexts(resultsTexts)
  const source = use(Trace)
  if (!source || chainOf(figure).length === 0) return null
  return (
    <details className="det" open>
      <summary>{t('trace.title')}</summary>
      <Steps source={source} figure={figure} />
    </details>
  )
}
