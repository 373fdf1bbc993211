import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type BlockName, changeBlock, isOwnBlock } from '../document/blocks.ts'
import type { Editing } from '../page/use-history.ts'
import { projectTexts } from '../projects-texts.ts'
import css from './settings.module.css'

/** What a block of settings needs to know. */
export type SettingsProps = { readonly editing: Editing; readonly variant: string; readonly readOnly: boolean }

/** By which an address names a block. */
export const blockId = (name: string): string => `settings-${name}`

/** A block of settings under its heading; one that the variant has of its own leads back to the base. */
export function SettingsBlock({
  name,
  title,
  note,
  aside,
  editing,
  variant,
  readOnly,
  children,
}: SettingsProps & {
  name: BlockName
  title: string
  note?: string | undefined
  aside?: ReactNode
  children: ReactNode
}) {
  const t = useTexts(projectTexts)
  const isOwn = isOwnBlock(editing.draft, variant, name)
  return (
    <section
      id={blockId(name)}
      tabIndex={-1}
      className={isOwn ? `${css.block} ${css.own}` : css.block}
      aria-label={title}
    >
      <header className="row between wrap">
        <h2>{title}</h2>
        <span className="row">
          {aside}
          {isOwn && !readOnly && (
            <Button
              look="quiet"
              size="xs"
              icon="undo"
              onClick={() => editing.edit(changeBlock(variant, name, undefined))}
            >
              {t('toBase')}
            </Button>
          )}
        </span>
      </header>
      {note !== undefined && <p className="small dim">{note}</p>}
      {children}
    </section>
  )
}
