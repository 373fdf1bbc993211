import type { OptimisationProposal } from '#contract/optimisation.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

const shown = [
  ['uValue', 'uValue'],
  ['gwp', 'gwp'],
  ['penrt', 'primaryEnergy'],
  ['timeShift', 'hours'],
  ['thickness', 'thickness'],
  ['mass', 'mass'],
  ['cost', 'cost'],
] as const satisfies readonly (readonly [keyof OptimisationProposal['figures'], Quantity])[]

type Told = Pick<OptimisationProposal, 'figures' | 'lowerBounds'>

/** What the construction comes to with a proposal, and what it is today; of lower bounds so it is said. */
export function FigureLine({ told, given }: { told: Told; given: Told }) {
  const t = useTexts(proposalTexts)
  const { figure, difference } = useFormats()
  const { figures } = told
  const today = given.figures
  const boundOf = ({ lowerBounds }: Told, name: (typeof shown)[number][0]) => (lowerBounds.includes(name) ? '≥ ' : '')
  return (
    <dl className={css.line}>
      {shown
        .filter(([name]) => name !== 'cost' || today.cost !== null || figures.cost !== null)
        .map(([name, quantity]) => {
          const [now, before] = [figures[name], today[name]]
          const change = now === null || before === null ? null : now - before
          return (
            <div key={name}>
              <dt>
                {t(`figure.${name}`)}{' '}
                <span className="unit">
                  <UnitText unit={quantities[quantity].unit} />
                </span>
              </dt>
              <dd>
                {boundOf(told, name)}
                {figure(quantity, now)}
              </dd>
              <dd>
                {change !== null &&
                  figures !== today &&
                  t('line.today', {
                    value: boundOf(given, name) + figure(quantity, before),
                    change: difference(quantity, change),
                  })}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}
