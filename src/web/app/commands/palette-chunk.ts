import { commandTexts } from '../texts/commands.ts'
import { Palette } from './palette.tsx'

await commandTexts.load()

export { Palette }
