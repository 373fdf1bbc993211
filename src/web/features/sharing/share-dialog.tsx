import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { closeSharing, isShareable, type Shareable, useSharing } from '#web/lib/sharing.ts'
import { ShareOne } from './share-one.tsx'
import { ShareSeveral } from './share-several.tsx'
import { SharedByOwner } from './shared-by-owner.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** What somebody may do with a construction that is not theirs to share. */
function NotToShare({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const { code, name, ownership } = construction
  return (
    <Dialog
      title={t('title', { name: code ?? name })}
      subtitle={code === null ? undefined : name}
      className={css.dialog}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {ownership === 'custom' ? (
        <SharedByOwner what="construction" {...construction} />
      ) : (
        <p>{t('openToAll', { ownership: common(`ownership.${ownership}`) })}</p>
      )}
    </Dialog>
  )
}

/** The share dialog for whatever was asked to be shared; nothing where nothing was. */
export function ShareDialog() {
  const constructions = useSharing()
  const [first] = constructions
  if (!first) return null
  const key = constructions.map(({ id }) => id).join()
  if (constructions.length > 1) return <ShareSeveral key={key} constructions={constructions} onClose={closeSharing} />
  if (!isShareable(first)) return <NotToShare construction={first} onClose={closeSharing} />
  return <ShareOne key={key} construction={first} onClose={closeSharing} />
}
