import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { announce } from '#web/lib/announcer.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'
import { useOwnValuesToast } from '../../table/use-own-values-toast.ts'
import css from './alternatives.module.css'
import { type Alternative, isForHeat } from './alternatives.ts'
import { alternativesTexts } from './alternatives-texts.ts'
import { taking, useAlternatives } from './use-alternatives.ts'

/** Alternatives that are shown. */
const MOST = 12

type AlternativesProps = {
  readonly layer: LayerDraft
  readonly number: number
  readonly material: Material
  readonly release: string | null
  readonly figures: LiveFigures
  readonly onClose: () => void
}

function Rows({
  alternatives,
  now,
  onTake,
}: {
  alternatives: readonly Alternative[]
  now: KeyPerformanceIndicators
  onTake: (one: Alternative) => void
}) {
  const t = useTexts(alternativesTexts)
  const { figure, withUnit, difference } = useFormats()
  const total = now.lifeCycle.gwp?.total ?? 0
  return alternatives.map((one) => (
    <tr key={one.material.id}>
      <td>
        <HatchSwatch hatch={one.material.hatch} height={22} />
      </td>
      <td>{one.material.name}</td>
      <td className="num">{withUnit('thickness', one.thickness)}</td>
      <td className="num">{figure('gwp', one.gwp)}</td>
      <td className="num">
        <b>{difference('gwp', one.gwp - total)}</b>
        <span className={clsx('unit', css.unit)}>
          {' '}
          <UnitText unit={quantities.gwp.unit} />
        </span>
      </td>
      <td className="num">{figure('uValue', one.uValue)}</td>
      <td>
        <Button
          size="s"
          aria-label={t('takeOf', { name: one.material.name, thickness: withUnit('thickness', one.thickness) })}
          onClick={() => onTake(one)}
        >
          {t('take')}
        </Button>
      </td>
    </tr>
  ))
}

/** Materials that could stand in a layer with less GWP, each with what it changes; taking one can be undone as one step. */
export function AlternativesPanel(props: AlternativesProps) {
  const { layer, number, material, figures, onClose } = props
  const t = useTexts(alternativesTexts)
  const { withUnit, figure } = useFormats()
  const controls = useControls()
  const tellOwnValues = useOwnValuesToast()
  const { shown } = figures.get()
  const { data, isError } = useAlternatives(props, shown)
  const lifeCycle = shown?.result.lifeCycle
  const take = (one: Alternative) => {
    controls.seal()
    controls.run(taking(layer.key, one))
    tellOwnValues(layer, material.name)
    announce(t('taken', { number, name: one.material.name, thickness: withUnit('thickness', one.thickness) }))
    onClose()
  }
  const state = () => {
    if (isError) return t('failed')
    if (data === undefined) return t('computing')
    return t(data === null ? 'unknown' : 'none')
  }
  return (
    <Dialog title={t('title', { number, name: material.name })} className={css.dialog} onClose={onClose}>
      <p className="dim">
        {t(isForHeat(material) ? 'equal.resistance' : 'equal.thickness', {
          scope: scopeName(lifeCycle?.modules ?? []),
          years: lifeCycle?.referenceStudyPeriod ?? '–',
        })}
      </p>
      {shown && data && data.length > 0 ? (
        <table className="table">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('material')}</th>
              <th scope="col" className="num">
                {t('thickness')}
              </th>
              <th scope="col" className="num">
                {t('gwp')}
              </th>
              <th scope="col" className="num">
                {t('difference')}
              </th>
              <th scope="col" className="num">
                {t('u')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            <tr className="dim">
              <td>
                <HatchSwatch hatch={material.hatch} height={22} />
              </td>
              <td>
                {material.name}, {t('now')}
              </td>
              <td className="num">{withUnit('thickness', layer.numbers.thickness)}</td>
              <td className="num">{figure('gwp', lifeCycle?.gwp?.total)}</td>
              <td className="num">–</td>
              <td className="num">{figure('uValue', shown.result.thermal.uValue)}</td>
              <td />
            </tr>
            <Rows alternatives={data.slice(0, MOST)} now={shown.result} onTake={take} />
          </tbody>
        </table>
      ) : (
        <p role="status">{state()}</p>
      )}
    </Dialog>
  )
}
