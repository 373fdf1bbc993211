import type { ReactNode } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { type ConstructionDocument, totalThickness } from '../../document/document.ts'
import { editorTexts } from '../../editor-texts.ts'
import css from './header.module.css'

/** What is told of a construction that is a part of a project: all else the project decides. */
export function PartMeta({
  document,
  type,
  status,
}: {
  document: ConstructionDocument
  type: ReactNode
  status: ReactNode
}) {
  const t = useTexts(editorTexts)
  const { withUnit } = useFormats()
  return (
    <dl className={css.metadata}>
      <div>
        <dt>{t('meta.type')}</dt>
        <dd>{type}</dd>
      </div>
      <div>
        <dt>{t('meta.release')}</dt>
        <dd>{document.release === null ? t('meta.defaultRelease') : releaseName(document.release)}</dd>
      </div>
      <div>
        <dt>{t('meta.thickness')}</dt>
        <dd>{withUnit('thickness', totalThickness(document.layers))}</dd>
      </div>
      <div className={css.end}>
        <dt>{t('meta.status')}</dt>
        <dd>
          <span role="status" data-save-status>
            {status}
          </span>
        </dd>
      </div>
    </dl>
  )
}
