import * as z from 'zod/mini'

/** Every code an error answer can carry, with its HTTP status. Codes are stable; messages follow the caller's locale. */
export const errorStatus = {
  invalidRequest: 400,
  malformedRequest: 400,
  malformedBody: 400,
  unsupportedApiVersion: 400,
  idempotencyKeyReused: 400,
  ownershipNotAllowed: 400,
  unknownConstruction: 400,
  unknownProject: 400,
  invalidCredentials: 400,
  passwordRejected: 400,
  refreshTokenInvalid: 400,
  sessionInvalid: 400,
  linkInvalid: 400,
  accessKeyInvalid: 400,
  secondFactorInvalid: 400,
  passkeyRejected: 400,
  signInExpired: 400,
  ssoUnavailable: 400,
  ssoRejected: 400,
  ssoRequired: 400,
  fileRejected: 400,
  unauthenticated: 401,
  tokenMalformed: 401,
  tokenExpired: 401,
  sessionEnded: 401,
  forbidden: 403,
  proofRequired: 403,
  secondFactorRequired: 403,
  secondFactorDemanded: 403,
  linksForbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  requestTimeout: 408,
  conflict: 409,
  quotaReached: 409,
  domainNotProven: 409,
  versionStale: 412,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  expectationFailed: 417,
  versionRequired: 428,
  signInSlowed: 429,
  rateLimited: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
  storageFull: 507,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** What is wrong with one field. */
export const detailCodes = [
  'required',
  'wrongType',
  'wrongFormat',
  'tooSmall',
  'tooBig',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'notInList',
  'unknownField',
  'unknownMaterial',
  'unknownRelease',
  'unknownScenario',
  'unknownDataset',
  'unknownConstruction',
  'unknownReference',
  'unknownProject',
  'damaged',
  'foreignFile',
  'wrongVersion',
  'contradicts',
  'notUnique',
  'tooCommon',
  'containsEmail',
  'notAllowed',
  'privateAddress',
  'quotaReached',
] as const
export type DetailCode = (typeof detailCodes)[number]

export const errorDetail = z.object({
  path: z.string().check(z.describe('JSON Pointer into the body, or query.page, path.id, header.If-Match')),
  code: z.enum(detailCodes),
  message: z.string().check(z.describe("What is wrong and what is allowed, in the caller's locale")),
})
export type ErrorDetail = z.infer<typeof errorDetail>

export const serviceErrorMessage = z
  .object({
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    traceId: z.string(),
    details: z.array(errorDetail),
  })
  .check(z.meta({ id: 'ServiceErrorMessage', description: 'Body of every answer from 400 up' }))
export type ServiceErrorMessage = z.infer<typeof serviceErrorMessage>
