import { clsx } from 'clsx'
import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { KeyCaps } from '#web/components/key-caps.tsx'
import { ModalFrame } from '#web/components/modal-frame.tsx'
import { announce } from '#web/lib/announcer.ts'
import { MOST_COMPARED, setCompareTray, useCompareTray } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { ShortcutGroup } from '#web/lib/shortcuts.ts'
import { commandTexts, shellTexts } from '../app-texts.ts'
import css from './commands.module.css'
import { PaletteOption } from './palette-option.tsx'
import { type Option, type OptionGroup, usePalette } from './use-palette.ts'

await commandTexts.load()

/** Puts a construction into the comparison or takes it out, and says so. */
function useMark() {
  const t = useTexts(commandTexts)
  const tray = useCompareTray()
  return (option: Option | undefined) => {
    if (option?.kind !== 'construction') return
    const { id } = option.item
    if (tray.includes(id)) {
      setCompareTray(tray.filter((one) => one !== id))
      announce(t('removed', { name: option.label }))
    } else if (tray.length >= MOST_COMPARED) announce(t('full', { most: MOST_COMPARED }))
    else {
      setCompareTray([...tray, id])
      announce(t('added', { name: option.label, count: tray.length + 1, most: MOST_COMPARED }))
    }
  }
}

/**
 * Which option the keys are at: the same one where others come in before it. Typing leads back to the first; a space
 * marks only what an arrow key has chosen.
 */
function useWalk(options: readonly Option[]) {
  const [at, setAt] = useState({ id: '', walked: false })
  const found = options.findIndex(({ id }) => id === at.id)
  const go = (to: number) => {
    const next = options.at(to % options.length)
    if (next) setAt({ id: next.id, walked: true })
  }
  const restart = () => setAt({ id: '', walked: false })
  const point = ({ id }: Option) => setAt({ id, walked: at.walked })
  return { index: Math.max(0, found), walked: at.walked && found !== -1, go, restart, point }
}

function Footer() {
  const t = useTexts(commandTexts)
  return (
    <p className={clsx(css.footer, 'small dim')}>
      <span>
        <KeyCaps keys={['↑/↓']} /> {t('choose')}
      </span>
      <span>
        <KeyCaps keys={['Enter']} /> {t('open')}
      </span>
      <span>
        <KeyCaps keys={['Space']} /> {t('toComparison')}
      </span>
      <span>
        <KeyCaps keys={['Esc']} /> {t('close')}
      </span>
    </p>
  )
}

function Status({ text, count, status }: { text: string; count: number; status: 'current' | 'searching' | 'failed' }) {
  const t = useTexts(commandTexts)
  const nothing = count === 0 && status === 'current'
  const words =
    status === 'failed'
      ? t('failed')
      : status === 'searching'
        ? t('searching')
        : nothing
          ? t('none', { text: text.trim() })
          : t('count', { count })
  return (
    <p className={nothing || status === 'failed' ? clsx(css.note, 'dim') : 'sr'} role="status">
      {words}
    </p>
  )
}

function Group({
  group,
  id,
  active,
  text,
  onChoose,
  onPoint,
}: {
  group: OptionGroup
  id: string
  active: Option | undefined
  text: string
  onChoose: (option: Option) => void
  onPoint: (option: Option) => void
}) {
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <p className={css.group} id={`${id}-title`}>
        {group.title}
      </p>
      {group.options.map((option) => (
        <PaletteOption
          key={option.id}
          id={idOf(id, option)}
          option={option}
          text={text}
          active={option.id === active?.id}
          onChoose={() => onChoose(option)}
          onPoint={() => onPoint(option)}
        />
      ))}
    </div>
  )
}

const idOf = (group: string, { id }: Option) => `${group}-${id.replaceAll(/\W/g, '_')}`

/**
 * Searches constructions, materials and commands as one types, and leads there.
 *
 * @param typed - with what the search begins
 */
export function Palette({
  app,
  typed,
  onClose,
}: {
  app: readonly ShortcutGroup[]
  typed: () => string
  onClose: () => void
}) {
  const t = useTexts(commandTexts)
  const shell = useTexts(shellTexts)
  const id = useId()
  const [text, setText] = useState(typed)
  const { groups, status } = usePalette(text, app)
  const options = groups.flatMap((group) => group.options)
  const { index, walked, go, restart, point } = useWalk(options)
  const mark = useMark()
  const active = options[index]
  const activeGroup = groups.findIndex((group) => active !== undefined && group.options.includes(active))
  const choose = (option: Option) => {
    onClose()
    option.run()
  }
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index - 1),
    Enter: () => active && choose(active),
    ' ': walked && active?.kind === 'construction' ? () => mark(active) : undefined,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const closes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const run = closes ? onClose : event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!run || event.nativeEvent.isComposing) return
    event.preventDefault()
    run()
  }
  return (
    <ModalFrame className={css.palette} label={shell('jump')} onClose={onClose}>
      <div className={clsx('search', css.search)}>
        <Icon name="search" />
        <input
          className="input"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && idOf(`${id}-${activeGroup}`, active)}
          aria-label={shell('jump')}
          placeholder={shell('jump')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            restart()
          }}
        />
      </div>
      <div className={clsx('menu', css.flat)} role="listbox" id={`${id}-list`} aria-label={t('hits')} tabIndex={-1}>
        {groups.map((group, at) => (
          <Fragment key={group.title}>
            <Group group={group} id={`${id}-${at}`} active={active} text={text} onChoose={choose} onPoint={point} />
          </Fragment>
        ))}
      </div>
      <Status text={text} count={options.length} status={status} />
      <Footer />
    </ModalFrame>
  )
}
