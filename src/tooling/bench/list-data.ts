import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { factOf, traitsOf } from '#service/assessment/facts.ts'

/** Constructions the ordinary caller owns, and those of a large office: the same numbers whatever the total. */
export const ORDINARY = 500
export const LARGE = 20_000
export const OFFICE = 100_000

/** Sections of three layers and layers of four, as small as real ones get; the text is what searches look in. */
/** A dozen facts, as frequent as in real libraries. */
const drawnFacts = [
  ...['gypsum_board', 'osb', 'cellulose_blown', 'kvh', 'eps', 'xps', 'mineral_wool', 'concrete_c25_30'].map(
    (id, index) => `case when floor(1000 * r6 + 37 * r7)::int % ${index + 2} = 0 then ${factOf('material', id)} end`,
  ),
  `case when r4 < 0.6 then ${factOf('category', 'insulation')} else ${factOf('category', 'concrete')} end`,
  `case when r5 < 0.2 then ${factOf('release', 'OBD_2024_I')} else ${factOf('release', 'OBD_2020_II')} end`,
  `case when r4 < 0.3 then ${factOf('missed', 'geg')} else ${factOf('met', 'geg')} end`,
  `case when r2 < 0.5 then ${factOf('framing', '')} end`,
  'floor(100000 * r6)::bigint',
  'floor(100000 * r1)::bigint',
].join(', ')

/** The traits among them. */
const bitOf = (...[kind, value]: Parameters<typeof factOf>) => traitsOf([factOf(kind, value)])
const drawnTraits = [
  `case when r4 < 0.6 then ${bitOf('category', 'insulation')} else ${bitOf('category', 'concrete')} end`,
  `case when r4 < 0.3 then ${bitOf('missed', 'geg')} else ${bitOf('met', 'geg')} end`,
  `case when r2 < 0.5 then ${bitOf('framing', '')} else 0 end`,
].join(' | ')

const rows = `
insert into construction (id, owner_id, ownership, type, locale, code, name, description, translations, tags, layers,
  search_text, sort_name_de, sort_name_en, thickness, u_value, mass, gwp, penrt, complete, section, figures_version,
  created_at, updated_at, facts, traits, data_until)
select gen_random_uuid(), owner_id, ownership, type, 'de_DE', code, name, description, '{}', tags, layers,
  lower(concat_ws(E'\\n', code, name, description, array_to_string(tags, E'\\n'))), lower(name), lower(name),
  0.1 + r3 / 2, 0.1 + r4, 100 + 300 * r5, 20 + 100 * r7, 200 + 800 * r7, true, section, '1', at, at, facts, traits, date '2024-01-01' + (2000 * r6)::int
from (
  select
    case when n % $1 = 0 then $3::uuid when n % $2 = 1 then $4::uuid when n % $7 = 2 then $6::uuid
      else md5('owner ' || 1 + floor($9::int * r1 * r1)::int)::uuid end as owner_id,
    case when n % $1 = 0 or n % $2 = 1 or n % $7 = 2 then 'custom' when n % 50 = 7 then 'thirdParty' else 'custom' end as ownership,
    (array['outerWall', 'pitchedRoof', 'flatRoof', 'internalFloor', 'groundSlab', 'innerWall'])[1 + floor(6 * r2)::int] as type,
    (array['AW', 'DA', 'FD', 'DE', 'BP', 'IW'])[1 + floor(6 * r2)::int] || '-' || lpad((n % 997)::text, 3, '0') as code,
    (array['Holzrahmenwand', 'Mauerwerk', 'Stahlbetonwand', 'Brettsperrholzwand', 'Sparrendach', 'Flachdach',
      'Holzbalkendecke', 'Bodenplatte'])[1 + floor(8 * r3)::int] || ' ' || (array['Zellulose', 'Mineralwolle',
      'Holzfaser', 'EPS', 'Hanf', 'Kalksandstein', 'Lehm', 'Schaumglas', 'Strohballen', 'Kork'])[1 + floor(10 * r4)::int]
      || ' ' || (100 + 10 * floor(30 * r5)::int) || ' mm' as name,
    'Projekt ' || (2000 + floor(5000 * r6)::int) || ', ' || (array['Neubau Schule', 'Kita Birkenhain',
      'Aufstockung Nordstrasse', 'Sanierung Altbau', 'Buerohaus Hafen', 'Wohnhof Lindenallee'])[1 + floor(6 * r7)::int]
      || ', Variante ' || (n % 9) as description,
    array[(array['Holzbau', 'Massivbau', 'Bestand', 'Neubau'])[1 + floor(4 * r5)::int],
      'P' || (2000 + floor(5000 * r6)::int)] as tags,
    '[{"materialId": "gypsum_board", "thickness": 0.0125}, {"materialId": "osb", "thickness": 0.015},
      {"materialId": "cellulose_blown", "thickness": 0.2}, {"materialId": "wood_fibre_underlay", "thickness": 0.06}]'::jsonb
      as layers,
    '[{"hatch": "board", "thickness": 0.0125, "state": "new", "framing": null},
      {"hatch": "timber", "thickness": 0.015, "state": "new", "framing": null},
      {"hatch": "insulation", "thickness": 0.2, "state": "new", "framing": null}]'::jsonb as section,
    array_remove(array[${drawnFacts}], null)::bigint[] as facts, (${drawnTraits})::bigint as traits,
    r3, r4, r5, r6, r7, timestamptz '2026-01-01' + make_interval(secs => n * 20 + r1) as at
  from (select n, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6, random() r7
    from generate_series($8::int + 1, $5::int) n) drawn
) described`

