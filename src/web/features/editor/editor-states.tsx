import { clsx } from 'clsx'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './editor.module.css'
import { editorTexts } from './editor-texts.ts'
import headerCss from './panels/header/header.module.css'

/** In the place of a construction that is not there, or not to be seen. */
export function Missing() {
  const t = useTexts(editorTexts)
  useTitle(t('missing.title'))
  return (
    <main id="main" className="page nf">
      <h1>{t('missing.title')}</h1>
      <p className="lead dim">{t('missing.text')}</p>
      <p className="nf-way">
        <ButtonLink look="primary" icon="back" to={paths.library.href}>
          {t('title.back')}
        </ButtonLink>
      </p>
    </main>
  )
}

/** In the place of a construction that could not be asked for. */
export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  return (
    <main id="main" className="page">
      <h1 className="sr">{t('failed.title')}</h1>
      <Notice kind="error">
        <b>{t('failed.title')}</b>
        <br />
        {reasonOf(error)}
        <p>
          <Button size="s" icon="reload" onClick={retry}>
            {common('reload')}
          </Button>
        </p>
      </Notice>
    </main>
  )
}

/** In the place of a construction that is still asked for. */
export function Loading() {
  const t = useTexts(editorTexts)
  return (
    <main id="main" className={css.page} aria-busy="true">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      <div className={headerCss.titleBar} />
      <div className={clsx('sheet', css.waiting)} />
    </main>
  )
}
