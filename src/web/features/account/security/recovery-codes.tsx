import { clsx } from 'clsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { showToast } from '#web/components/toasts.ts'
import { download, textFile } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'

/** The codes for when the factor is lost, shown once: to copy, to save, and to put away. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('factor.copied'), icon: 'copy' }),
      () => showToast({ text: t('factor.copyFailed'), failed: true }),
    )
  return (
    <Dialog
      title={t('factor.codes')}
      footer={
        <>
          <Button icon="copy" onClick={() => void copy()}>
            {t('factor.copy')}
          </Button>
          <Button icon="download" onClick={() => download(t('factor.fileName'), textFile(`${text}\n`))}>
            {t('factor.save')}
          </Button>
          <span className="grow" />
          <Button look="primary" onClick={onClose}>
            {t('factor.kept')}
          </Button>
        </>
      }
    >
      <p>{t('factor.codesText')}</p>
      <ul className={clsx('mono', css.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