/** Owners of what nobody asks for. */
const OWNERS = 2_000

type Filling = {
  readonly ordinary: string
  readonly large: string
  readonly office?: string
  /** So many are there already: further ones belong to neither of the two accounts. */
  readonly from?: number
  readonly owners?: number
}

/**
 * Fills a migrated database with so many constructions of some 2,000 offices; two accounts get theirs, scattered.
 *
 * @param ordinary - address of the account with 500 constructions
 * @param large - address of the account with 20,000, or a fifth of all
 * @param office - that owns a hundred thousand, or a third of all; none where absent
 */
export async function fillWithConstructions(
  connection: pg.ClientConfig,
  total: number,
  { ordinary, large, office, from = 0, owners = OWNERS }: Filling,
): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query("select setseed(0.42), set_config('maintenance_work_mem', '512MB', false)")
    await client.query(
      `insert into account (id, email, name, locale, status)
      select md5('owner ' || n)::uuid, 'buero' || n || '@buero.example', 'Büro ' || n, 'de_DE', 'active'
      from generate_series(1, $1::int) n on conflict do nothing`,
      [owners],
    )
    const accounts = await client.query<{ id: string }>(
      'select id from account where email = any($1) order by email = $2 desc',
      [[ordinary, large], ordinary],
    )
    const searches = await client.query<{ indexname: string; indexdef: string }>(
      "select indexname, indexdef from pg_indexes where tablename = 'construction' and indexdef like '%USING gin%'",
    )
    for (const { indexname } of searches.rows) await client.query(`drop index ${indexname}`)
    const [one, other] = accounts.rows
    const everyFew = Math.max(3, total / OFFICE)
    const [few, many] = from === 0 ? [total / ORDINARY, Math.max(5, total / LARGE)] : [2 * total, 2 * total]
    const parameters = [few, many, one?.id, other?.id, total]
    const ofOffice = office === undefined ? [randomUUID(), total * 2] : [office, everyFew]
    await client.query(rows, [...parameters, ...ofOffice, from, owners])
    for (const { indexdef } of searches.rows) await client.query(indexdef)
    await client.query(`insert into construction_share (construction_id, email, permission)
      select id, 'buero' || (1 + floor(random() * 2000)::int) || '@buero.example', 'view'
      from construction where ownership = 'custom' and random() < 0.01 on conflict do nothing`)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
