import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { explanationTexts } from '../../texts/explanation.ts'
import type { ExplainedFigure, Step } from './explained-steps.ts'
import type { ExplanationWords } from './explanation-words.ts'
import { Symbols } from './symbol.tsx'
import { formulaOf, inputOf, isFormula, isInput, isQuantity, quantityOf } from './symbols.ts'

const unitText = (unit: string) => (unit === '1' ? '' : unit)

/** The formula of a step in symbols and words, and where it comes from. */
export function FormulaView({ step }: { step: Step }) {
  const t = useTexts(explanationTexts)
  const formula = isFormula(step.formula) ? formulaOf(step.formula) : undefined
  return (
    <>
      {formula && formula.text !== '' && (
        <p className="formula" aria-label={t('formula')}>
          <Symbols text={formula.text} />
        </p>
      )}
      {formula && <p>{t(formula.method)}</p>}
      <p className="small dim">
        {t('source')}: {step.clause}
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
    <table className="mini inputs">
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
          const input = isInput(name) ? inputOf(name) : undefined
          const { quantity } = input ?? {}
          const label = input ? t(input.name) : name.replace('-', '–')
          return (
            <tr key={name}>
              <th scope="row">
                {quantity ? (
                  <button type="button" className="link" onClick={() => onOpen({ quantity, layer: null })}>
                    {label}
                  </button>
                ) : (
                  label
                )}{' '}
                {input && input.symbol !== '' && <Symbols text={input.symbol} />}
              </th>
              <td className="num">{words.write(value)}</td>
              <td className="unit">{input ? (input.unit === 'dataset' ? '' : input.unit) : unitText(step.unit)}</td>
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
    <table className="mini inputs">
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
              {isQuantity(quantity) && <Symbols text={quantityOf(quantity).symbol} />}
            </th>
            <td className="num">{words.write(value)}</td>
            <td className="unit">{unitText(unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
