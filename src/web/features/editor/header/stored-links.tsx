import { useParams } from 'react-router'
import { ButtonLink } from '#web/components/button.tsx'
import { MOST_COMPARED, useCompareTray } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { editorTexts } from '../texts/editor.ts'

/** From a stored construction to its comparison, and to its renovation where layers exist already. */
export function StoredLinks({ renovated }: { renovated: boolean }) {
  const t = useTexts(editorTexts)
  const { id } = useParams()
  const chosen = useCompareTray()
  if (id === undefined) return null
  const others = chosen.filter((other) => other !== id).slice(0, MOST_COMPARED - 1)
  return (
    <>
      {renovated && (
        <ButtonLink look="quiet" to={paths.renovation.hrefFor(id)}>
          {t('title.renovation')}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" icon="compare" to={paths.comparison.hrefFor([id, ...others])}>
        {t('title.compare')}
      </ButtonLink>
    </>
  )
}
