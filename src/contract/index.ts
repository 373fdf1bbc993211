import * as administration from './administration.ts'
import * as auth from './auth.ts'
import * as constructions from './construction-endpoints.ts'
import * as materials from './materials.ts'

/** Every operation of the API by name; handlers, client and OpenAPI document follow from it. */
export const operations = {
  exchangeAccessKey: auth.exchangeAccessKey,
  logout: auth.logout,
  startMagicLink: auth.startMagicLink,
  loginWithPassword: auth.loginWithPassword,
  readPasswordPolicy: auth.readPasswordPolicy,
  resetPassword: auth.resetPassword,
  signUp: auth.signUp,
  updatePassword: auth.updatePassword,
  verifyLink: auth.verifyLink,
  sendVerification: auth.sendVerification,
  refresh: auth.refresh,
  finishSso: auth.finishSso,
  startSso: auth.startSso,
  testToken: auth.testToken,
  validateEduDomain: auth.validateEduDomain,
  validateEmailExists: auth.validateEmailExists,
  validateSession: auth.validateSession,
  readMe: auth.readMe,
  updateMe: auth.updateMe,
  listSessions: auth.listSessions,
  endSession: auth.endSession,
  listAccessKeys: auth.listAccessKeys,
  createAccessKey: auth.createAccessKey,
  revokeAccessKey: auth.revokeAccessKey,
  ...constructions,
  listStandards: administration.listStandards,
  createStandardDraft: administration.createStandardDraft,
  readStandard: administration.readStandard,
  listStandardVersions: administration.listStandardVersions,
  startStandardDraft: administration.startStandardDraft,
  discardStandardDraft: administration.discardStandardDraft,
  publishStandard: administration.publishStandard,
  withdrawStandard: administration.withdrawStandard,
  listMaterials: materials.listMaterials,
  listMaterialCategories: materials.listMaterialCategories,
  listReleases: materials.listReleases,
  readMaterial: materials.readMaterial,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations
