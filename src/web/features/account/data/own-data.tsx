import { useState } from 'react'
import { CLOSED_DAYS } from '#contract/account-closing.ts'
import { BusyButton } from '#web/components/busy-button.tsx'
import { showToast } from '#web/components/toasts.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Closing, readClosing, receiveAccount } from '#web/resources/accounts/account-closing.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { Part } from '../part.tsx'
import { CloseDialog } from './close-dialog.tsx'

/** All of one's data as a file, and the way out for good. */
export function OwnData() {
  const t = useTexts(accountTexts)
  const [closing, setClosing] = useState<Closing | null>(null)
  const take = async () => {
    const { name, content } = await receiveAccount()
    download(name, content)
    showToast({ text: t('data.saved', { name }) })
  }
  return (
    <>
      <Part title={t('data.take')} text={t('data.takeText')}>
        <p className={css.explained}>{t('data.takeHelp')}</p>
        <BusyButton
          icon="download"
          label={t('data.download')}
          busyLabel={t('data.packing')}
          failed={(reason) => t('data.failed', { reason })}
          run={take}
        />
      </Part>
      <Part title={t('close.title')} text={t('close.text')}>
        <p className={css.explained}>{t('close.help', { days: CLOSED_DAYS })}</p>
        <BusyButton
          icon="bin"
          label={t('close.open')}
          busyLabel={t('close.looking')}
          failed={(reason) => t('close.failed', { reason })}
          run={async () => setClosing(await readClosing())}
        />
      </Part>
      {closing && <CloseDialog closing={closing} onClose={() => setClosing(null)} />}
    </>
  )
}
