import { lazy, Suspense } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ExportMenu } from '#web/components/export-menu.tsx'
import { MOST_COMPARED, useCompareTray } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { media, useMedia } from '#web/lib/media.ts'
import { paths } from '#web/lib/paths.ts'
import { askToShare } from '#web/lib/sharing.ts'
import { editorTexts } from '../../editor-texts.ts'

const LinksMenu = lazy(async () => ({ default: (await import('./links-menu.tsx')).LinksMenu }))

/** From a stored construction to its comparison, its shares, its report, and to its renovation where layers exist already. */
export function StoredLinks({
  renovated,
  stored,
  unsaved,
  code,
  name,
}: {
  renovated: boolean
  stored: Construction | undefined
  /** There are changes that are not stored yet. */
  unsaved: boolean
  /** As they are being edited. */
  code: string
  name: string
}) {
  const t = useTexts(editorTexts)
  const chosen = useCompareTray()
  const isNarrow = useMedia(media.bar)
  if (!stored) return null
  const { id, ownership } = stored
  const report = paths.report.href(ownership, id)
  const others = chosen.filter((other) => other !== id).slice(0, MOST_COMPARED - 1)
  const compare = paths.comparison.hrefFor([id, ...others])
  const share = () => askToShare([{ ...stored, name, code: code === '' ? null : code }])
  if (isNarrow) {
    return (
      <>
        <Suspense fallback={<Button look="quiet" icon="more" aria-label={t('title.ways')} disabled />}>
          <LinksMenu
            compare={compare}
            report={report}
            renovation={renovated ? paths.renovation.hrefFor(id) : null}
            onShare={share}
          />
        </Suspense>
        <ExportMenu what={{ ownership, id }} unsaved={unsaved} look="quiet" />
      </>
    )
  }
  return (
    <>
      {renovated && (
        <ButtonLink look="quiet" to={paths.renovation.hrefFor(id)}>
          {t('title.renovation')}
        </ButtonLink>
      )}
      <ButtonLink icon="compare" to={compare}>
        {t('title.compare')}
      </ButtonLink>
      <Button icon="share" onClick={share}>
        {t('title.share')}
      </Button>
      <ButtonLink icon="report" {...intentTo(report)} to={report}>
        {t('title.report')}
      </ButtonLink>
      <ExportMenu what={{ ownership, id }} unsaved={unsaved} />
    </>
  )
}
