import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ProjectListItem } from '#contract/project-lists.ts'
import { projectMeasures, projectUses } from '#vocabulary/projects.ts'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { projectsTexts } from '../projects-texts.ts'
import type { ProjectList } from './project-search.ts'

/** Tags that are offered at once, beside those that are chosen. */
const OFFERED = 12

/** Those that are chosen, then those of the projects on screen, the most used first. */
function tagsOf(chosen: readonly string[], items: readonly ProjectListItem[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const used = [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag)
  return [...new Set([...chosen, ...used.slice(0, OFFERED)])]
}

/** One of several, or none of them. */
function Choice<Value extends string>({
  title,
  values,
  nameOf,
  chosen,
  choose,
}: {
  title: string
  values: readonly Value[]
  nameOf: (value: Value | null) => string
  chosen: Value | null
  choose: (value: Value | null) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend>{title}</legend>
      {([null, ...values] as const).map((value) => (
        <OptionLine key={value}>
          <Radio name={name} checked={chosen === value} onChange={() => choose(value)} />
          {nameOf(value)}
        </OptionLine>
      ))}
    </fieldset>
  )
}

/** What the list of projects is narrowed by: whose they are, what for, what is done, their tags, and whether put away. */
export function ProjectFilters({
  search,
  change,
  items,
}: Pick<ProjectList, 'search' | 'change'> & { items: readonly ProjectListItem[] }) {
  const t = useTexts(projectsTexts)
  const { data: offices = [] } = useQuery(officesQuery)
  const tags = tagsOf(search.tags, items)
  const toggled = (tag: string) =>
    search.tags.includes(tag) ? search.tags.filter((one) => one !== tag) : [...search.tags, tag]
  return (
    <div className="filters">
      <Choice
        title={t('whose')}
        values={['shared', ...offices.map(({ id }) => id)]}
        nameOf={(value) =>
          offices.find(({ id }) => id === value)?.name ?? t(value === null ? 'whose.all' : 'whose.shared')
        }
        chosen={search.office ?? search.whose}
        choose={(value) =>
          change({
            whose: value === 'shared' ? value : null,
            office: value === 'shared' ? null : value,
          })
        }
      />
      <Choice
        title={t('use')}
        values={projectUses}
        nameOf={(use) => t(`use.${use ?? 'all'}`)}
        chosen={search.use}
        choose={(use) => change({ use })}
      />
      <Choice
        title={t('measure')}
        values={projectMeasures}
        nameOf={(measure) => t(`measure.${measure ?? 'all'}`)}
        chosen={search.measure}
        choose={(measure) => change({ measure })}
      />
      {tags.length > 0 && (
        <fieldset>
          <legend>{t('tags')}</legend>
          {tags.map((tag) => (
            <OptionLine key={tag}>
              <Checkbox checked={search.tags.includes(tag)} onChange={() => change({ tags: toggled(tag) })} />
              {tag}
            </OptionLine>
          ))}
        </fieldset>
      )}
      <fieldset aria-label={t('archived')}>
        <OptionLine>
          <Checkbox
            checked={search.shelf !== null}
            onChange={() => change({ shelf: search.shelf === null ? 'archive' : null })}
          />
          {t('archived')}
        </OptionLine>
      </fieldset>
    </div>
  )
}
