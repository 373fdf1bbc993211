import { type FigureKey, figureDefinitions } from '#vocabulary/figures.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { type Source, sourcesIn } from './sources.ts'

/** Where units and figures are at home. */
const home = 'src/vocabulary/'

/** A file types a figure of its own when its name and its unit, in quotes, stand in one line; pure numbers have no unit to type. */
const types = ({ text }: Source, name: RegExp, unit: string) =>
  text.split('\n').some((line) => line.includes(`'${unit}'`) && name.test(line))

/** Files outside the vocabulary that type the figure once more. */
const typedIn = (key: FigureKey, sources: readonly Source[]): number => {
  const unit = unitOfQuantity(figureDefinitions[key].quantity)
  const name = new RegExp(`\\b${key}\\b`)
  return unit === '1' ? 0 : sources.filter((source) => types(source, name, unit)).length
}

/** Places that declare a figure, of the figure that has most: the list, and every file that types it again. */
export function mostPlacesOfAFigure(): number {
  const sources = sourcesIn('src').filter(({ path }) => !path.startsWith(home))
  const keys = Object.keys(figureDefinitions) as FigureKey[]
  return 1 + Math.max(...keys.map((key) => typedIn(key, sources)))
}
