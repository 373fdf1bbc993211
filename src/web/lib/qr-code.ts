import { encode } from 'uqr'

/** Light modules around the code, which readers need (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/** The modules of a text as QR code, row by row, with the light border that readers need; true: dark. */
export const modulesOf = (text: string): readonly (readonly boolean[])[] => encode(text, { border: QUIET }).data
