import { bounds } from '#vocabulary/bounds.ts'
import { edgeInsulations } from '#vocabulary/projects.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { blockOf, changeBlock } from '../document/blocks.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { NumberField } from './number-field.tsx'
import css from './settings.module.css'
import { SettingsBlock, type SettingsProps } from './settings-block.tsx'

type Areas = ProjectDraft['areas']

/** Areas of the building that figures are per, and what is known of its floor towards the ground. */
export function AreasBlock(props: SettingsProps) {
  const t = useTexts(projectTexts)
  const { editing, variant, readOnly } = props
  const areas = blockOf(editing.draft, variant, 'areas') ?? editing.draft.areas
  const change = (part: { [Key in keyof Areas]?: Areas[Key] | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...areas, ...part }).filter(([, value]) => value !== undefined))
    editing.edit(changeBlock(variant, 'areas', next as Areas), `areas ${Object.keys(part).join()}`)
  }
  const field = (key: 'heatedNetRoomArea' | 'grossFloorArea' | 'usefulFloorArea') => (
    <NumberField
      label={t(`areas.${key}`)}
      name={key}
      figure={key === 'heatedNetRoomArea' ? 'netRoomArea' : 'buildingArea'}
      value={areas[key]}
      readOnly={readOnly}
      onChange={(value) => change({ [key]: value })}
      within={key === 'heatedNetRoomArea' ? { minimum: 1, maximum: areas.netRoomArea } : bounds.buildingArea}
      hint={key === 'heatedNetRoomArea' && areas[key] === undefined ? t('areas.heatedAssumed') : undefined}
    />
  )
  return (
    <SettingsBlock {...props} name="areas" title={t('areas')}>
      <div className={css.fields}>
        <NumberField
          label={t('areas.netRoomArea')}
          name="netRoomArea"
          figure="netRoomArea"
          value={areas.netRoomArea}
          isRequired
          within={{ minimum: areas.heatedNetRoomArea ?? 1, maximum: bounds.netRoomArea.maximum }}
          readOnly={readOnly}
          onChange={(value) => value !== undefined && change({ netRoomArea: value })}
        />
        {field('heatedNetRoomArea')}
        {field('grossFloorArea')}
        {field('usefulFloorArea')}
        <NumberField
          label={t('areas.groundPerimeter')}
          name="groundPerimeter"
          figure="floorPerimeter"
          value={areas.groundPerimeter}
          readOnly={readOnly}
          onChange={(groundPerimeter) => change({ groundPerimeter })}
        />
        <label className="field">
          <span className="lbl">{t('areas.edgeInsulation')}</span>
          <Select
            value={areas.edgeInsulation ?? ''}
            disabled={readOnly}
            onChange={({ target }) => change({ edgeInsulation: edgeInsulations.find((one) => one === target.value) })}
          >
            <option value="">{t('notTold')}</option>
            {edgeInsulations.map((one) => (
              <option key={one} value={one}>
                {t(`edge.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <OptionLine className={css.check}>
          <Checkbox
            checked={areas.basementPerimeterInsulated ?? false}
            disabled={readOnly}
            onChange={({ target }) => change({ basementPerimeterInsulated: target.checked || undefined })}
          />
          {t('areas.basementPerimeter')}
        </OptionLine>
      </div>
    </SettingsBlock>
  )
}
