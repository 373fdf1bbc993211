import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { placeName } from '#vocabulary/service-life-names.ts'
import { serviceLifePlaces } from '#vocabulary/service-life-positions.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { NumberInput } from './number-input.tsx'
import { serviceLifeTexts } from './panel-texts.ts'
import css from './panels.module.css'

type LayerFigures = KeyPerformanceIndicators['layers'][number]
type Props = {
  readonly layer: LayerDraft
  /** Figures of the construction, and the place of the layer in them; undefined while there are none. */
  readonly assessed: { readonly kpis: KeyPerformanceIndicators; readonly index: number } | undefined
}

/** Years as a person says them: at least so many where that is all the table says. */
const useYears = () => {
  const t = useTexts(serviceLifeTexts)
  return (years: number, isOpen: boolean) => {
    const text = t('years', { count: years })
    return isOpen ? t('atLeast', { years: text }) : text
  }
}

/** What the figure is and where it comes from. */
function Told({ life, asked }: { life: NonNullable<LayerFigures['serviceLife']>; asked: string }) {
  const t = useTexts(serviceLifeTexts)
  const yearsText = useYears()
  const years = yearsText(life.years, life.open)
  const { positionName, edition, code, reason, basis } = life
  const table = [code, edition === null ? null : t('edition', { edition })].filter((part) => part !== null).join(', ')
  const position = table === '' ? (positionName ?? '') : `${positionName} (${table})`
  const text =
    edition !== null
      ? t('byRule', { years, position, reason })
      : positionName !== null
        ? t('noEntry', { years, position: positionName })
        : basis === 'own'
          ? `${years}: ${reason}.`
          : t('byMaterial', { years, reason })
  return (
    <p>
      {text}
      {edition !== null && edition !== asked && ` ${t('borrowed', { asked, edition })}`}
    </p>
  )
}

/** The shorter life of the layers on both sides [a]; undefined where they have none. */
const neighboursLife = ({ layers }: KeyPerformanceIndicators, index: number): number | undefined => {
  const years = (one: LayerFigures) => one.serviceLife?.years
  const outer = layers.slice(0, index).findLast((one) => years(one) !== undefined)
  const inner = layers.slice(index + 1).find((one) => years(one) !== undefined)
  const known = [outer, inner].flatMap((one) => (one?.serviceLife ? [one.serviceLife.years] : []))
  return known.length === 2 ? Math.min(...known) : undefined
}

/** A layer between two that live longer: one press gives it their life. */
function Enclosed({ layer, assessed }: { layer: LayerDraft; assessed: NonNullable<Props['assessed']> }) {
  const t = useTexts(serviceLifeTexts)
  const yearsText = useYears()
  const controls = useControls()
  const years = neighboursLife(assessed.kpis, assessed.index)
  const take = () => {
    controls.run({ do: 'setNumber', key: layer.key, field: 'serviceLife', text: String(years) }, 'enclosed')
    const change = { serviceLifeReason: t('asNeighboursReason') }
    controls.run({ do: 'setLayer', key: layer.key, change }, 'enclosed')
  }
  return (
    <p className={clsx('row between', css.whole)}>
      <span>{t('enclosed')}</span>
      {years !== undefined && (
        <Button size="s" onClick={take}>
          {t('asNeighbours', { years: yearsText(years, false) })}
        </Button>
      )}
    </p>
  )
}

/** How long the layer serves and why, another position or a figure of its own, and the reason for either. */
export function ServiceLifePart({ layer, assessed }: Props) {
  const t = useTexts(serviceLifeTexts)
  const locale = useLocale()
  const controls = useControls()
  const figures = assessed?.kpis.layers.find((one) => one.layer === assessed.index)
  const { serviceLifePosition = null, serviceLifeReason = '' } = layer
  const isOther = serviceLifePosition !== null || layer.numbers.serviceLife !== undefined
  const set = (change: Partial<Pick<LayerDraft, 'serviceLifePosition' | 'serviceLifeReason'>>) =>
    controls.run({ do: 'setLayer', key: layer.key, change }, `life ${layer.key}`)
  return (
    <>
      <h3 className={css.heading}>{t('title')}</h3>
      {assessed && figures?.serviceLife && (
        <Told life={figures.serviceLife} asked={assessed.kpis.settings.serviceLifeEdition} />
      )}
      {figures && !figures.serviceLife && <p>{t('unknown')}</p>}
      {assessed && figures?.enclosed && <Enclosed layer={layer} assessed={assessed} />}
      <div className="two">
        <label className="field">
          <span className="lbl">{t('position')}</span>
          <Select
            value={serviceLifePosition ?? ''}
            onChange={({ target }) =>
              set({ serviceLifePosition: serviceLifePlaces.find((place) => place === target.value) ?? null })
            }
          >
            <option value="">{t('byRules')}</option>
            {serviceLifePlaces.map((place) => (
              <option key={place} value={place}>
                {placeName(place, locale)}
              </option>
            ))}
          </Select>
        </label>
        <NumberInput layer={layer} field="serviceLife" label={t('own')} />
        {isOther && (
          <div className={css.whole}>
            <Field
              label={t('reason')}
              maxLength={300}
              hint={t(serviceLifeReason.trim() === '' ? 'reasonMissing' : 'reasonHint')}
              value={serviceLifeReason}
              onChange={({ target }) => set({ serviceLifeReason: target.value })}
            />
          </div>
        )}
      </div>
    </>
  )
}
