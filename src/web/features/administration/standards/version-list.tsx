import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StandardDetail, StandardVersion } from '#contract/standard-constructions.ts'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { versionsQuery } from '#web/resources/administration/standard-queries.ts'
import { administrationTexts } from '../administration-texts.ts'
import { ContentComparison } from './content-comparison.tsx'
import { useStartDraft } from './standard-actions.ts'

const FEW = 5
/** Versions that one request may answer. */
const MOST = 200

function Version({
  item,
  version,
  earlier,
}: {
  item: StandardDetail
  version: StandardVersion
  earlier: StandardVersion | undefined
}) {
  const t = useTexts(administrationTexts)
  const { dateTime, number } = useFormats()
  const start = useStartDraft()
  const asDraft = t('asDraftOf', { version: version.version })
  return (
    <li>
      <div className="row between">
        <b>{t('versionTitle', { version: version.version })}</b>
        {!item.draft && (
          <Button
            size="xs"
            aria-label={asDraft}
            disabled={start.isPending}
            onClick={() => start.mutate({ id: item.id, from: version.version })}
          >
            {t('asDraft')}
          </Button>
        )}
      </div>
      <p className="small dim">
        {t('byOn', { date: dateTime(version.publishedAt), name: version.publishedBy?.name ?? t('service') })}
      </p>
      <p>{version.note ?? <span className="dim">{t('noNote')}</span>}</p>
      {earlier ? (
        <details>
          <summary className="small">{t('compareWith', { version: earlier.version })}</summary>
          <ContentComparison
            before={earlier}
            after={version}
            names={[number(earlier.version, 0), number(version.version, 0)]}
            caption={t('compareWith', { version: earlier.version })}
          />
        </details>
      ) : (
        version.version === 1 && <p className="small dim">{t('firstVersion')}</p>
      )}
    </li>
  )
}

/** What was ever published of a standard construction: when, by whom, why, and what changed. */
export function VersionList({ item }: { item: StandardDetail }) {
  const t = useTexts(administrationTexts)
  const [all, setAll] = useState(false)
  const asked = useQuery(versionsQuery(item.id, useLocale(), all ? MOST : FEW + 1))
  const { items: versions = [], total = 0 } = asked.data ?? {}
  const shown = all ? versions : versions.slice(0, FEW)
  return (
    <section className={css.sidePart} aria-labelledby="standard-versions">
      <h3 id="standard-versions">{t('versions')}</h3>
      <ListStates asked={asked} />
      <ol className={css.versionList}>
        {shown.map((version, index) => (
          <Version key={version.version} item={item} version={version} earlier={versions[index + 1]} />
        ))}
      </ol>
      {!all && total > FEW && (
        <p className={css.next}>
          <Button size="s" onClick={() => setAll(true)}>
            {t('moreVersions', { count: total - FEW })}
          </Button>
        </p>
      )}
    </section>
  )
}
