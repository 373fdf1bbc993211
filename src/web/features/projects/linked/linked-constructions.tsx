import type { LinkedBuilding } from '#contract/project-links.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './linked-project.module.css'
import { linkedProjectTexts } from './linked-project-texts.ts'
import { STRIP } from './linked-rows.tsx'

/** The constructions of a linked building with their layers. */
export function LinkedConstructions({ project: { constructions } }: { project: LinkedBuilding }) {
  const t = useTexts(linkedProjectTexts)
  const { withUnit } = useFormats()
  const all = Object.entries(constructions)
  if (all.length === 0) return null
  return (
    <section className="sec">
      <h2>{t('constructions')}</h2>
      <ul className={css.layers}>
        {all.map(([key, { code, name, layers }]) => (
          <li key={key}>
            <span>
              <SectionStrip layers={layers} {...STRIP} seed={key} />
            </span>
            <span>
              <b>{[code, name].filter(Boolean).join(' ')}</b>
              <br />
              <span className="small dim">
                {layers.map((layer) => `${layer.name} ${withUnit('thickness', layer.thickness)}`).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
