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
import { moveProjects } from '#web/resources/projects/project-mutations.ts'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** The offices that something may be put into, and the own ones: as choices, with who sees it afterwards. */
function Targets({
  offices,
  own,
  chosen,
  choose,
}: {
  offices: readonly Office[]
  own: string
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
        {own}
      </OptionLine>
    </fieldset>
  )
}

/** The question where something goes, and who sees it afterwards. */
function Where({
  title,
  own,
  stays,
  isNothing = false,
  move,
}: {
  title: string
  /** Name of the place that is the reader's own. */
  own: string
  /** What cannot be moved. */
  stays?: string | undefined
  isNothing?: boolean
  move: {
    readonly isPending: boolean
    readonly error: Error | null
    /** null: to the reader's own. */
    readonly to: (office: Office | null) => void
  }
}) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const asked = useQuery(officesQuery)
  const [chosen, choose] = useState<string | null>()
  const offices = asked.data?.filter(({ role }) => role !== 'viewer') ?? []
  const office = offices.find(({ id }) => id === chosen)
  return (
    <Dialog
      title={title}
      className={css.dialog}
      onClose={closeMoving}
      footer={
        <>
          <Button onClick={closeMoving}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen === undefined || isNothing || move.isPending}
            onClick={() => move.to(office ?? null)}
          >
            {t('move')}
          </Button>
        </>
      }
    >
      {move.error && <Notice kind="error">{reasonOf(move.error)}</Notice>}
      {stays !== undefined && <p className="dim">{stays}</p>}
      <ListStates asked={asked} />
      {asked.data && <Targets offices={offices} own={own} chosen={chosen} choose={choose} />}
      {asked.data && offices.length === 0 && <p className="hint">{t('noOffice')}</p>}
      <p role="status">
        {office && t('seenByOffice', { office: office.name, count: office.members })}
        {chosen === null && t('seenByYou')}
      </p>
    </Dialog>
  )
}

function MoveConstructions({ constructions, onMoved }: Extract<Moving, { readonly constructions: unknown }>) {
  const t = useTexts(sharingTexts)
  const movable = constructions.filter(isShareable)
  const count = movable.length
  const { isPending, error, mutate } = useMutation(moveConstructions)
  const to = (office: Office | null) =>
    mutate(
      { ids: movable.map(({ id }) => id), office: office?.id ?? null },
      {
        onSuccess: () => {
          closeMoving()
          onMoved?.()
          showToast({ text: office ? t('movedIn', { count, office: office.name }) : t('movedOut', { count }) })
        },
      },
    )
  const left = constructions.length - count
  return (
    <Where
      title={t('moveTitle', { count })}
      own={t('ownLibrary')}
      stays={left > 0 ? t('notMoved', { count: left }) : undefined}
      isNothing={count === 0}
      move={{ isPending, error, to }}
    />
  )
}

function MoveProject({ project: { id, name } }: Extract<Moving, { readonly project: unknown }>) {
  const t = useTexts(sharingTexts)
  const { isPending, error, mutate } = useMutation(moveProjects)
  const to = (office: Office | null) =>
    mutate(
      { ids: [id], office: office?.id ?? null },
      {
        onSuccess: () => {
          closeMoving()
          showToast({
            text: office ? t('projectMovedIn', { name, office: office.name }) : t('projectMovedOut', { name }),
          })
        },
      },
    )
  return <Where title={t('moveProjectTitle')} own={t('ownProjects')} move={{ isPending, error, to }} />
}

/** Moves constructions, or a project, into an office or to oneself, and says who sees them afterwards. */
export const MoveDialog = (moving: Moving) =>
  'project' in moving ? <MoveProject {...moving} /> : <MoveConstructions {...moving} />
