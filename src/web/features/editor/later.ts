/**
 * What a first visit paints after section, table and figures, in one file: one request for it instead of one for each,
 * which would hold up what is painted first. Where it stands is `lazy`, so that nothing waits for it.
 */
export { DimensionField } from './drawing/dimension-field.tsx'
export { SectionCursor } from './drawing/section-cursor.tsx'
export { InProjects } from './panels/building/in-projects.tsx'
export { DriftBadge } from './panels/drift/drift-badge.tsx'
export { HistoryButton } from './panels/header/history-button.tsx'
export { TagField } from './panels/header/tag-field.tsx'
export { Lacks } from './panels/kpi/lacks.tsx'
export { LifeCycleSection } from './panels/kpi/life-cycle-section.tsx'
export { LimitHint } from './panels/kpi/limit-hint.tsx'
export { SummerCurve } from './panels/kpi/summer-curve.tsx'
export { Warnings } from './panels/kpi/warnings.tsx'
export { OfficeStandardButton } from './panels/office-standard/office-standard-button.tsx'
export { OriginBadge } from './panels/origin/origin-badge.tsx'
export { BelowLayers } from './table/below-layers.tsx'
export { VariantBar } from './variants/variant-bar.tsx'
export { ViewTabs } from './views/view-tabs.tsx'
