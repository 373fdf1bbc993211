import type { Warning } from '#contract/assessment.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'
import { Section } from './section.tsx'

const layerOf = (path: string | null): number | undefined => {
  const index = /^\/(?:layers\/)?(\d+)/.exec(path ?? '')?.[1]
  return index === undefined ? undefined : Number(index)
}

type Group = { readonly id: string; readonly message: string; readonly layers: readonly number[] }

/** Notes that say the same about several layers become one. */
export const groupedWarnings = (warnings: readonly Warning[]): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const { code, path, message } of warnings) {
    const id = `${code} ${message}`
    const layer = layerOf(path)
    const layers = groups.get(id)?.layers ?? []
    groups.set(id, { id, message, layers: layer === undefined || layers.includes(layer) ? layers : [...layers, layer] })
  }
  return [...groups.values()]
}

/** What the user should know about the figures, with a way to the layers it is about. */
export function Warnings({
  warnings,
  onShowLayer,
}: {
  warnings: readonly Warning[]
  onShowLayer: (index: number) => void
}) {
  const t = useTexts(kpiTexts)
  const groups = groupedWarnings(warnings)
  if (groups.length === 0) return null
  return (
    <Section title={t('warnings.title', { count: groups.length })}>
      <ul className={css.warnings}>
        {groups.map(({ id, message, layers }) => (
          <li key={id} className="row">
            <Icon name="warning" className="warn" />
            <span className="grow">
              {message}{' '}
              {layers.map((layer) => (
                <button
                  key={layer}
                  type="button"
                  className="link"
                  aria-label={t('warnings.show', { number: layer + 1 })}
                  onClick={() => onShowLayer(layer)}
                >
                  {t('warnings.layer', { number: layer + 1 })}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
