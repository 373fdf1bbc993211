import { useCallback } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { termAt } from './terms.ts'
import { termTexts } from './terms-texts.ts'
import { Tips } from './tips.tsx'

/**
 * Explains signs and short words of figures where they stand.
 *
 * @param within - selector of the parts of the screen where a dash or "≥" means what it means among figures
 */
export function SignTips({ within }: { within: string }) {
  const t = useTexts(termTexts)
  const explain = useCallback(
    (target: Element) => {
      const found = target.closest(within) ? termAt(target) : undefined
      return found && { anchor: found.anchor, text: t(found.term) }
    },
    [t, within],
  )
  return <Tips explain={explain} />
}
