import { chartTexts } from '#web/charts/charts-texts.ts'
import { ReportPage } from '#web/features/report/report-page.tsx'
import { reportTexts } from '#web/features/report/report-texts.ts'

await Promise.all([reportTexts.load(), chartTexts.load()])

export { ReportPage as Component }
