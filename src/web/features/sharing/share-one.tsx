import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { askToMove, askToShare, type Shareable } from '#web/lib/sharing.ts'
import { ShareWays } from './share-ways.tsx'
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

/** How one construction of one's own is shared: with people, by links, in an office. */
export function ShareOne({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const { id, code, name, owner } = construction
  return (
    <ShareWays
      thing={{
        what: 'construction',
        id,
        called: code ?? name,
        owner,
        askAgain: () => askToShare([construction]),
      }}
      subtitle={code === null ? undefined : name}
      office={<Belonging construction={construction} onClose={onClose} />}
      onClose={onClose}
    />
  )
}
