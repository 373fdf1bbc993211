import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { columns } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import { TotalThickness } from '../document/total-thickness.tsx'
import { editorTexts } from '../editor-texts.ts'
import { FigureButton } from '../figures/figure-button.tsx'
import { following } from '../figures/following.tsx'
import { type Impact, impacts } from '../figures/row-figures.ts'
import css from './layer-table.module.css'

const impactNames = { gwp: 'GWP', penrt: 'PENRT', pert: 'PERT' } as const satisfies Record<Impact, string>
const impactUnits = { gwp: 'kg', penrt: 'kWh', pert: 'kWh' } as const satisfies Record<Impact, string>

/** Heads of the layer table; the last one chooses what the shares are of. */
export function TableHead({ impact, onImpact }: { impact: Impact; onImpact: (impact: Impact) => void }) {
  const t = useTexts(editorTexts)
  return (
    <>
      <colgroup>
        {['handle', 'number', 'hatch', ...columns.slice(1)].map((name) => (
          <col key={name} data-of={name} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" data-of="handle">
            <span className="sr">{t('head.move')}</span>
          </th>
          <th scope="col">{t('head.number')}</th>
          <th scope="col">
            <span className="sr">{t('head.hatch')}</span>
          </th>
          <th scope="col">{t('head.material')}</th>
          <th scope="col" data-of="thickness" className="num">
            <i>d</i> <span className="unit">{quantities.thickness.unit}</span>
          </th>
          <th scope="col" data-of="conductivity" className="num">
            λ <span className="unit">{quantities.conductivity.unit}</span>
          </th>
          <th scope="col" data-of="density" className="num">
            ρ <span className="unit">{quantities.density.unit}</span>
          </th>
          <th scope="col" data-of="resistance" className="num">
            <i>R</i> <span className="unit">{quantities.resistance.unit}</span>
          </th>
          <th scope="col" data-of="framing">
            {t('head.framing')}
          </th>
          <th scope="col" data-of="state">
            {t('head.state')}
          </th>
          <th scope="col" data-of="serviceLife" className="num" title={t('head.serviceLifeLong')}>
            {t('head.serviceLife')} <span className="unit">{quantities.years.unit}</span>
          </th>
          <th scope="col" data-of="impact" className="num">
            {impactNames[impact]} <span className="unit">{impactUnits[impact]}</span>
          </th>
          <th scope="col" data-of="share" className={css.shareColumn}>
            <label className={css.shareChoice}>
              {t('head.share')}
              <Icon name="down" />
              <select
                aria-label={t('head.shareOf')}
                value={impact}
                onChange={(event) => {
                  const chosen = impacts.find((one) => one === event.target.value)
                  if (chosen) onImpact(chosen)
                }}
              >
                {impacts.map((one) => (
                  <option key={one} value={one}>
                    {impactNames[one]}
                  </option>
                ))}
              </select>
            </label>
          </th>
          <th scope="col" data-of="actions">
            <span className="sr">{t('head.actions')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}

/** Sums of the layer table, and the button that adds a layer. */
export function TableFoot({
  layers,
  kpis,
  impact,
  readOnly,
  onAdd,
}: {
  layers: readonly LayerDraft[]
  kpis: KeyPerformanceIndicators | undefined
  impact: Impact
  readOnly: boolean
  onAdd: () => void
}) {
  const t = useTexts(editorTexts)
  const { figure } = useFormats()
  const surface = kpis && kpis.thermal.rsi + kpis.thermal.rse
  return (
    <tfoot>
      <tr>
        <td data-of="handle" />
        <td colSpan={3} data-of="name">
          {!readOnly && layers.length > 0 && (
            <Button look="quiet" size="s" icon="plus" className={css.add} onClick={onAdd}>
              {t('table.add')} <kbd>{t('key.insert')}</kbd>
            </Button>
          )}
        </td>
        <td className="num" data-of="thickness">
          <span className={css.figure}>
            <TotalThickness write={(metres) => figure('thickness', metres)} />
          </span>
        </td>
        <td data-of="conductivity" />
        <td className="num" data-of="density">
          <FigureButton of="geometry.mass" off={!kpis}>
            {following(kpis, ({ geometry }) => figure('mass', geometry.mass))}
            {kpis && <span className="unit"> kg/m²</span>}
          </FigureButton>
        </td>
        <td className="num" data-of="resistance">
          <FigureButton of="thermal.rTotal" off={!kpis}>
            {following(kpis, ({ thermal }) => figure('resistance', thermal.rTotal))}
          </FigureButton>
        </td>
        <td className="small dim" data-of="framing">
          {surface !== undefined && (
            <>
              <i>R</i>
              <sub>si</sub> + <i>R</i>
              <sub>se</sub> = {t('table.surfaces', { resistance: figure('resistance', surface) })}
            </>
          )}
        </td>
        <td data-of="state" />
        <td data-of="serviceLife" />
        <td className="num" data-of="impact">
          <FigureButton of={`lifeCycle.${impact}`} off={!kpis}>
            {kpis?.lifeCycle[impact]?.bound === 'lower' && '≥ '}
            {following(kpis, ({ lifeCycle }) =>
              figure(impact === 'gwp' ? 'gwp' : 'primaryEnergy', lifeCycle[impact]?.total),
            )}
          </FigureButton>
        </td>
        <td data-of="share" />
        <td />
      </tr>
    </tfoot>
  )
}
