import { EditorPage } from '#web/features/editor/editor-page.tsx'
import { editorTexts } from '#web/features/editor/texts/editor.ts'
import { kpiTexts } from '#web/features/editor/texts/kpi.ts'

await Promise.all([editorTexts.load(), kpiTexts.load()])

export { EditorPage as Component }
