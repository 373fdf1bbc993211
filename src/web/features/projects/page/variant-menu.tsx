import { useState } from 'react'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { deriveVariant, moveVariant, nextVariant, removeVariant, renameVariant } from '../document/variant-edits.ts'
import { variantOf } from '../document/variant-rows.ts'
import { projectTexts } from '../projects-texts.ts'
import type { Editing } from './use-history.ts'
import { VariantNameDialog } from './variant-name-dialog.tsx'
import { VariantOrder } from './variant-order.tsx'

/** The variant on screen, and what can be done with variants. */
export function VariantMenu({
  editing: { draft, edit },
  variant,
  onVariant,
  readOnly,
}: {
  editing: Editing
  variant: string
  onVariant: (variant: string) => void
  readOnly: boolean
}) {
  const t = useTexts(projectTexts)
  const [asked, setAsked] = useState<'derive' | 'change' | null>(null)
  const { variants } = draft
  const next = nextVariant(draft)
  const now = variantOf(draft, variant)
  const nameNow = now?.name ?? t('base')
  const close = () => setAsked(null)
  return (
    <>
      {variants.length > 0 && (
        <label className="row small dim">
          {t('variant')}
          <Select value={variant} onChange={({ target }) => onVariant(target.value)}>
            <option value={BASE_VARIANT}>{t('base')}</option>
            {variants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      )}
      {!readOnly && now && (
        <Button
          icon="pencil"
          aria-label={t('variant.manage')}
          title={t('variant.manage')}
          onClick={() => setAsked('change')}
        />
      )}
      {!readOnly && (
        <Button icon="copy" disabled={!next} onClick={() => setAsked('derive')}>
          {t('variant.derive')}
        </Button>
      )}
      {asked === 'derive' && next && (
        <VariantNameDialog
          title={t('variant.derive')}
          note={t('variant.from', { name: nameNow })}
          name={next.name}
          onClose={close}
          onName={(name) => {
            edit(deriveVariant(variant, { ...next, name }))
            onVariant(next.id)
            close()
          }}
        />
      )}
      {asked === 'change' && now && (
        <VariantNameDialog
          title={t('variant.manage')}
          name={now.name}
          onClose={close}
          onName={(name) => {
            edit(renameVariant(now.id, name))
            close()
          }}
          onRemove={() => {
            onVariant(BASE_VARIANT)
            edit(removeVariant(now.id))
            close()
          }}
        >
          {variants.length > 1 && <VariantOrder variants={variants} onMove={(id, by) => edit(moveVariant(id, by))} />}
        </VariantNameDialog>
      )}
    </>
  )
}
