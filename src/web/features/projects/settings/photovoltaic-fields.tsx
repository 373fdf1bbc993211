import type { ProjectKpis } from '#contract/project-figures.ts'
import { photovoltaicCovers } from '#vocabulary/projects.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operation } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { CarrierChoice, type Carriers, type Dataset, usualElectricity } from './carrier-choice.tsx'
import { NumberField } from './number-field.tsx'
import css from './settings.module.css'

type Photovoltaic = NonNullable<Operation['photovoltaic']>

/** What of the own generation covers a demand, and what is exported. */
function Shares({ covered, exported }: { covered: number; exported: number }) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  const all = covered + exported
  const text = t('pv.shares', { covered: number(covered, 0, 0), exported: number(exported, 0, 0) })
  return (
    <div>
      <div className={css.bar} aria-hidden>
        <span className={css.covered} style={{ width: `${all > 0 ? (covered / all) * 100 : 0}%` }} />
        <span className={css.exported} style={{ width: `${all > 0 ? (exported / all) * 100 : 0}%` }} />
      </div>
      <p className="small dim">{text}</p>
    </div>
  )
}

/** Own electricity from the sun: how much, how much of it the building uses, and what that may cover. */
export function PhotovoltaicFields({
  operation,
  carriers,
  kpis,
  readOnly,
  onChange,
}: {
  operation: Operation
  carriers: Carriers
  kpis: ProjectKpis | undefined
  readOnly: boolean
  onChange: (next: Operation, gather?: string) => void
}) {
  const t = useTexts(projectTexts)
  const { photovoltaic: now, ...rest } = operation
  const usual = usualElectricity(carriers)
  const change = (next: Photovoltaic) => onChange({ ...rest, photovoltaic: next }, 'photovoltaic')
  const figures = kpis?.operation
  return (
    <>
      <OptionLine>
        <Checkbox
          checked={now !== undefined}
          disabled={readOnly || (now === undefined && usual === undefined)}
          onChange={() => {
            if (now) onChange(rest)
            else if (usual) change({ generation: 0, ownUse: 0, exportDataset: usual })
          }}
        />
        {t('pv')}
      </OptionLine>
      {now && (
        <div className={css.fields}>
          <NumberField
            label={t('pv.generation')}
            figure="finalEnergy"
            value={now.generation}
            isRequired
            readOnly={readOnly}
            onChange={(generation) => generation !== undefined && change({ ...now, generation })}
          />
          <NumberField
            label={t('pv.ownUse')}
            figure="finalEnergy"
            value={now.ownUse}
            isRequired
            readOnly={readOnly}
            onChange={(ownUse) => ownUse !== undefined && change({ ...now, ownUse })}
          />
          <label className="field">
            <span className="lbl">{t('pv.covers')}</span>
            <Select
              value={now.covers ?? 'regulated'}
              disabled={readOnly}
              onChange={({ target }) => {
                const covers = photovoltaicCovers.find((one) => one === target.value)
                if (covers) change({ ...now, covers })
              }}
            >
              {photovoltaicCovers.map((one) => (
                <option key={one} value={one}>
                  {t(`covers.${one}`)}
                </option>
              ))}
            </Select>
          </label>
          <CarrierChoice
            label={t('pv.export')}
            carriers={carriers}
            value={now.exportDataset}
            readOnly={readOnly}
            onChange={(dataset: Dataset) => change({ ...now, exportDataset: dataset })}
          />
          {figures && <Shares covered={figures.ownUseCounted} exported={figures.exported} />}
        </div>
      )}
    </>
  )
}
