import * as z from 'zod/mini'
import { figureName } from '#vocabulary/figure-names.ts'
import { definitionOf, type FigureKey, unitOfFigure } from '#vocabulary/figures.ts'
import { quantity } from './schema.ts'

/** A quantity that may not be known. */
export const figure = (unit: string, description: string) => z.nullable(quantity(unit, description))
/** A figure of the list: its unit, its name and what it follows. */
export const quantityOf = (key: FigureKey) =>
  quantity(unitOfFigure(key), `${figureName(key, 'en_GB')} (${definitionOf(key).clause})`)
/** The same where it may not be known. */
export const figureOf = (key: FigureKey) => z.nullable(quantityOf(key))
export const layerIndex = z.int().check(z.gte(0), z.describe('Index of the layer, 0 outside'))
