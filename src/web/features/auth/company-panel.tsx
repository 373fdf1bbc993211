import { clsx } from 'clsx'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import css from './auth.module.css'
import { authTexts } from './auth-texts.ts'

/** What stands here while the browser leaves for the company's sign-on. */
export function CompanyPanel({ url, onCancel }: { url: string; onCancel: () => void }) {
  const t = useTexts(authTexts)
  const common = useTexts(commonTexts)
  return (
    <div>
      <div className={css.sign}>
        <span className="spin" />
      </div>
      <h1>{t('toCompany')}</h1>
      <p>{t('toCompanyText')}</p>
      <p className="dim">
        {t('nothingOpens')} <a href={url}>{t('goOnHere')}</a>.
      </p>
      <div className={clsx('row', css.next)}>
        <Button size="l" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  )
}
