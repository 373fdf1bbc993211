import { useMemo, useState } from 'react'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ProjectDraft, RowList } from '../document/draft.ts'
import { type Edit, inOrder } from '../document/edits.ts'
import { pasteTexts, projectTexts } from '../projects-texts.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import type { DecimalMark } from './column-decimals.ts'
import { MOST_NAMES, useKnownNames } from './known-names.ts'
import { NameMapping } from './name-mapping.tsx'
import { namingColumn, unknownNames, withMeanings } from './named-rows.ts'
import css from './paste.module.css'
import { PastePreview, RefusedRows } from './paste-preview.tsx'
import { putIn } from './put-in.ts'
import { readTable } from './read-table.ts'
import { useTakenNames } from './use-taken-names.ts'

await pasteTexts.load()

/** The table as it is read, with what its names stand for. */
function useRead(list: RowList, text: string, draft: ProjectDraft) {
  const locale = useLocale()
  const [mark, setMark] = useState<DecimalMark>(locale === 'de_DE' ? ',' : '.')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const read = useMemo(() => readTable(list, text, draft, mark), [list, text, draft, mark])
  const unknown = useMemo(() => unknownNames(list, read), [list, read])
  const looked = useMemo(() => unknown.slice(0, MOST_NAMES), [unknown])
  const names = useKnownNames(list, looked, draft)
  const found = useMemo(() => new Map(names.map((one) => [one.name, one.found])), [names])
  const meaningOf = (name: string) => (chosen[name] ?? found.get(name)) || undefined
  return {
    read,
    names,
    more: unknown.length - looked.length,
    mark,
    setMark,
    meaningOf,
    choose: (name: string, value: string) => setChosen((before) => ({ ...before, [name]: value })),
    table: withMeanings(list, read, meaningOf),
  }
}

/** What constructions or opening types are called, those of the project and those that names stand for. */
const labelsOf = (list: RowList, draft: ProjectDraft, { names }: Pick<ReturnType<typeof useRead>, 'names'>) =>
  new Map([
    ...Object.entries(list === 'openings' ? draft.openingTypes : draft.constructions).map(
      ([key, one]) => [key, constructionName(one)] as const,
    ),
    ...names.flatMap(({ offered }) => offered.map(({ value, label }) => [value, label] as const)),
  ])

/** Shows what a pasted table comes to, row by row, before it is put in. */
export function PasteDialog({
  list,
  text,
  draft,
  latest,
  variant,
  onPut,
  onClose,
}: {
  list: RowList
  text: string
  draft: ProjectDraft
  latest: () => ProjectDraft
  variant: string
  onPut: (edit: Edit) => void
  onClose: () => void
}) {
  const t = useTexts(pasteTexts)
  const project = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const reading = useRead(list, text, draft)
  const { read, table, names, more, mark, meaningOf } = reading
  const take = useTakenNames(list, latest)
  const [isPutting, setPutting] = useState(false)
  const { rows, refused, unknown, computed, ambiguous } = table
  const changed = rows.filter(({ changes }) => changes !== null).length
  const faulty = rows.filter(({ faults }) => Object.keys(faults).length > 0).length
  const labels = labelsOf(list, draft, reading)
  const put = async () => {
    setPutting(true)
    const choices = [...new Set(unknownNames(list, read).flatMap((name) => meaningOf(name) ?? []))]
    const { keys, edits } = await take(choices)
    const named = withMeanings(list, read, (name) => keys.get(meaningOf(name) ?? ''))
    // to name a thousand rows takes as long as to show them
    onPut((before) => inOrder([...edits, putIn(list, named, variant)])(before))
  }
  const key = namingColumn(list)
  return (
    <Dialog
      title={t('title')}
      subtitle={[
        t('new', { count: rows.length - changed }),
        changed > 0 && t('changed', { count: changed }),
        faulty > 0 && t('faulty', { count: faulty }),
        refused.length > 0 && t('refused', { count: refused.length }),
      ]
        .filter(Boolean)
        .join(' · ')}
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" disabled={rows.length === 0 || isPutting} onClick={() => void put()}>
            {t('put', { count: rows.length })}
          </Button>
        </>
      }
    >
      {unknown.length > 0 && <p className="small dim">{t('unknownColumns', { names: unknown.join(', ') })}</p>}
      {computed.length > 0 && <p className="small dim">{t('computed', { names: computed.join(', ') })}</p>}
      {ambiguous.length > 0 && (
        <div className={css.decimals}>
          <p className="small warn">
            {t('ambiguous', {
              names: ambiguous.map((column) => project(`column.${column}` as 'column.name')).join(', '),
            })}
          </p>
          <Segments
            label={t('decimals')}
            value={mark}
            segments={[
              { value: ',', label: t('comma') },
              { value: '.', label: t('point') },
            ]}
            onChange={reading.setMark}
          />
        </div>
      )}
      {names.length > 0 && <NameMapping names={names} more={more} meaningOf={meaningOf} onChoose={reading.choose} />}
      <RefusedRows refused={refused} most={projectLimits[list]} />
      <PastePreview
        table={table}
        labelOf={(column, value) => (column === key ? labels.get(String(value)) : undefined)}
      />
    </Dialog>
  )
}
