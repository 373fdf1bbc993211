import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Material } from '#contract/materials.ts'
import { MaterialCombobox, useComboboxText } from './material-combobox.tsx'

const material = (id: string, name: string): Material => ({
  id,
  name,
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  conductivity: 0.035,
  density: 30,
  specificHeatCapacity: 1030,
  vapourResistanceFactor: null,
  sd: null,
  serviceLife: null,
  defaultThickness: null,
  marketThicknesses: [],
  densityClass: null,
  uses: [],
  statuses: {},
  note: null,
  dataset: null,
  own: false,
})
const all = [material('wool', 'Mineral wool'), material('cork', 'Cork'), material('concrete', 'Concrete')]

let chosen: string[] = []
let leftBy: (string | undefined)[] = []
beforeEach(() => {
  chosen = []
  leftBy = []
})

function Field() {
  const text = useComboboxText()
  const hits = all.filter(({ name }) => name.toLowerCase().includes((text.typed ?? '').toLowerCase()))
  return (
    <MaterialCombobox
      text={text}
      label="Material"
      value="Brick"
      hits={hits}
      renderOption={({ name }) => name}
      onChoose={({ id }) => chosen.push(id)}
      status={`${hits.length} found`}
      list="Materials"
      columns={['λ']}
      className={{ root: 'root', hits: 'hits', head: 'head' }}
      invalid
      opensOnFocus
      onKeyDown={({ key }, highlighted) => {
        if (key === 'Tab') leftBy.push(highlighted?.id)
      }}
    >
      <p>below</p>
    </MaterialCombobox>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Material' })

test('what is typed narrows the list, and Enter takes the highlighted one', async () => {
  render(<Field />)
  expect(field()).toHaveProperty('value', 'Brick')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('below')).toBeNull()
  await userEvent.tab()
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByText('below')).toBeDefined()
  await userEvent.keyboard('co')
  expect(screen.getByRole('status').textContent).toBe('2 found')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Cork', 'Concrete'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toEqual(['concrete'])
  expect(field()).toHaveProperty('value', 'Brick')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('a click chooses; Escape closes the list and chooses nothing', async () => {
  render(<Field />)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
  expect(chosen).toEqual([])
  await userEvent.keyboard('wool')
  await userEvent.click(screen.getByRole('option', { name: 'Mineral wool' }))
  expect(chosen).toEqual(['wool'])
})

test('Escape closes an open list only; with the list closed it is left to what stands around', async () => {
  const reached: boolean[] = []
  const onKeyDown = (event: KeyboardEvent) => reached.push(event.defaultPrevented)
  document.addEventListener('keydown', onKeyDown)
  render(<Field />)
  await userEvent.tab()
  reached.length = 0
  await userEvent.keyboard('{Escape}{Escape}')
  document.removeEventListener('keydown', onKeyDown)
  expect(reached).toEqual([true, false])
})

test('keys come to the owner first, with what is highlighted', async () => {
  render(<Field />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect(leftBy).toEqual(['cork'])
})
