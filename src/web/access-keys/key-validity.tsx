import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AccessKey } from '#web/resources/accounts/access-keys.ts'
import { accessKeyTexts } from './access-keys-texts.ts'
import { keyState } from './key-state.ts'

const signs = {
  revoked: { tone: 'bad row', icon: 'lock', text: 'revoked' },
  expired: { tone: 'bad row', icon: 'error', text: 'keyExpired' },
  expiresSoon: { tone: 'warn row', icon: 'warning', text: 'expiresSoon' },
} as const

/** Until when a key can be used, or why not any more. @param now - ms since 1970 */
export function KeyValidity({ entry, now }: { entry: AccessKey; now: number }) {
  const t = useTexts(accessKeyTexts)
  const { date: write } = useFormats()
  const date = entry.expiresAt === null ? '' : write(entry.expiresAt)
  const state = keyState(entry, now)
  if (state === 'unlimited') return t('unlimited')
  if (state === 'valid') return date
  const { tone, icon, text } = signs[state]
  return (
    <span className={tone}>
      <Icon name={icon} />
      {text === 'revoked' ? t(text) : t(text, { date })}
    </span>
  )
}
