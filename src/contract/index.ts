import * as accessKeys from './access-keys.ts'
import * as accessories from './accessories.ts'
import * as accountClosing from './account-closing.ts'
import * as administration from './administration.ts'
import * as auth from './auth.ts'
import * as catalogueImports from './catalogue-imports.ts'
import * as constructionActivity from './construction-activity.ts'
import { compareConstructions } from './construction-comparison.ts'
import * as constructions from './construction-endpoints.ts'
import * as constructionLists from './construction-list-endpoints.ts'
import * as origins from './construction-origin.ts'
import * as dataReleases from './data-releases.ts'
import * as datasets from './datasets.ts'
import * as imports from './imports.ts'
import { drawInsulationCurve } from './insulation-curve.ts'
import * as interchange from './interchange.ts'
import * as letterhead from './letterhead.ts'
import { readFigures } from './material-figures.ts'
import * as materials from './materials.ts'
import { officeOperations } from './office-operations.ts'
import { optimiseConstruction } from './optimisation.ts'
import * as ownAccessKeys from './own-access-keys.ts'
import * as ownAccount from './own-account.ts'
import * as ownMaterials from './own-materials.ts'
import * as passkeys from './passkeys.ts'
import * as prices from './prices.ts'
import { projectOperations } from './project-operations.ts'
import * as secondFactor from './second-factor.ts'
import { testSensitivity } from './sensitivity.ts'
import * as shares from './shares.ts'
import * as webhooks from './webhooks.ts'

const coreOperations = {
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
  readMe: ownAccount.readMe,
  updateMe: ownAccount.updateMe,
  readLetterhead: letterhead.readLetterhead,
  replaceLetterhead: letterhead.replaceLetterhead,
  exportAccount: accountClosing.exportAccount,
  readAccountClosing: accountClosing.readAccountClosing,
  closeAccount: accountClosing.closeAccount,
  startPasskey: passkeys.startPasskey,
  loginWithPasskey: passkeys.loginWithPasskey,
  listPasskeys: passkeys.listPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  finishSecondFactor: secondFactor.finishSecondFactor,
  readSecondFactor: secondFactor.readSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  removeSecondFactor: secondFactor.removeSecondFactor,
  listSessions: ownAccount.listSessions,
  endSession: ownAccount.endSession,
  listAccessKeys: accessKeys.listAccessKeys,
  createAccessKey: accessKeys.createAccessKey,
  revokeAccessKey: accessKeys.revokeAccessKey,
  listOwnAccessKeys: ownAccessKeys.listOwnAccessKeys,
  createOwnAccessKey: ownAccessKeys.createOwnAccessKey,
  rotateOwnAccessKey: ownAccessKeys.rotateOwnAccessKey,
  revokeOwnAccessKey: ownAccessKeys.revokeOwnAccessKey,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  replaceWebhook: webhooks.replaceWebhook,
  deleteWebhook: webhooks.deleteWebhook,
  renewWebhookSecret: webhooks.renewWebhookSecret,
  pingWebhook: webhooks.pingWebhook,
  listDeliveries: webhooks.listDeliveries,
  redeliver: webhooks.redeliver,
  deleteConstructions: constructions.deleteConstructions,
  compareConstructions,
  countConstructions: constructionLists.countConstructions,
  countFacets: constructionLists.countFacets,
  listCustomTags: constructionLists.listCustomTags,
  assessIndicators: constructions.assessIndicators,
  optimiseConstruction,
  drawInsulationCurve,
  testSensitivity,
  assessKpis: constructions.assessKpis,
  listConstructions: constructionLists.listConstructions,
  shareConstruction: shares.shareConstruction,
  listShares: shares.listShares,
  listSharedConstructions: constructionLists.listSharedConstructions,
  restoreConstructions: constructions.restoreConstructions,
  createConstruction: constructions.createConstruction,
  readStoredIndicators: constructions.readStoredIndicators,
  readStoredKpis: constructions.readStoredKpis,
  readConstruction: constructions.readConstruction,
  replaceConstruction: constructions.replaceConstruction,
  copyConstruction: constructions.copyConstruction,
  listConstructionActivity: constructionActivity.listConstructionActivity,
  exportConstructionActivity: constructionActivity.exportConstructionActivity,
  readOrigin: origins.readOrigin,
  acceptOrigin: origins.acceptOrigin,
  cutOrigin: origins.cutOrigin,
  exportConstruction: interchange.exportConstruction,
  exportComparison: interchange.exportComparison,
  exportArchive: interchange.exportArchive,
  importArchive: interchange.importArchive,
  importConstructions: imports.importConstructions,
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
  listAccessories: accessories.listAccessories,
  listReleases: materials.listReleases,
  readFigures,
  readMaterial: materials.readMaterial,
  listDatasets: datasets.listDatasets,
  countDatasets: datasets.countDatasets,
  readDataset: datasets.readDataset,
  startCatalogueImport: catalogueImports.startCatalogueImport,
  listCatalogueImports: catalogueImports.listCatalogueImports,
  readCatalogueImport: catalogueImports.readCatalogueImport,
  cancelCatalogueImport: catalogueImports.cancelCatalogueImport,
  listDataReleases: dataReleases.listDataReleases,
  switchDataRelease: dataReleases.switchDataRelease,
  deleteDataRelease: dataReleases.deleteDataRelease,
  listMaterialChoices: imports.listMaterialChoices,
  rememberMaterialChoices: imports.rememberMaterialChoices,
  listOwnMaterials: ownMaterials.listOwnMaterials,
  readOwnMaterial: ownMaterials.readOwnMaterial,
  listMaterialUses: ownMaterials.listMaterialUses,
  createOwnMaterial: ownMaterials.createOwnMaterial,
  replaceOwnMaterial: ownMaterials.replaceOwnMaterial,
  deleteOwnMaterial: ownMaterials.deleteOwnMaterial,
  listPrices: prices.listPrices,
  exportPrices: prices.exportPrices,
  importPrices: prices.importPrices,
  replacePriceTerms: prices.replacePriceTerms,
  replacePrice: prices.replacePrice,
  deletePrice: prices.deletePrice,
  readDrift: constructions.readDrift,
  reassessConstruction: constructions.reassessConstruction,
} as const

/** Named, because what a compiler infers of all together is longer than it writes. */
export type Operations = typeof coreOperations & typeof projectOperations & typeof officeOperations
export type OperationName = keyof Operations

/** Every operation of the API by name; handlers, client and OpenAPI document follow from it. */
export const operations: Operations = { ...coreOperations, ...projectOperations, ...officeOperations }
