import { releaseText } from '#testing/releases.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import { FULL_SIZE } from '../import-data.ts'
import { kpiLayers } from '../kpi-servers.ts'
import type { Flood } from './files.ts'

const json = 'application/json'
const [CHANGED, AT_ONCE, SIGNING_IN] = [1_000, 200, 200]

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const modules = ['A1-A3', 'C3', 'C4', 'D']
/** A release of as many rows as the largest that is published. */
const release = () =>
  releaseText(
    Array.from({ length: FULL_SIZE }, (_, row) => ({
      uuid: uuid(Math.floor(row / modules.length)),
      name: `Baustoff ${Math.floor(row / modules.length)}`,
      module: modules[row % modules.length] ?? '',
    })),
  )

const component = (at: number) =>
  `<component isLayer="true" processConfigName="${['OSB', 'Mineralwolle', 'Gipskarton'][at % 3]}" lifeTime="50" layerPosition="${at + 1}" layerSize="0.${10 + (at % 80)}" layerAreaRatio="1"/>`
const element = (at: number) =>
  `<element uuid="${uuid(at)}" din276Code="331" quantity="1" refUnit="m2"><elementInfo><name>Wand ${at}</name></elementInfo>
  <components>${Array.from({ length: 60 }, (_, layer) => component(layer)).join('')}</components></element>`
/** An eLCA file of as many constructions as one may have, of 60 layers each. */
const elca = () =>
  `<?xml version="1.0" encoding="UTF-8"?>
<elca xmlns="https://www.bauteileditor.de" schemaVersion="1.3">${Array.from({ length: 2_000 }, (_, at) => element(at)).join('')}</elca>`

/** Stores what is to be changed. @returns the ids */
export async function stored(service: ServiceProcess, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < CHANGED) {
    const body = Array.from({ length: AT_ONCE }, (_, at) => ({
      type: 'outerWall',
      name: `Bestand ${ids.length + at}`,
      layers: kpiLayers,
    }))
    const answer = await service.call('POST', '/v1/construction/import', { headers, body })
    if (!answer.ok) throw new Error(`what is to be changed is answered ${answer.status}`)
    ids.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id))
  }
  return ids
}

const once = <Value>(make: () => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Work that is begun by a request and goes on behind it, what another program wrote, and a morning's signing in. */
export function floodsOfWork(): readonly Flood[] {
  const [releaseFile, elcaFile] = [once(release), once(elca)]
  return [
    {
      name: `catalogue: a release of ${FULL_SIZE.toLocaleString('en-GB')} rows`,
      path: (at) => `/v1/catalogue/import?fileName=OBD_${2030 + at}_I.csv`,
      type: 'text/csv',
      body: releaseFile,
      as: 'admin@aufbau.example',
      connections: 1,
      follow: (id) => `/v1/catalogue/import/${id}`,
    },
    {
      name: 'proposal: eLCA of 2,000 constructions of 60 layers',
      path: '/v1/project/proposal',
      type: 'application/xml',
      body: elcaFile,
    },
    {
      name: `bulk: a thickness of ${CHANGED.toLocaleString('en-GB')} constructions`,
      path: '/v1/construction/bulk',
      type: json,
      prepare: stored,
      // each change makes the next version of all of them
      body: (at, ids) =>
        JSON.stringify({
          items: ids.map((id) => ({ id, version: at })),
          change: { do: 'setThickness', material: kpiLayers[0]?.materialId, thickness: 0.01 + at / 1_000 },
        }),
      connections: 1,
      follow: (id) => `/v1/construction/bulk/${id}`,
    },
    {
      name: `sign-in: ${SIGNING_IN} at once`,
      path: '/v1/auth/password/login',
      type: json,
      // refused ones are hashed as any other, and each goes to an address of its own: none is slowed
      body: (at) =>
        JSON.stringify({ loginId: `nobody-${at}-${Math.random()}@buero.example`, password: 'Aufbau-Demo-2026' }),
      connections: SIGNING_IN,
      isPatient: true,
    },
  ]
}
