import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { media, useMedia } from '#web/lib/media.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'
import { KpiPanel, type KpiPanelProps } from './kpi-panel.tsx'
import { useSettledAnnouncement } from './kpi-status.tsx'

const FigureBar = lazy(async () => ({ default: (await import('./figure-bar.tsx')).FigureBar }))

/** The figures: a column beside the layers, in a narrow window a bar at the foot that opens them all. */
export function FigureColumn(
  props: KpiPanelProps & {
    /** Whether what is shown belongs to what stands in the table. */
    readonly current: boolean
  },
) {
  const { current, ...shared } = props
  const { live } = shared
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const isBar = useMedia(media.bar)
  const [open, setOpen] = useState(false)
  const kpis = live.shown?.result
  const spoken = { u: figure('uValue', kpis?.thermal.uValue), gwp: figure('gwp', kpis?.lifeCycle.gwp?.total) }
  useSettledAnnouncement(kpis && current ? t('status.settled', spoken) : null, shared.figures)
  return (
    <div className={css.column}>
      {(open || !isBar) && <KpiPanel {...shared} />}
      {isBar && (
        <Suspense fallback={null}>
          <FigureBar {...shared} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
