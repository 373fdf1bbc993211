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
const groupedWarnings = (warnings: readonly Warning[]): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const { code, path, message } of warnings) {
    const id = `${code} ${message}`
    const layer = layerOf(path)
    const layers = groups.get(id)?.layers ?? []
    groups.set(id, { id, message, layers: layer === undefined || layers.includes(layer) ? layers : [...layers, layer] })
  }
  return [...groups.values()]
}

/** What several notes have as their one cause. */
const causes = {
  biogenicCarbonEstimated: 'carbon',
  biogenicCarbonUnknown: 'carbon',
  biogenicBalanceOpen: 'carbon',
  biogenicReleaseOpen: 'carbon',
  climatePartsDiffer: 'carbon',
  modulesNotDeclared: 'declaration',
  indicatorNotDeclared: 'declaration',
  datasetExpired: 'age',
  releaseExpired: 'age',
} as const satisfies Partial<Record<Warning['code'], string>>
type Cause = (typeof causes)[keyof typeof causes]

const causeOf = ({ code }: Warning): Cause | undefined => (causes as Partial<Record<Warning['code'], Cause>>)[code]

/** The notes to be told: those of one cause together, all others by themselves. */
export function notesOf(
  warnings: readonly Warning[],
): readonly { readonly cause?: Cause; readonly groups: readonly Group[] }[] {
  const ofCause = [...new Set(warnings.flatMap((one) => causeOf(one) ?? []))].map((cause) => ({
    cause,
    groups: groupedWarnings(warnings.filter((one) => causeOf(one) === cause)),
  }))
  const alone = groupedWarnings(warnings.filter((one) => causeOf(one) === undefined)).map((group) => ({
    groups: [group],
  }))
  return [...alone, ...ofCause.map((one) => (one.groups.length > 1 ? one : { groups: one.groups }))]
}

type ToLayer = { readonly onShowLayer: (index: number) => void }

function Note({ group: { message, layers }, onShowLayer }: { group: Group } & ToLayer) {
  const t = useTexts(kpiTexts)
  return (
    <>
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
    </>
  )
}

/** What the user should know about the figures, with a way to the layers it is about. */
export function Warnings({ warnings, ...toLayer }: { warnings: readonly Warning[] } & ToLayer) {
  const t = useTexts(kpiTexts)
  const notes = notesOf(warnings)
  if (notes.length === 0) return null
  return (
    <Section title={t('warnings.title', { count: notes.length })} className={css.notes}>
      <ul className={css.warnings}>
        {notes.map(({ cause, groups }) => (
          <li key={groups[0]?.id} className="row">
            <Icon name="warning" className="warn" />
            {cause ? (
              <details className="grow">
                <summary>{t(`warnings.${cause}`, { count: groups.length })}</summary>
                {groups.map((group) => (
                  <p key={group.id}>
                    <Note group={group} {...toLayer} />
                  </p>
                ))}
              </details>
            ) : (
              <span className="grow">
                {groups.map((group) => (
                  <Note key={group.id} group={group} {...toLayer} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
