import { type APIRequestContext, expect } from '@playwright/test'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { apiAs } from './constructions.ts'
import type { Account } from './test.ts'

/** Pages that need no account: by links, and of reports by their codes. Addresses of links have their secret behind the `#`. */
export type PublicPages = {
  readonly linked: string
  readonly linkedProject: string
  /** Codes of a report that is right, and of one whose material was changed since. */
  readonly equal: string
  readonly different: string
}

const layersOf = (insulation: string) => [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: insulation, thickness: 0.2 },
  { materialId: 'sand_lime_1400', thickness: 0.175 },
]

const house = {
  name: 'Haus am Weg',
  code: 'H-7',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 182 },
  constructions: { A: { type: 'outerWall', name: 'Kalksandstein', layers: layersOf('mw_facade_035') } },
  elements: [{ id: 'E1', name: 'Nordwand', construction: 'A', area: 80 }],
  variants: [{ id: 'b', name: 'Kleiner', elements: { E1: { area: 40 } } }],
}

/** Makes them, in an account of its own: nothing of it stands in what others see. */
export async function publicPages(request: APIRequestContext, account: Account): Promise<PublicPages> {
  const { headers } = await apiAs(request, account)
  const send = async <Answer>(method: 'POST' | 'PUT', url: string, data: object): Promise<Answer> => {
    const answer = await request.fetch(url, { method, data, headers: { ...headers, 'if-match': '*' } })
    expect(answer.status(), `${url} ${await answer.text()}`).toBeLessThan(300)
    return (await answer.json()) as Answer
  }
  const wall = async (insulation: string, name: string, code: string) =>
    send<{ id: string }>('POST', '/v1/construction/custom', {
      type: 'outerWall',
      name,
      code,
      layers: layersOf(insulation),
    })
  const linkTo = async (what: 'construction' | 'project', id: string, asked: object) => {
    const { url } = await send<{ url: string }>('POST', `/v1/${what}/${id}/links`, { mayCopy: true, ...asked })
    const { pathname, hash } = new URL(url)
    return `${pathname}${hash}`
  }

  const { id } = await wall('mw_facade_035', 'Kalksandstein mit Mineralwolle', 'AW-70')
  const linked = await linkTo('construction', id, { showReport: true })
  const secret = linked.split('#')[1] ?? ''
  const shown = await request.post('/v1/link/report', { headers: { 'x-link-secret': secret } })
  const { report } = (await shown.json()) as { report: { code: string } }

  const own = await send<{ id: string }>('POST', '/v1/material/own', buildOwnMaterial())
  const changed = await wall(own.id, 'Kalksandstein mit Hanf', 'AW-71')
  const { code: different } = await send<{ code: string }>('POST', `/v1/construction/custom/${changed.id}/report`, {
    office: 'Atelier Nordhang',
    project: '2417 Kita Birkenhain',
  })
  await send('PUT', `/v1/material/own/${own.id}`, buildOwnMaterial({ conductivity: 0.05, density: 60 }))

  const project = await send<{ id: string }>('POST', '/v1/project', house)
  return { linked, linkedProject: await linkTo('project', project.id, {}), equal: report.code, different }
}
