import * as z from 'zod/mini'
import { fastenerSystems, knownFasteners } from '#vocabulary/fasteners.ts'
import { taperShapes } from '#vocabulary/taper.ts'
import { bounded } from './schema.ts'

/** What goes through the insulation. */
export const fasteners = z
  .strictObject({
    system: z
      .optional(z.enum(fastenerSystems))
      .check(
        z.describe(
          'Figures that are absent are those of the system, where it has them; an accessory of that name counts in mass and life cycle',
        ),
      ),
    perArea: z.optional(bounded('fastenersPerArea', 'Pieces per area n')),
    pointTransmittance: z.optional(bounded('pointTransmittance', 'χ of a piece, of its approval or product data')),
    diameter: z.optional(bounded('fastenerDiameter', 'Diameter, where χ is not known')),
    conductivity: z.optional(bounded('conductivity', 'λ of the fastener: steel 50, stainless 17, aluminium 160')),
    factor: z.optional(bounded('fastenerFactor', 'α; 0.8 where absent')),
    length: z.optional(bounded('fastenerLength', 'Length within the insulation; all of its thickness where absent')),
  })
  .check(
    z.superRefine((given, context) => {
      if (given.pointTransmittance !== undefined && given.diameter !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['diameter'],
          message: 'contradicts',
          params: { reason: 'pointTransmittance stands for the fastener already' },
        })
      const known = knownFasteners(given)
      if ('missing' in known) context.addIssue({ code: 'custom', path: [known.missing], message: 'required' })
    }),
    z.meta({
      id: 'Fasteners',
      description: 'Fasteners through the insulation that the layer is: counted in U from 3 % on (ISO 6946, annex F)',
    }),
  )

/** How a tapered layer is laid. */
export const taper = z
  .strictObject({
    shape: z.enum(taperShapes).check(z.describe('In plan')),
    rise: bounded('taperRise', 'Thickest less thinnest point'),
    intermediate: z.optional(bounded('taperRise', 'Of three corners: the middle one less the thinnest')),
  })
  .check(
    z.check(({ value: { shape, rise, intermediate }, issues }) => {
      const path = ['intermediate']
      if (shape === 'threeCorners' && intermediate === undefined)
        issues.push({ code: 'custom', message: 'required', path, input: intermediate })
      if (shape !== 'threeCorners' && intermediate !== undefined)
        issues.push({ code: 'custom', message: 'contradicts', path, input: intermediate })
      if (intermediate !== undefined && intermediate > rise)
        issues.push({ code: 'too_big', origin: 'number', maximum: rise, inclusive: true, input: intermediate, path })
    }),
    z.meta({
      id: 'Taper',
      description: 'How a layer tapers about its thickness, which is the mean (ISO 6946, annex C)',
    }),
  )
