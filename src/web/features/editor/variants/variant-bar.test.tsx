import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { editableDocument } from '../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../document/editor-state.ts'
import { lastVariant, origins } from './last-variant.ts'
import { VariantBar } from './variant-bar.tsx'

const TAG = 'Variants AW-02 3f9a'
const stored = (id: string, name: string, tags: readonly string[], of: Partial<Construction> = {}) =>
  ({
    owner: { kind: 'person', id: 'me', name: 'Ada' },
    id,
    name,
    tags,
    ownership: 'custom',
    permission: 'owner',
    type: 'outerWall',
    locale: 'en_GB',
    code: 'AW-02',
    description: '',
    translations: {},
    layers: [{ materialId: 'brick', thickness: 0.24 }],
    ...of,
  }) as unknown as Construction

const local = { compute: () => undefined, lacks: () => false, load: async () => undefined }
const flush = vi.fn<() => Promise<void>>(async () => undefined)
let editor: Editor
let sent: Record<string, unknown> | undefined
/** Offices that creating and listing were asked for. */
let asked: { readonly created?: string | null; readonly listed?: string | null }
/** Offices that one belongs to. */
let offices: readonly { readonly id: string; readonly role: string }[]

function Bar({ construction }: { construction: Construction }) {
  const opened = useEditor(editableDocument(construction, () => 'layer'))
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  return (
    <ControlsContext value={opened.controls}>
      <VariantBar construction={construction} flush={flush} local={local} />
    </ControlsContext>
  )
}

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

/** The bar over a service that holds these constructions. */
async function open(construction: Construction, ...others: Construction[]) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes('office')) return Response.json(offices)
    if (request.method === 'POST') {
      asked = { ...asked, created: searchParams.get('office') }
      sent = (await request.json()) as Record<string, unknown>
      return Response.json({ ...construction, ...sent, id: 'made' }, { status: 201 })
    }
    const one = [construction, ...others].find(({ id }) => pathname.endsWith(id))
    if (!one) asked = { ...asked, listed: searchParams.get('office') }
    return one
      ? Response.json(one)
      : Response.json(
          [construction, ...others].filter(({ ownership }) => ownership === 'custom'),
          { headers: { 'x-total-count': '2' } },
        )
  })
  await setLocale('en_GB')
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/constructions/custom/a']}>
          <Suspense>
            <Bar construction={construction} />
          </Suspense>
          <Place />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  return userEvent.setup()
}

beforeEach(() => {
  vi.unstubAllGlobals()
  flush.mockClear()
  sent = undefined
  asked = {}
  offices = []
  lastVariant.set(null)
  origins.clear()
})

