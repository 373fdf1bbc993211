import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { projectMeasures, projectUses, qngStandings } from '#vocabulary/projects.ts'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { projectFacetsQuery } from '#web/resources/projects/project-queries.ts'
import { projectsTexts } from '../projects-texts.ts'
import type { ProjectList } from './project-search.ts'

/** Tags that are offered at once, beside those that are chosen. */
const OFFERED = 12

/** Those that are chosen, then the most used. */
const tagsOf = (chosen: readonly string[], used: readonly { readonly tag: string }[]): readonly string[] => [
  ...new Set([...chosen, ...used.slice(0, OFFERED).map(({ tag }) => tag)]),
]

/** One of several, or none of them. */
function Choice<Value extends string>({
  title,
  values,
  nameOf,
  countOf,
  chosen,
  choose,
}: {
  title: string
  values: readonly Value[]
  nameOf: (value: Value | null) => string
  /** How many it would show. */
  countOf: (value: Value | null) => string | undefined
  chosen: Value | null
  choose: (value: Value | null) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend>{title}</legend>
      {([null, ...values] as const).map((value) => (
        <OptionLine key={value} count={countOf(value)}>
          <Radio name={name} checked={chosen === value} onChange={() => choose(value)} />
          {nameOf(value)}
        </OptionLine>
      ))}
    </fieldset>
  )
}

const sumOf = (counts: readonly { readonly count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

/** What the list of projects is narrowed by: whose they are, what for, what is done, how they stand, tags, and whether put away. */
export function ProjectFilters({ search, change }: Pick<ProjectList, 'search' | 'change'>) {
  const t = useTexts(projectsTexts)
  const { number } = useFormats()
  const { data: offices = [] } = useQuery(officesQuery)
  const { shelf, whose, sort: _sort, page: _page, size: _size, ...filters } = search
  const { data: facets } = useQuery(
    projectFacetsQuery({ ...filters, archived: shelf !== null, shared: whose !== null }),
  )
  const tags = tagsOf(search.tags, facets?.tags ?? [])
  const toggled = (tag: string) =>
    search.tags.includes(tag) ? search.tags.filter((one) => one !== tag) : [...search.tags, tag]
  /** How many a choice would show; nothing before that is known. */
  const counted = (found: number | undefined) => facets && number(found ?? 0)
  const countOf =
    <Counted extends { readonly count: number }, Value extends string>(
      all: readonly Counted[] = [],
      valueOf: (counted: Counted) => Value,
    ) =>
    (value: Value | null) =>
      counted(value === null ? sumOf(all) : all.find((one) => valueOf(one) === value)?.count)
  return (
    <div className="filters">
      <Choice
        title={t('whose')}
        values={['shared', ...offices.map(({ id }) => id)]}
        nameOf={(value) =>
          offices.find(({ id }) => id === value)?.name ?? t(value === null ? 'whose.all' : 'whose.shared')
        }
        countOf={(value) =>
          counted(
            value === null
              ? facets?.whose.all
              : value === 'shared'
                ? facets?.whose.shared
                : facets?.whose.offices.find(({ office }) => office === value)?.count,
          )
        }
        chosen={search.office ?? whose}
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
        countOf={countOf(facets?.uses, ({ use }) => use)}
        chosen={search.use}
        choose={(use) => change({ use })}
      />
      <Choice
        title={t('measure')}
        values={projectMeasures}
        nameOf={(measure) => t(`measure.${measure ?? 'all'}`)}
        countOf={countOf(facets?.measures, ({ measure }) => measure)}
        chosen={search.measure}
        choose={(measure) => change({ measure })}
      />
      <Choice
        title={t('standing')}
        values={qngStandings}
        nameOf={(standing) => t(`standing.${standing ?? 'all'}`)}
        countOf={countOf(facets?.standings, ({ standing }) => standing)}
        chosen={search.standing}
        choose={(standing) => change({ standing })}
      />
      {tags.length > 0 && (
        <fieldset>
          <legend>{t('tags')}</legend>
          {tags.map((tag) => (
            <OptionLine key={tag} count={counted(facets?.tags.find((one) => one.tag === tag)?.count)}>
              <Checkbox checked={search.tags.includes(tag)} onChange={() => change({ tags: toggled(tag) })} />
              {tag}
            </OptionLine>
          ))}
        </fieldset>
      )}
      <fieldset aria-label={t('archived')}>
        <OptionLine count={counted(facets?.archived)}>
          <Checkbox checked={shelf !== null} onChange={() => change({ shelf: shelf === null ? 'archive' : null })} />
          {t('archived')}
        </OptionLine>
      </fieldset>
    </div>
  )
}
