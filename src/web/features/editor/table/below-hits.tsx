import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { KeyCaps } from '#web/components/key-caps.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './material-search.module.css'
import { searchTexts } from './search-texts.ts'

/** Takes the key of `NewOwnMaterial` where a name was typed; otherwise the key is the table's. @returns whether it was that key */
export function takeNewOwnKey(event: KeyboardEvent, name: string): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
  if (name !== '') {
    event.preventDefault()
    window.open(paths.newOwnMaterial.hrefFor(name), '_blank', 'noopener')
  }
  return true
}

/** Below the hits: what was typed becomes a material of one's own. The editor stays open beside. */
export function NewOwnMaterial({ name }: { name: string }) {
  const t = useTexts(searchTexts)
  return (
    <Link
      className={clsx('mi', css.newOwn)}
      to={paths.newOwnMaterial.hrefFor(name)}
      target="_blank"
      tabIndex={-1}
      // the press must not close the list before it is followed
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon name="plus" />
      <span className="grow">{t('material.newOwn', { name })}</span>
      <span className="small dim">
        <KeyCaps keys={['Ctrl+Enter']} />
      </span>
    </Link>
  )
}

/** Takes the key of `Alternatives`. @returns whether it was that key */
export function takeAlternativesKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !event.altKey) return false
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  event.preventDefault()
  return true
}

/** Below the hits, while nothing is typed: materials of the same use with less GWP than the one of the layer. */
export function Alternatives({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(searchTexts)
  return (
    <button
      type="button"
      className={clsx('mi', css.newOwn)}
      tabIndex={-1}
      // the field keeps the focus until the list is closed
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon name="replace" />
      <span className="grow">{t('material.alternatives')}</span>
      <span className="small dim">
        <KeyCaps keys={['Alt+Enter']} />
      </span>
    </button>
  )
}
