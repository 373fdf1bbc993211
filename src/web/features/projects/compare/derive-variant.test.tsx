import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import { buildProjectKpis } from '#testing/project-kpis.ts'
import { buildProject } from '#testing/projects.ts'
import { Toaster } from '#web/components/toaster.tsx'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { signedIn } from '#web/lib/session.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { AddColumn } from './add-column.tsx'
import type { Chosen } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'

const id = '0190a0a0-0000-7000-8000-000000000001'
const given = buildProject()
const project = {
  ...given,
  // a row that the variant alone has
  elements: [...(given.elements ?? []), { id: 'E2', construction: 'AW', area: 9, only: ['B'] }],
  id,
  permission: 'owner',
  archived: false,
  version: 4,
} as unknown as StoredProject['project']

const compared = (variant: string, name: string): ComparedVariant => ({
  key: `${id}:${variant}`,
  projectId: id,
  variant,
  name,
  project,
  kpis: buildProjectKpis({ variant }),
  rows: [],
})
const variants = [compared('base', 'Basis'), compared('B', 'Fernwärme')]

const sent: { readonly url: string; readonly tag: string | null; readonly changes: unknown }[] = []
let refusal: object | undefined
const onAdd = vi.fn<(added: Chosen) => void>()

async function show({ of = project, chosen = variants }: { of?: typeof project; chosen?: typeof variants } = {}) {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
        <Suspense>
          <AddColumn
            compared={{ projects: [of], variants: chosen, isPending: false, gone: 0, error: null, retry: () => {} }}
            chosen={chosen.map(({ projectId, variant }) => ({ project: projectId, variant }))}
            onAdd={onAdd}
          />
          <Toaster />
        </Suspense>
      </QueryClientProvider>,
    )
  })
}

beforeEach(async () => {
  sent.length = 0
  refusal = undefined
  onAdd.mockClear()
  signedIn({
    user: { name: 'A', email: 'a@aufbau.example', policies: [] },
    sessionJwt: 'token',
    sessionExpiration: new Date(Date.now() + 900_000).toISOString(),
  } as unknown as AuthenticationResponse)
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const { pathname: url } = new URL(address, 'http://localhost')
    if (url === '/v1/project/list') return Response.json([], { headers: { 'x-total-count': '0' } })
    if (method !== 'POST') return Response.json(project, { headers: { etag: '"4-x"' } })
    sent.push({
      url,
      tag: new Headers(headers).get('if-match'),
      ...(JSON.parse(body as string) as { changes: unknown }),
    })
    if (refusal) return Response.json(refusal, { status: 400 })
    return Response.json({ version: 5, updatedAt: '2026-11-26T10:00:00.000Z' }, { headers: { etag: '"5-x"' } })
  })
  await setLocale('de_DE')
  await Promise.all([compareTexts.load(), projectTexts.load(), projectsTexts.load()])
})

const button = () => screen.queryByRole('button', { name: 'Variante ableiten' })
async function open() {
  await userEvent.click(button() ?? expect.fail('no button'))
  return within(screen.getByRole('dialog', { name: 'Variante ableiten' }))
}

describe('a variant that is derived beside others', () => {
  test('begins as the reference, is stored upon what is there, and becomes a column', async () => {
    await show()
    const dialog = await open()
    const name = dialog.getByRole('textbox', { name: 'Name der Variante' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Lehm{Enter}')
    await waitFor(() => expect(onAdd.mock.calls).toEqual([[{ project: id, variant: 'C' }]]))
    expect(sent).toEqual([
      {
        url: `/v1/project/${id}/changes`,
        tag: '"4-x"',
        changes: [{ op: 'set', list: 'variants', id: 'C', value: { id: 'C', name: 'Lehm' } }],
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('begins as any other column where that is chosen, with the rows that it alone has', async () => {
    await show()
    const dialog = await open()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Beginnt wie' }), 'Fernwärme')
    await userEvent.click(dialog.getByRole('button', { name: 'Variante ableiten' }))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    expect(sent[0]?.changes).toEqual([
      { op: 'patch', list: 'elements', id: 'E2', fields: { only: ['B', 'C'] } },
      { op: 'set', list: 'variants', id: 'C', value: { ...project.variants[0], id: 'C', name: 'C' } },
    ])
  })

  test('is no column where the service refuses it, and the reason is told', async () => {
    refusal = { code: 'invalidRequest', message: 'Höchstens 19 Varianten.', traceId: '1', details: [] }
    await show()
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Variante ableiten' }))
    expect(await screen.findByText(/Die Variante ist nicht angelegt: Höchstens 19 Varianten\./)).toBeDefined()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('is not offered to who may only look, of what is put away, and where no column has room', async () => {
    await show({ of: { ...project, permission: 'view' } })
    expect(button()).toBeNull()
    await show({ of: { ...project, archived: true } })
    expect(button()).toBeNull()
    await show({ chosen: ['base', 'B', 'C', 'D', 'E'].map((variant) => compared(variant, variant)) })
    expect(button()).toBeNull()
    expect(screen.getByText('Es stehen schon 5 Varianten nebeneinander.')).toBeDefined()
  })
})
