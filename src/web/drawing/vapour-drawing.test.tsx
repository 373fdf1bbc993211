import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VapourDrawing } from './vapour-drawing.tsx'

test('a layer under its vapour pressure is pointed at and chosen like anywhere else', () => {
  const [onPoint, onSelect] = [vi.fn<(layer: number | null) => void>(), vi.fn<(layer: number) => void>()]
  const drawing = (pointed?: number) => (
    <VapourDrawing
      layers={[
        { hatch: 'mineralWool', sd: 0.2 },
        { hatch: 'brick', sd: 2 },
      ]}
      faces={[-5, 12, 18].map((temperature) => ({ temperature, dewPoint: temperature - 6 }))}
      seed="a"
      labels={{ description: 'Vapour', saturation: 'Saturation', pressure: 'Pressure', resistance: 'sd' }}
      numbers={{ tick: String, sd: String }}
      {...{ pointed, onPoint, onSelect }}
    />
  )
  const { rerender, container } = render(drawing())
  const rects = container.querySelectorAll('[data-layer]')
  const outlines = container.querySelectorAll('rect').length
  fireEvent.pointerEnter(rects[1] as Element)
  expect(onPoint).toHaveBeenLastCalledWith(1)
  fireEvent.click(rects[1] as Element)
  expect(onSelect).toHaveBeenLastCalledWith(1)
  rerender(drawing(1))
  expect(screen.getByRole('img').querySelectorAll('rect')).toHaveLength(outlines + 1)
  fireEvent.pointerLeave(rects[0]?.parentElement as Element)
  expect(onPoint).toHaveBeenLastCalledWith(null)
})
