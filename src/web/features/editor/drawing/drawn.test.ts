import { expect, test } from 'vitest'
import { testAssessor } from '#testing/assessor.ts'
import { type CurveFrame, temperaturePath } from '#web/drawing/climate-curves.ts'
import { emptyLayer } from '../document/document.ts'
import { climateOf } from './drawn.ts'

/** Faces a hundred apart; the coldest lies at 400, the warmest at 100. */
const frame: CurveFrame = {
  lying: false,
  faces: [100, 200, 300],
  outsideEnd: 50,
  insideEnd: 350,
  coldest: 400,
  warmest: 100,
}

test('through a basement wall the temperature begins at that of the soil and rises through its insulation', async () => {
  // the standard construction KW-01
  const layers = [
    { materialId: 'xps_035', thickness: 0.12 },
    { materialId: 'reinforced_concrete_c30_37', thickness: 0.25 },
  ]
  const kpis = await testAssessor().kpis({ type: 'outerWallGround', layers, settings: {} }, { locale: 'de_DE' })
  const rows = layers.map(({ materialId, thickness }, index) => ({
    ...emptyLayer(`${index}`),
    materialId,
    numbers: { thickness },
  }))
  const climate = climateOf(rows, kpis, { layers, keys: rows.map(({ key }) => key) })
  if (!climate) throw new Error('the wall has no climate')
  const [soil, behindInsulation, inner] = climate.temperatures.map(Number)
  expect(soil).toBe(kpis.thermal.climate.outsideTemperature)
  expect(behindInsulation).toBeGreaterThan(Number(soil) + 10)
  expect(inner).toBeGreaterThan(Number(behindInsulation))
  const path = temperaturePath(climate, frame)
  const at = (across: number) => Number(new RegExp(`[ L]${across} ([\\d.]+)`).exec(path)?.[1])
  // up the sheet it is warmer
  expect(at(100)).toBe(400)
  expect(at(200)).toBeLessThan(at(100) - 50)
  expect(at(300)).toBeLessThan(at(200))
})
