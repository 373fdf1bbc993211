import type * as z from 'zod/mini'
import type { ReplyOf, RequestHeader } from '#contract/endpoint.ts'
import type { OperationName, Operations } from '#contract/index.ts'

/**
 * Method and path of every operation, so that the app calls the API without carrying the contract's schemas.
 * The compiler holds each line against the contract: a missing, renamed or moved operation does not compile.
 */
export const operations: { readonly [K in OperationName]: readonly [Operations[K]['method'], Operations[K]['path']] } =
  {
    exchangeAccessKey: ['POST', '/v1/auth/access-keys/exchange-key'],
    logout: ['POST', '/v1/auth/logout'],
    startMagicLink: ['POST', '/v1/auth/magic-link/login'],
    loginWithPassword: ['POST', '/v1/auth/password/login'],
    readPasswordPolicy: ['GET', '/v1/auth/password/policies'],
    resetPassword: ['POST', '/v1/auth/password/reset'],
    signUp: ['POST', '/v1/auth/password/sign-up'],
    updatePassword: ['POST', '/v1/auth/password/update'],
    verifyLink: ['GET', '/v1/auth/password/verify'],
    sendVerification: ['POST', '/v1/auth/password/verify-email'],
    refresh: ['POST', '/v1/auth/refresh'],
    finishSso: ['GET', '/v1/auth/sso/callback'],
    startSso: ['POST', '/v1/auth/sso/start'],
    testToken: ['GET', '/v1/auth/test/token'],
    validateEduDomain: ['POST', '/v1/auth/validate/edu-domain'],
    validateEmailExists: ['POST', '/v1/auth/validate/email-exists'],
    validateSession: ['POST', '/v1/auth/validate/session'],
    readMe: ['GET', '/v1/auth/me'],
    updateMe: ['PUT', '/v1/auth/me'],
    listSessions: ['GET', '/v1/auth/sessions'],
    endSession: ['DELETE', '/v1/auth/sessions/{id}'],
    listAccessKeys: ['GET', '/v1/access-key'],
    createAccessKey: ['POST', '/v1/access-key'],
    revokeAccessKey: ['DELETE', '/v1/access-key/{id}'],
    deleteConstructions: ['DELETE', '/v1/construction/batch'],
    importConstructions: ['POST', '/v1/construction/import'],
    listMaterialChoices: ['GET', '/v1/material/choice'],
    rememberMaterialChoices: ['PUT', '/v1/material/choice'],
    compareConstructions: ['POST', '/v1/construction/comparison'],
    countConstructions: ['GET', '/v1/construction/count/{ownershipCategory}'],
    countFacets: ['GET', '/v1/construction/facets'],
    listCustomTags: ['GET', '/v1/construction/filter/custom-tags'],
    assessIndicators: ['POST', '/v1/construction/indicators'],
    assessKpis: ['POST', '/v1/construction/kpi'],
    listConstructions: ['GET', '/v1/construction/list'],
    shareConstruction: ['POST', '/v1/construction/share'],
    listShares: ['GET', '/v1/construction/share'],
    listSharedConstructions: ['GET', '/v1/construction/shared/list'],
    restoreConstructions: ['POST', '/v1/construction/restore'],
    createConstruction: ['POST', '/v1/construction/{ownership}'],
    readStoredIndicators: ['GET', '/v1/construction/{ownership}/indicators/{id}'],
    readStoredKpis: ['GET', '/v1/construction/{ownership}/kpi/{id}'],
    readConstruction: ['GET', '/v1/construction/{ownership}/{id}'],
    replaceConstruction: ['PUT', '/v1/construction/{ownership}/{id}'],
    copyConstruction: ['POST', '/v1/construction/{ownership}/{id}/copy'],
    exportConstruction: ['GET', '/v1/construction/{ownership}/{id}/export'],
    exportComparison: ['GET', '/v1/construction/compare/export'],
    exportArchive: ['GET', '/v1/construction/archive'],
    importArchive: ['POST', '/v1/construction/archive'],
    listStandards: ['GET', '/v1/standard-construction/list'],
    createStandardDraft: ['POST', '/v1/standard-construction/draft'],
    readStandard: ['GET', '/v1/standard-construction/{id}'],
    listStandardVersions: ['GET', '/v1/standard-construction/{id}/versions'],
    startStandardDraft: ['POST', '/v1/standard-construction/{id}/draft'],
    discardStandardDraft: ['DELETE', '/v1/standard-construction/{id}/draft'],
    publishStandard: ['POST', '/v1/standard-construction/{id}/publish'],
    withdrawStandard: ['POST', '/v1/standard-construction/{id}/withdraw'],
    listMaterials: ['GET', '/v1/material/list'],
    listMaterialCategories: ['GET', '/v1/material/categories'],
    listReleases: ['GET', '/v1/material/releases'],
    readMaterial: ['GET', '/v1/material/{id}'],
    reassessConstruction: ['POST', '/v1/construction/{ownership}/{id}/reassess'],
    readDrift: ['GET', '/v1/construction/{ownership}/{id}/drift'],
    deleteOwnMaterial: ['DELETE', '/v1/material/own/{id}'],
    replaceOwnMaterial: ['PUT', '/v1/material/own/{id}'],
    createOwnMaterial: ['POST', '/v1/material/own'],
    readOwnMaterial: ['GET', '/v1/material/own/{id}'],
    listOwnMaterials: ['GET', '/v1/material/own'],
    listDatasets: ['GET', '/v1/dataset/list'],
    countDatasets: ['GET', '/v1/dataset/facets'],
    readDataset: ['GET', '/v1/dataset/{release}/{uuid}'],
    startCatalogueImport: ['POST', '/v1/catalogue/import'],
    listCatalogueImports: ['GET', '/v1/catalogue/import'],
    readCatalogueImport: ['GET', '/v1/catalogue/import/{id}'],
    cancelCatalogueImport: ['POST', '/v1/catalogue/import/{id}/cancel'],
    listDataReleases: ['GET', '/v1/catalogue/release'],
    switchDataRelease: ['PUT', '/v1/catalogue/release/{id}'],
    deleteDataRelease: ['DELETE', '/v1/catalogue/release/{id}'],
  }

type Schema = z.ZodMiniType
/** The canonical values of a path or query; the contract's input type is wider, because it matches without regard to case. */
type Part<S, K extends 'params' | 'query'> = S extends Record<K, infer P extends Schema> ? z.output<P> : never
type Body<S> = S extends { body: infer B extends Schema } ? z.input<B> : never

type Params<S> = [Part<S, 'params'>] extends [never] ? object : { params: Part<S, 'params'> }
type Query<S> = [Part<S, 'query'>] extends [never] ? object : { query?: Partial<Part<S, 'query'>> }
type Payload<S> = [Body<S>] extends [never]
  ? object
  : S extends { bodyOptional: true }
    ? { body?: Body<S> }
    : { body: Body<S> }
type Headers<S> = S extends { headers: infer H } ? { headers?: { [K in keyof H & RequestHeader]?: string } } : object

/** What a caller of operation `K` sends: only the parts that the operation declares. */
export type Input<K extends OperationName> = Params<Operations[K]> &
  Query<Operations[K]> &
  Payload<Operations[K]> &
  Headers<Operations[K]>

/** What operation `K` answers. */
export type Reply<K extends OperationName> = ReplyOf<Operations[K]>
