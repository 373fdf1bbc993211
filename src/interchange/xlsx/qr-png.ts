import { encode as encodePng } from 'fast-png'
import { encode as encodeQr } from 'uqr'

/** Light modules around the code, which readers need (ISO/IEC 18004, 6.3.8). */
const QUIET = 4
/** Side of a module [px]. */
const MODULE = 4
const [DARK, LIGHT] = [0, 255]

/** A text as QR code in PNG: grey of eight bits, as wide as high. */
export function qrPng(text: string): { readonly content: Uint8Array<ArrayBuffer>; readonly side: number } {
  const { data: modules } = encodeQr(text, { border: QUIET })
  const side = modules.length * MODULE
  const data = new Uint8Array(side * side).fill(LIGHT)
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return
      for (let line = 0; line < MODULE; line += 1) {
        const from = (y * MODULE + line) * side + x * MODULE
        data.fill(DARK, from, from + MODULE)
      }
    })
  })
  return { content: new Uint8Array(encodePng({ width: side, height: side, data, channels: 1, depth: 8 })), side }
}
