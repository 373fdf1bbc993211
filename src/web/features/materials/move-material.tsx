import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { OptionLine, Radio } from '#web/components/option.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { moveOwnMaterial } from '#web/resources/materials/own-material-mutations.ts'
import { materialsTexts } from './materials-texts.ts'
import { useOffices } from './owner-choice.tsx'

/** Gives a material to an office, or takes it out of one, and says who sees it afterwards. */
export function MoveMaterial({
  material: { id, name, owner },
  onClose,
  onMoved,
}: {
  material: OwnMaterial
  onClose: () => void
  onMoved: () => void
}) {
  const t = useTexts(materialsTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const reasonOf = useReason()
  const group = useId()
  const [chosen, choose] = useState<string | null>()
  const offices = (useOffices() ?? []).filter((office) => office.role !== 'viewer' && office.id !== owner?.id)
  const office = offices.find((one) => one.id === chosen)
  const move = useMutation({
    ...moveOwnMaterial,
    onSuccess: () => {
      showToast({ text: office ? t('movedIn', { office: office.name }) : t('movedOut') })
      onMoved()
    },
  })
  return (
    <Dialog
      title={t('moveTitle', { name: name[locale] ?? name.de_DE ?? name.en_GB ?? '' })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen === undefined || move.isPending}
            onClick={() => chosen !== undefined && move.mutate({ id, office: chosen })}
          >
            {t('move')}
          </Button>
        </>
      }
    >
      {move.error && <Notice kind="error">{reasonOf(move.error)}</Notice>}
      <fieldset>
        <legend className="sr">{t('whose')}</legend>
        {offices.map((one) => (
          <OptionLine key={one.id}>
            <Radio name={group} checked={chosen === one.id} onChange={() => choose(one.id)} />
            {one.name}
          </OptionLine>
        ))}
        {owner && (
          <OptionLine>
            <Radio name={group} checked={chosen === null} onChange={() => choose(null)} />
            {t('mine')}
          </OptionLine>
        )}
      </fieldset>
      <p role="status">
        {office && t('seenByOffice', { office: office.name, count: office.members })}
        {chosen === null && t('seenByYou')}
      </p>
    </Dialog>
  )
}
