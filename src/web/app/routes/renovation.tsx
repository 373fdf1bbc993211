import { chartTexts } from '#web/charts/charts-texts.ts'
import { RenovationPage } from '#web/features/renovation/renovation-page.tsx'
import { renovationTexts } from '#web/features/renovation/renovation-texts.ts'

await Promise.all([renovationTexts.load(), chartTexts.load()])

export { RenovationPage as Component }
