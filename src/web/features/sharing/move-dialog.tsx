import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { OptionLine, Radio } from '#web/components/option.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { closeMoving, isShareable, type Moving } from '#web/lib/sharing.ts'
import { moveConstructions, type Office, officesQuery } from '#web/resources/accounts/offices.ts'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** The offices that something may be put into, and the own library: as choices, with who sees it afterwards. */
function Targets({
  offices,
  chosen,
  choose,
}: {
  offices: readonly Office[]
  chosen: string | null | undefined
  choose: (office: string | null) => void
}) {
  const t = useTexts(sharingTexts)
  const name = useId()
  return (
    <fieldset className={css.targets}>
      <legend className="sr">{t('moveTo')}</legend>
      {offices.map(({ id, name: office, members }) => (
        <OptionLine key={id} count={t('members', { count: members })}>
          <Radio name={name} checked={chosen === id} onChange={() => choose(id)} />
          {office}
        </OptionLine>
      ))}
      <OptionLine>
        <Radio name={name} checked={chosen === null} onChange={() => choose(null)} />
        {t('ownLibrary')}
      </OptionLine>
    </fieldset>
  )
}

/** Moves constructions into an office, or into one's own library, and says who sees them afterwards. */
export function MoveDialog({ constructions, onMoved }: Moving) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const asked = useQuery(officesQuery)
  const [chosen, choose] = useState<string | null>()
  const movable = constructions.filter(isShareable)
  const offices = asked.data?.filter(({ role }) => role !== 'viewer') ?? []
  const office = offices.find(({ id }) => id === chosen)
  const move = useMutation({
    ...moveConstructions,
    onSuccess: () => {
      closeMoving()
      onMoved?.()
      const count = movable.length
      showToast({ text: office ? t('movedIn', { count, office: office.name }) : t('movedOut', { count }) })
    },
  })
  return (
    <Dialog
      title={t('moveTitle', { count: movable.length })}
      className={css.dialog}
      onClose={closeMoving}
      footer={
        <>
          <Button onClick={closeMoving}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen === undefined || movable.length === 0 || move.isPending}
            onClick={() => chosen !== undefined && move.mutate({ ids: movable.map(({ id }) => id), office: chosen })}
          >
            {t('move')}
          </Button>
        </>
      }
    >
      {move.error && <Notice kind="error">{reasonOf(move.error)}</Notice>}
      {movable.length < constructions.length && (
        <p className="dim">{t('notMoved', { count: constructions.length - movable.length })}</p>
      )}
      <ListStates asked={asked} />
      {asked.data && <Targets offices={offices} chosen={chosen} choose={choose} />}
      {asked.data && offices.length === 0 && <p className="hint">{t('noOffice')}</p>}
      <p role="status">
        {office && t('seenByOffice', { office: office.name, count: office.members })}
        {chosen === null && t('seenByYou')}
      </p>
    </Dialog>
  )
}
