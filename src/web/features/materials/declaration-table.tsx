import { type ClipboardEvent, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { belongsTo, type Indicator, indicatorDefinitions } from '#vocabulary/indicators.ts'
import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { de as chartsInGerman } from '#web/charts/texts/charts.de.ts'
import { en as chartsInEnglish } from '#web/charts/texts/charts.en.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Select } from '#web/components/select.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useFieldError } from './form-fields.tsx'
import { cellName, type FormValues } from './form-values.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'
import { indicatorsFor, pastedFigures } from './pasted-figures.ts'

function Cell({ indicator, column, label }: { indicator: Indicator; column: number; label: string }) {
  const { register } = useFormContext<FormValues>()
  const name = `cells.${cellName(indicator, column)}` as const
  const error = useFieldError(name)
  return (
    <input
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      aria-label={error === undefined ? label : `${label}: ${error}`}
      aria-invalid={error === undefined ? undefined : true}
      title={error}
      {...register(name)}
    />
  )
}

function Head({ column, onRemove }: { column: number; onRemove: () => void }) {
  const t = useTexts(materialsTexts)
  const { register, watch } = useFormContext<FormValues>()
  const module = watch(`columns.${column}.module`)
  const error = useFieldError(`columns.${column}.module`)
  return (
    <th scope="col">
      <span className="row between">
        {module}
        <Button look="quiet" size="xs" icon="close" aria-label={t('removeModule', { module })} onClick={onRemove} />
      </span>
      <input
        className="input"
        aria-label={t('scenario', { module })}
        placeholder={t('scenarioHint')}
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        {...register(`columns.${column}.scenario`)}
      />
      {error !== undefined && (
        <span className="hint bad">
          <Icon name="error" />
          {error}
        </span>
      )}
    </th>
  )
}

const labelsOf = (indicator: Indicator) =>
  [chartsInGerman, chartsInEnglish].map((texts) => texts[`indicator.${indicator}`])

/** Where a paste begins: the cell that has the focus. */
const placeOf = (target: EventTarget, indicators: readonly Indicator[]) => {
  const name = target instanceof HTMLInputElement ? target.name : ''
  const [indicator = '', column = '0'] = name.replace(/^cells\./, '').split(' ')
  return {
    row: Math.max(
      0,
      indicators.findIndex((one) => one === indicator),
    ),
    column: Number(column),
  }
}

/** Figures of the declaration: indicators by modules, typed, or pasted from a spreadsheet. */
export function DeclarationTable() {
  const t = useTexts(materialsTexts)
  const chart = useTexts(chartTexts)
  const { watch, setValue, getValues } = useFormContext<FormValues>()
  const { fields, append } = useFieldArray<FormValues, 'columns'>({ name: 'columns' })
  const [module, setModule] = useState<DeclaredModule>('A4')
  const error = useFieldError('columns.root')
  /** What the last paste named and the table has no place for. */
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const generation = watch('epd.generation')
  const indicators = indicatorsFor((one) => belongsTo(one, generation))
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const modules = getValues('columns').map((column) => column.module)
    const at = placeOf(event.target, indicators)
    const { figures, unknown } = pastedFigures(text, { indicators, modules, labels: labelsOf, at })
    for (const { row, column, text: figure } of figures) {
      const indicator = indicators[row]
      if (indicator) setValue(`cells.${cellName(indicator, column)}`, figure, { shouldDirty: true })
    }
    announce(figures.length > 0 ? t('pasted', { count: figures.length }) : t('pastedNothing'))
    setUnknown(unknown)
  }
  /** The cells are named by place: those right of a removed column move up. */
  const removeColumn = (place: number) => {
    const { cells, columns } = getValues()
    const next: Record<string, string> = {}
    for (const [name, value] of Object.entries(cells)) {
      const [indicator = '', column = ''] = name.split(' ')
      const at = Number(column)
      if (at !== place) next[cellName(indicator as Indicator, at > place ? at - 1 : at)] = value
    }
    for (const indicator of indicators) next[cellName(indicator, columns.length - 1)] = ''
    setValue('cells', next, { shouldDirty: true })
    setValue('columns', columns.toSpliced(place, 1), { shouldDirty: true })
  }
  return (
    <div className={css.declaration}>
      <h3>{t('figures')}</h3>
      <p className="small dim">{t('figuresText')}</p>
      {error !== undefined && (
        <p className="hint bad" role="alert">
          <Icon name="error" />
          {error}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="hint warn" role="status">
          <Icon name="warning" />
          {t('pastedUnknown', { names: unknown.join(', ') })}
        </p>
      )}
      <div className={css.declarationScroll} onPaste={onPaste}>
        <table className="table tight">
          <caption className="sr">{t('figures')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('indicator')}</th>
              {fields.map(({ id }, column) => (
                <Head key={id} column={column} onRemove={() => removeColumn(column)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {indicators.map((indicator) => (
              <tr key={indicator}>
                <th scope="row">
                  {chart(`indicator.${indicator}`)}{' '}
                  <span className="unit">
                    <UnitText unit={indicatorDefinitions[indicator].unit} />
                  </span>
                </th>
                {fields.map(({ id, module: named }, column) => (
                  <td key={id}>
                    <Cell
                      indicator={indicator}
                      column={column}
                      label={t('cell', { indicator: chart(`indicator.${indicator}`), module: named })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        <Select
          aria-label={t('addModule')}
          value={module}
          onChange={({ target }) => {
            const chosen = declaredModules.find((one) => one === target.value)
            if (chosen) setModule(chosen)
          }}
        >
          {declaredModules.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Button icon="plus" onClick={() => append({ module, scenario: '' }, { shouldFocus: false })}>
          {t('addModule')}
        </Button>
      </div>
    </div>
  )
}
