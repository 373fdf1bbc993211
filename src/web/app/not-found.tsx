import { Button, ButtonLink } from '#web/components/button.tsx'
import { KeyLabel } from '#web/components/key-caps.tsx'
import { MissingLayer } from '#web/drawing/missing-layer.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { useTitle } from '#web/lib/title.ts'
import { shellTexts } from './app-texts.ts'
import css from './not-found.module.css'

/** The page for an address that leads nowhere. */
export function NotFound() {
  const t = useTexts(shellTexts)
  useTitle(t('notFound'))
  return (
    <main id="main" className="page nf" tabIndex={-1}>
      <div className={css.frame}>
        <div className={css.drawing}>
          <MissingLayer />
        </div>
        <div>
          <h1>{t('notFoundTitle')}</h1>
          <p className="lead dim">{t('notFoundText')}</p>
          <p className="nf-way row">
            <ButtonLink look="primary" to={paths.library.href}>
              {t('toLibrary')}
            </ButtonLink>
            <Button icon="search" onClick={() => showPanel('palette')}>
              {t('search')} <KeyLabel keys="Ctrl+K" />
            </Button>
          </p>
          <p className="small dim3">{t('notFoundCode')}</p>
        </div>
      </div>
    </main>
  )
}
