import { formulaDefinition, isFormulaId } from '#vocabulary/formulas.ts'
import { OWN_PRICES } from '#vocabulary/prices.ts'
import { Symbols } from '#web/charts/symbols.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { ExplainedFigure, Step } from './explained-steps.ts'
import css from './explanation.module.css'
import { explanationTexts } from './explanation-texts.ts'
import type { ExplanationWords } from './explanation-words.ts'
import { methodOf } from './methods.ts'

const unitText = (unit: string | null | undefined) => (unit === '1' || !unit ? '' : unit)

/** The formula of a step in symbols and words, and where it comes from. */
export function FormulaView({ step }: { step: Step }) {
  const t = useTexts(explanationTexts)
  const id = isFormulaId(step.formula) ? step.formula : undefined
  const text = id ? formulaDefinition(id).text : ''
  return (
    <>
      {text !== '' && (
        <p className={css.formula} aria-label={t('formula')}>
          <Symbols text={text} />
        </p>
      )}
      {id && <p>{t(`method.${methodOf[id]}`)}</p>}
      <p className="small dim">
        {t('source')}: {step.clause === OWN_PRICES ? t('ownPrices') : step.clause}
      </p>
    </>
  )
}

type TableProps = {
  readonly step: Step
  readonly words: ExplanationWords
  readonly onOpen: (figure: ExplainedFigure) => void
}

/** What the formula was given. What is a figure itself leads to its own explanation. */
export function InputTable({ step, words, onOpen }: TableProps) {
  const t = useTexts(explanationTexts)
  const entries = Object.entries(step.inputs)
  if (entries.length === 0) return null
  return (
    <table className="mini">
      <caption>{t('inputs')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('input')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('unit')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, value]) => {
          const { label, symbol, unit, step: origin } = words.inputOf(name)
          return (
            <tr key={name}>
              <th scope="row">
                {origin ? (
                  <button
                    type="button"
                    className="link"
                    onClick={() => onOpen({ quantity: origin.quantity, layer: origin.ofLayer ? step.layer : null })}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )}{' '}
                {symbol !== '' && <Symbols text={symbol} />}
              </th>
              <td className="num">{words.write(value)}</td>
              <td className="unit">{unitText(unit === undefined ? step.unit : unit)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The steps right behind a figure, each leading to its own explanation. */
export function StepTable({ steps, words, onOpen }: Omit<TableProps, 'step'> & { readonly steps: readonly Step[] }) {
  const t = useTexts(explanationTexts)
  if (steps.length === 0) return null
  return (
    <table className="mini">
      <caption>{t('behind')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('unit')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ quantity, layer, value, unit, clause }, index) => (
          <tr key={`${quantity} ${layer} ${clause} ${index}`}>
            <th scope="row">
              <button type="button" className="link" onClick={() => onOpen({ quantity, layer })}>
                {words.layerOf(layer) ?? words.nameOf(quantity)}
              </button>{' '}
              <Symbols text={words.symbolOf(quantity)} />
            </th>
            <td className="num">{words.write(value)}</td>
            <td className="unit">{unitText(unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
