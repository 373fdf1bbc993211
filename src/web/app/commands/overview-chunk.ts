import { commandTexts } from '../texts/commands.ts'
import { ShortcutOverview } from './shortcut-overview.tsx'

await commandTexts.load()

export { ShortcutOverview }
