import { factOf, marksFor, traitsOf } from '#service/assessment/facts.ts'
import { testCatalogue } from '#testing/assessor.ts'

const drawnMaterials = [
  'gypsum_board',
  'osb',
  'cellulose_blown',
  'kvh',
  'eps',
  'xps',
  'mineral_wool',
  'concrete_c25_30',
]
const isDrawn = (_id: string, index: number) => `floor(1000 * r6 + 37 * r7)::int % ${index + 2} = 0`

/** A dozen facts, as frequent as in real libraries. */
const drawnFacts = [
  ...drawnMaterials.map((id, index) => `case when ${isDrawn(id, index)} then ${factOf('material', id)} end`),
  `case when r4 < 0.6 then ${factOf('category', 'insulation')} else ${factOf('category', 'concrete')} end`,
  `case when r5 < 0.2 then ${factOf('release', 'OBD_2024_I')} else ${factOf('release', 'OBD_2020_II')} end`,
  `case when r4 < 0.3 then ${factOf('missed', 'geg')} else ${factOf('met', 'geg')} end`,
  `case when r2 < 0.5 then ${factOf('framing', '')} end`,
  'floor(100000 * r6)::bigint',
  'floor(100000 * r1)::bigint',
].join(', ')

const drawnTypes = ['outerWall', 'pitchedRoof', 'flatRoof', 'internalFloor', 'groundSlab', 'innerWall'] as const
/** The traits among them. */
const bitOf = (...[kind, value]: Parameters<typeof factOf>) => traitsOf([factOf(kind, value)])
const drawnTraits = [
  `case when r4 < 0.6 then ${bitOf('category', 'insulation')} else ${bitOf('category', 'concrete')} end`,
  `case when r4 < 0.3 then ${bitOf('missed', 'geg')} else ${bitOf('met', 'geg')} end`,
  `case when r2 < 0.5 then ${bitOf('framing', '')} else 0 end`,
  `(array[${drawnTypes.map((type) => bitOf('type', type)).join(', ')}])[1 + floor(6 * r2)::int]`,
].join(' | ')

/** Ids in the order of time, as the service makes them (UUIDv7): the random part follows from the number. */
const drawnId = `(lpad(to_hex(1767225600000 + 20000::bigint * n), 12, '0') || '7' || substr(md5('id ' || n), 1, 3) || '8'
  || substr(md5('id ' || n), 4, 15))::uuid`

const marks = marksFor(testCatalogue())
/** The materials of the catalogue among them. */
const drawnMarks = drawnMaterials.reduce(
  (written, id, index) => {
    const bit = marks.bitOf(id)
    return bit === undefined ? written : `set_bit(${written}, ${bit}, (${isDrawn(id, index)})::int)`
  },
  `'\\x${marks.of([]).toString('hex')}'::bytea`,
)

/**
 * Constructions with numbers from $8 + 1 to $5. Sections of three layers and layers of four, as small as real ones get; the
 * text is what searches look in. Each $1st belongs to $3, of each $2 one to $4, of each $7 one to $6, the others to one of
 * $9 accounts.
 */
export const DRAWN_CONSTRUCTIONS = `
insert into construction (id, owner_id, ownership, type, locale, code, name, description, translations, tags, layers,
  search_text, sort_name_de, sort_name_en, thickness, u_value, mass, gwp, penrt, complete, section, figures_version,
  created_at, updated_at, facts, traits, material_marks, marks_version, data_until)
select ${drawnId}, owner_id, ownership, type, 'de_DE', code, name, description, '{}', tags, layers,
  lower(concat_ws(E'\\n', code, name, description, array_to_string(tags, E'\\n'))), lower(name), lower(name),
  0.1 + r3 / 2, 0.1 + r4, 100 + 300 * r5, 20 + 100 * r7, 200 + 800 * r7, true, section, '1', at, at, facts, traits, material_marks, ${marks.version}, date '2024-01-01' + (2000 * r6)::int
from (
  select
    case when n % $1 = 0 then $3::uuid when n % $2 = 1 then $4::uuid when n % $7 = 2 % $7 then $6::uuid
      else md5('owner ' || 1 + floor($9::int * r1 * r1)::int)::uuid end as owner_id,
    case when n % $1 = 0 or n % $2 = 1 or n % $7 = 2 % $7 then 'custom' when n % 50 = 7 then 'thirdParty' else 'custom' end as ownership,
    (array['${drawnTypes.join("', '")}'])[1 + floor(6 * r2)::int] as type,
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
    ${drawnMarks} as material_marks,
    n, r3, r4, r5, r6, r7, timestamptz '2026-01-01' + make_interval(secs => n * 20 + r1) as at
  from (select n, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6, random() r7
    from generate_series($8::int + 1, $5::int) n) drawn
) described`
