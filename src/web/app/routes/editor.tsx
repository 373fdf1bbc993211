import { chartTexts } from '#web/charts/charts-texts.ts'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { EditorPage } from '#web/features/editor/editor-page.tsx'
import { driftTexts } from '#web/features/editor/panels/drift/drift-texts.ts'
import { editorTexts } from '#web/features/editor/texts/editor.ts'
import { kpiTexts } from '#web/features/editor/texts/kpi.ts'

await Promise.all([editorTexts.load(), kpiTexts.load(), datasetTexts.load(), driftTexts.load(), chartTexts.load()])

export { EditorPage as Component }
