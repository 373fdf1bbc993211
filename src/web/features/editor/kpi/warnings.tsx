import type { Warning } from '#contract/assessment.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../texts/kpi.ts'
import { Section } from './section.tsx'

const layerOf = (path: string | null): number | undefined => {
  const index = /^\/(?:layers\/)?(\d+)/.exec(path ?? '')?.[1]
  return index === undefined ? undefined : Number(index)
}

/** What the user should know about the figures, with a way to the layer it is about. */
export function Warnings({
  warnings,
  onShowLayer,
}: {
  warnings: readonly Warning[]
  onShowLayer: (index: number) => void
}) {
  const t = useTexts(kpiTexts)
  if (warnings.length === 0) return null
  return (
    <Section title={t('warnings.title', { count: warnings.length })}>
      <ul className="warns">
        {warnings.map(({ code, path, message }) => {
          const layer = layerOf(path)
          return (
            <li key={`${code} ${path}`} className="row">
              <Icon name="warning" className="warn" />
              <span className="grow">
                {message}{' '}
                {layer !== undefined && (
                  <button type="button" className="link" onClick={() => onShowLayer(layer)}>
                    {t('warnings.show', { number: layer + 1 })}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
