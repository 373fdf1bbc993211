import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

const tests = '\\.(test|spec)\\.tsx?$'

/** A folder of src may import itself and what is named; nothing else of src. */
const layer = (name: string, ...allowed: readonly string[]): IForbiddenRuleType => ({
  name: `${name}-imports`,
  comment: `src/${name} may import only: ${[name, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: tests },
  to: { path: '^src/', pathNot: [name, ...allowed].map((folder) => `^src/${folder}/`) },
})

/** A folder may use only these packages and modules of Node; none where the list is empty. */
const packages = (name: string, ...allowed: readonly string[]): IForbiddenRuleType => ({
  name: `${name}-packages`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: tests },
  to: {
    dependencyTypes: [
      'npm',
      'npm-dev',
      'npm-optional',
      'npm-peer',
      'npm-no-pkg',
      'npm-unknown',
      'core',
      'unknown',
      'undetermined',
    ],
    ...(allowed.length > 0 && { pathNot: [...allowed] }),
  },
})

const rule = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, severity: 'error', from, to })

/**
 * Floors of the service, the highest first: what is on one may import its own floor and those below, types included.
 * What is named here nowhere (errors, texts, bounds, configuration) is the ground that every floor stands on.
 */
const serviceFloors: readonly (readonly [name: string, ...paths: string[]])[] = [
  ['wiring', '(app|start|main)\\.ts$', '(cli|operations|backup)/'],
  ['library', 'library/'],
  ['data', 'data/'],
  ['accounts', 'accounts/'],
  ['http', 'http/'],
  ['assessment', 'assessment/'],
  ['db', 'db/'],
]

const inService = (paths: readonly string[]) => paths.map((one) => `^src/service/${one}`)

/** For each floor, that it imports none above it; for the ground, that it imports none at all. */
const floorRules = [...serviceFloors.entries()].flatMap(([index, [name, ...paths]]): IForbiddenRuleType[] => {
  const above = serviceFloors.slice(0, index).flatMap(([, ...higher]) => higher)
  if (above.length === 0) return []
  return [
    rule(`service-${name}-imports-downwards`, { path: inService(paths), pathNot: tests }, { path: inService(above) }),
  ]
})
const everyFloor = inService(serviceFloors.flatMap(([, ...paths]) => paths))

/** Every rule about who may import whom. Each is broken on purpose in the test beside this file. */
export const importRules: readonly IForbiddenRuleType[] = [
  layer('vocabulary'),
  layer('engine', 'vocabulary'),
  layer('contract', 'vocabulary'),
  layer('catalogue', 'vocabulary'),
  layer('interchange', 'contract', 'vocabulary'),
  layer('assessment', 'contract', 'engine', 'catalogue', 'vocabulary'),
  layer('service', 'assessment', 'contract', 'engine', 'catalogue', 'interchange', 'vocabulary'),
  layer('web', 'assessment', 'catalogue', 'contract', 'interchange', 'vocabulary'),
  layer('client', 'contract', 'vocabulary'),
  layer('mcp', 'client', 'contract', 'vocabulary'),
  layer('testing', 'service', 'assessment', 'contract', 'engine', 'catalogue', 'interchange', 'vocabulary'),
  packages('vocabulary'),
  packages('engine'),
  packages('assessment'),
  // one file that whoever calls the interface may take along: of zod it has types only
  packages('client', 'node_modules/zod/'),
  packages('contract', 'node_modules/zod/'),
  packages(
    'catalogue',
    'node_modules/(zod|saxes|xmlchars|fflate)/',
    '^(node:)?(fs|crypto|path|url|zlib|stream)$',
    '^(node:)?fs/promises$',
  ),
  rule(
    'runs-in-the-browser',
    { path: '^src/(web|interchange|assessment)/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  // of the catalogue it knows the shapes; what reads files stays with the service
  rule(
    'assessment-reads-no-files',
    { path: '^src/assessment/', pathNot: tests },
    {
      path: '^src/catalogue/',
      pathNot: '^src/catalogue/(attribution|release-item)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  // a declaration is read into a form where it is chosen; the rest of the catalogue stays with the service
  rule(
    'web-reads-declarations-alone',
    { path: '^src/web/', pathNot: tests },
    { path: '^src/catalogue/', pathNot: '^src/catalogue/(ilcd-(json|xml)|file-error|release-item)\\.ts$' },
  ),
  rule('web-app-is-on-top', { path: '^src/web/(?!app/)', pathNot: tests }, { path: '^src/web/app/' }),
  rule(
    'web-lib-is-at-the-bottom',
    { path: '^src/web/(lib|drawing)/', pathNot: tests },
    { path: '^src/web/(features|components|resources)/' },
  ),
  rule(
    'web-resources-are-below',
    { path: '^src/web/resources/', pathNot: tests },
    { path: '^src/web/', pathNot: '^src/web/(resources|lib)/' },
  ),
  rule(
    'web-calls-through-resources',
    { path: '^src/web/', pathNot: ['^src/web/(resources|lib)/', '^src/web/app/guards\\.ts$', tests] },
    { path: '^src/web/lib/api-client\\.ts$' },
  ),
  rule('web-components-are-below', { path: '^src/web/components/', pathNot: tests }, { path: '^src/web/features/' }),
  rule(
    'features-do-not-import-features',
    { path: '^src/web/features/([^/]+)/', pathNot: tests },
    { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
  ),
  ...floorRules,
  rule(
    'service-ground-imports-no-floor',
    { path: '^src/service/', pathNot: [...everyFloor, tests] },
    { path: everyFloor },
  ),
  rule(
    'routes-are-wired-on-top',
    { path: '^src/service/', pathNot: ['^src/service/app\\.ts$', '/open-[a-z]+\\.ts$', tests] },
    { path: '^src/service/.*\\.routes\\.ts$' },
  ),
  rule(
    'routes-call-services',
    { path: '^src/service/.*\\.routes\\.ts$' },
    { path: ['\\.repository\\.ts$', '^src/service/db/'] },
  ),
  rule(
    'framework-stays-in-http',
    { path: '^src/service/', pathNot: ['^src/service/http/', '^src/service/(app|main)\\.ts$', tests] },
    { path: 'node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'sql-lives-in-repositories',
    {
      path: '^src/service/',
      pathNot: [
        '^src/service/db/',
        '^src/service/(app|start)\\.ts$',
        '\\.repository\\.ts$',
        '/migrations?/',
        '\\.migration\\.ts$',
        tests,
      ],
    },
    { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'tests-stay-out-of-production',
    { path: '^src/', pathNot: [tests, '^src/(testing|tooling)/'] },
    { path: [tests, '^src/testing/'] },
  ),
  rule('no-cycle', {}, { circular: true }),
  rule('no-unresolvable', {}, { couldNotResolve: true }),
]
