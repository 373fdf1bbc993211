import { EditorPage } from '#web/features/editor/editor-page.tsx'
import { editorTexts } from '#web/features/editor/texts/editor.ts'

await editorTexts.load()

export { EditorPage as Component }
