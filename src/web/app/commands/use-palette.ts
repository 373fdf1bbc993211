import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'
import { parametersOf, searchFrom } from '#web/features/library/library-search.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { recentPages } from '#web/lib/recent.ts'
import { type Shortcut, type ShortcutGroup, useRegisteredShortcuts } from '#web/lib/shortcuts.ts'
import { commandTexts } from '../app-texts.ts'
import { matchesText } from './matching.ts'
import { type Hits, useHits } from './use-hits.ts'

const MOST_COMMANDS = 6

/** Something to choose: what it is called, what it does, and what it shows beside its name. */
export type Option = {
  readonly id: string
  readonly label: string
  readonly run: () => void
} & (
  | { readonly kind: 'construction'; readonly item: ConstructionListItem }
  | { readonly kind: 'material'; readonly material: Material }
  | { readonly kind: 'command'; readonly keys: readonly string[] }
  | { readonly kind: 'recent' | 'tag' }
)
export type OptionGroup = { readonly title: string; readonly options: readonly Option[] }

type Run = Shortcut & { readonly run: () => void }

const isCommand = (one: Shortcut): one is Run => one.run !== undefined && !one.keyOnly

const commandOf = ({ label, keys, run }: Run): Option => ({ id: `command ${label}`, kind: 'command', label, keys, run })

/** Each command once; the screen's own come before those of the app. */
const commandsOf = (groups: readonly ShortcutGroup[]): readonly Option[] => {
  const all = groups.flatMap(({ shortcuts }) => shortcuts.filter(isCommand).map(commandOf))
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

const named = ({ code, name }: ConstructionListItem) => [code, name].filter(Boolean).join(' ')

/** What can be chosen for a text, in groups: without text what was opened lately and every command. */
export function usePalette(
  text: string,
  app: readonly ShortcutGroup[],
): { readonly groups: readonly OptionGroup[]; readonly status: Hits['status'] } {
  const t = useTexts(commandTexts)
  const navigate = useNavigate()
  const screen = useRegisteredShortcuts()
  const recent = useMemo(() => recentPages(), [])
  const hits = useHits(text)
  const to = (href: string) => () => void navigate(href)
  const atScreen = commandsOf(screen)
  const everywhere = commandsOf(app).filter(({ id }) => !atScreen.some((one) => one.id === id))
  if (text.trim() === '') {
    const pages = recent.map(
      ({ href, title }): Option => ({ id: `recent ${href}`, kind: 'recent', label: title, run: to(href) }),
    )
    return filled('current', [
      { title: t('recent'), options: pages },
      { title: t('commands'), options: atScreen },
      { title: t('places'), options: everywhere },
    ])
  }
  const commands = [...atScreen, ...everywhere].filter(({ label }) => matchesText(label, text))
  const tags = hits.tags.map((tag): Option => {
    const search = { ...searchFrom(new URLSearchParams()), tags: [tag] }
    const href = `${paths.library.href}?${parametersOf(search).toString()}`
    return { id: `tag ${tag}`, kind: 'tag', label: t('filterByTag', { tag }), run: to(href) }
  })
  return filled(hits.status, [
    {
      title: t('constructions'),
      options: hits.constructions.map((item) => ({
        id: item.id,
        kind: 'construction',
        item,
        label: named(item),
        run: to(paths.construction.href(item.ownership, item.id)),
      })),
    },
    {
      title: t('materials'),
      options: hits.materials.map((material) => ({
        id: material.id,
        kind: 'material',
        material,
        label: material.name,
        run: to(paths.materials.hrefFor(material.id, text.trim())),
      })),
    },
    { title: t('commands'), options: [...commands.slice(0, MOST_COMMANDS), ...tags] },
  ])
}

const filled = (status: Hits['status'], groups: readonly OptionGroup[]) => ({
  status,
  groups: groups.filter(({ options }) => options.length > 0),
})
