import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './activity.module.css'
import { activityTexts } from './activity-texts.ts'
import type { Chosen, Group } from './chosen-activity.ts'

/** What the list is narrowed by: kind of event, person where there is a choice, days. */
export function ActivityFilters({
  chosen,
  groups,
  people,
  change,
}: {
  chosen: Chosen
  groups: readonly Group[]
  people: readonly { readonly userId: string; readonly name: string }[]
  change: (part: Partial<Chosen>) => void
}) {
  const t = useTexts(activityTexts)
  return (
    <div className={css.filters}>
      <Select
        aria-label={t('what')}
        value={chosen.group ?? ''}
        onChange={({ target }) => change({ group: groups.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('everything')}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {t(`group.${group}`)}
          </option>
        ))}
      </Select>
      {people.length > 0 && (
        <Select
          aria-label={t('who')}
          value={chosen.actor ?? ''}
          onChange={({ target }) => change({ actor: target.value || null })}
        >
          <option value="">{t('everybody')}</option>
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {(['from', 'until'] as const).map((end) => (
        <Field
          key={end}
          type="date"
          label={t(end)}
          value={chosen[end] ?? ''}
          onChange={({ target }) => change({ [end]: target.value || null })}
        />
      ))}
    </div>
  )
}
