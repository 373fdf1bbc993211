import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Tabs } from '#web/components/tabs.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { askToMove, askToShare, type Shareable } from '#web/lib/sharing.ts'
import { linksQuery } from '#web/resources/links/links.ts'
import { ShareLinks } from './share-links.tsx'
import { usePeople } from './share-people.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** Whose a construction is, and the way into an office or out of it. */
function Belonging({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const { owner } = construction
  return (
    <>
      <p>{owner.kind === 'office' ? t('ofOffice', { office: owner.name }) : t('ofYou')}</p>
      <p>
        <Button
          icon="company"
          onClick={() => {
            onClose()
            askToMove([construction])
          }}
        >
          {t('moveTo')}
        </Button>
      </p>
    </>
  )
}

const parts = ['people', 'links', 'office'] as const

/** How one construction of one's own is shared: with people, by links, in an office. */
export function ShareOne({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const panel = useId()
  const [shown, show] = useState<(typeof parts)[number]>('people')
  const { id, code, name, owner } = construction
  const askAgain = () => askToShare([construction])
  const people = usePeople({ what: 'construction', id, called: code ?? name, owner, askAgain }, onClose)
  const links = useQuery(linksQuery(id))
  const counts = { people: people.count, links: links.data?.length, office: undefined }
  return (
    <Dialog
      title={t('title', { name: code ?? name })}
      subtitle={code === null ? undefined : name}
      className={css.dialog}
      onClose={onClose}
      footer={shown === 'people' ? people.footer : <Button onClick={onClose}>{common('close')}</Button>}
    >
      <Tabs
        label={t('ways')}
        value={shown}
        tabs={parts.map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] }))}
        panelId={panel}
        onChange={show}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tab.${shown}`)} className={css.part}>
        {shown === 'people' && people.body}
        {shown === 'links' && <ShareLinks id={id} />}
        {shown === 'office' && <Belonging construction={construction} onClose={onClose} />}
      </div>
    </Dialog>
  )
}