test('a variant is a copy with the next letter and a tag that both share; one goes on with it', async () => {
  const user = await open(stored('a', 'Wall', ['timber']))
  await user.click(await screen.findByRole('button', { name: 'As variant' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/constructions/custom/made'))
  const { tags } = editor.controls.document()
  expect(tags).toEqual(['timber', expect.stringMatching(/^Variants AW-02 \w{4}$/)])
  expect(sent).toMatchObject({ name: 'Wall (B)', tags })
  expect(flush).toHaveBeenCalled()
})

test('a variant has its letter in every language that the name is told in', async () => {
  const user = await open(stored('a', 'Wall', ['timber'], { translations: { de_DE: { name: 'Wand' } } }))
  await user.click(await screen.findByRole('button', { name: 'As variant' }))
  await waitFor(() => expect(sent).toMatchObject({ name: 'Wall (B)', translations: { de_DE: { name: 'Wand (B)' } } }))
})

test('the oldest is A; the letters lead to the others, after what is not saved is', async () => {
  const user = await open(stored('b', 'Wall (B)', [TAG]), stored('a', 'Wall', [TAG]))
  expect((await screen.findByRole('radio', { name: 'B' })).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('radio', { name: 'A' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/constructions/custom/a'))
  expect(flush).toHaveBeenCalledTimes(1)
})

test('drawing and figures stand against the other one until that is switched off', async () => {
  const user = await open(stored('b', 'Wall (B)', [TAG]), stored('a', 'Wall', [TAG]))
  const against = await screen.findByRole('button', { name: 'Against A' })
  await waitFor(() => expect(editor.controls.reference.get()).toMatchObject({ label: 'A' }))
  expect(editor.controls.reference.get()?.layers[0]?.numbers.thickness).toBe(0.24)
  await user.click(against)
  expect(editor.controls.reference.get()).toBeNull()
})

test('all of them go to the comparison, in the order of their letters', async () => {
  const user = await open(stored('b', 'Wall (B)', [TAG]), stored('a', 'Wall', [TAG]))
  await user.click(await screen.findByRole('button', { name: 'Compare variants' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/compare?ids=a,b'))
})

test('of a construction of somebody else’s a variant is an own copy, which stands against it', async () => {
  const standard = { ...stored('s', 'Wall', ['timber']), ownership: 'standard', permission: 'view' } as const
  const user = await open(standard)
  await user.click(await screen.findByRole('button', { name: 'As variant' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/constructions/custom/made'))
  expect(sent).toMatchObject({ name: 'Wall', tags: ['timber', expect.stringMatching(/^Variants AW-02 \w{4}$/)] })
  expect(editor.controls.document().tags).toEqual(['timber'])
  cleanup()
  await open(stored('made', 'Wall', [TAG]), standard)
  expect((await screen.findByRole('radio', { name: 'A' })).getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(editor.controls.reference.get()).toMatchObject({ label: 'Original' }))
  await user.click(screen.getByRole('radio', { name: 'Original' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/constructions/standard/s'))
  cleanup()
  await open(standard, stored('made', 'Wall', [TAG]))
  await user.click(await screen.findByRole('radio', { name: 'A' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/constructions/custom/made'))
})

test('the letters are those of the names; after one is deleted its letter is the next', async () => {
  const user = await open(stored('c', 'Wall (C)', [TAG]), stored('a', 'Wall', [TAG]))
  expect((await screen.findByRole('radio', { name: 'C' })).getAttribute('aria-checked')).toBe('true')
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['A', 'C'])
  await user.click(screen.getByRole('button', { name: 'Another variant' }))
  await waitFor(() => expect(sent).toMatchObject({ name: 'Wall (B)', tags: [TAG] }))
})

const owner = { kind: 'office', id: '0198c0de-0000-7000-8000-00000000000f', name: 'Atelier' } as const
const ofOffice = (id: string, name: string, tags: readonly string[]) =>
  stored(id, name, tags, { owner, permission: 'edit' })

test('a member of an office who may change a construction makes a variant of the office', async () => {
  const user = await open(ofOffice('a', 'Wall', ['timber']))
  offices = [{ id: owner.id, role: 'member' }]
  await user.click(await screen.findByRole('button', { name: 'As variant' }))
  await waitFor(() => expect(sent).toMatchObject({ name: 'Wall (B)' }))
  expect(asked.created).toBe(owner.id)
  const { tags } = editor.controls.document()
  expect(tags).toEqual(['timber', expect.stringMatching(/^Variants AW-02 \w{4}$/)])
  expect(sent?.['tags']).toEqual(tags)
  cleanup()
  await open(ofOffice('b', 'Wall (B)', [TAG]), ofOffice('a', 'Wall', [TAG]))
  expect(await screen.findByRole('radio', { name: 'A' })).toBeTruthy()
  expect(asked.listed).toBe(owner.id)
})

test('who is no member of the office that shared a construction makes a copy of their own', async () => {
  const user = await open(ofOffice('a', 'Wall', ['timber']))
  await user.click(await screen.findByRole('button', { name: 'As variant' }))
  await waitFor(() => expect(sent).toMatchObject({ name: 'Wall' }))
  expect(asked.created).toBeNull()
  expect(editor.controls.document().tags).toEqual(['timber'])
})
