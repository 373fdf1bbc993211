import type { Db } from './client.ts'
import * as start from './migrations/0001-start.ts'
import * as signingIn from './migrations/0100-signing-in.ts'
import * as standardConstructions from './migrations/0200-standard-constructions.ts'
import * as data from './migrations/0300-data.ts'
import * as dueFigures from './migrations/0310-due-figures.ts'
import * as listIndexes from './migrations/0400-list-indexes.ts'
import * as matchedWith from './migrations/0410-matched-with.ts'
import * as settings from './migrations/0420-settings.ts'
import * as mailQuotas from './migrations/0500-mail-quotas.ts'
import * as guessing from './migrations/0510-guessing.ts'
import * as sessionsAndSignOn from './migrations/0520-sessions-and-sign-on.ts'
import * as ownMaterialOwner from './migrations/0530-own-material-owner.ts'
import * as keyScopes from './migrations/0540-key-scopes.ts'
import * as firstAnswers from './migrations/0550-first-answers.ts'
import * as letterheads from './migrations/0560-letterheads.ts'
import * as projects from './migrations/0600-projects.ts'
import * as projectStates from './migrations/0601-project-states.ts'
import * as prices from './migrations/0610-prices.ts'
import * as offices from './migrations/0620-offices.ts'
import * as links from './migrations/0621-links.ts'
import * as webhooks from './migrations/0650-webhooks.ts'
import * as priceThickness from './migrations/0651-price-thickness.ts'
import * as projectOrigins from './migrations/0660-project-origins.ts'
import * as activityByKey from './migrations/0680-activity-by-key.ts'
import * as verification from './migrations/0685-verification.ts'
import * as questions from './migrations/0686-questions.ts'
import * as bulkChanges from './migrations/0687-bulk-changes.ts'
import * as accountClosing from './migrations/0700-account-closing.ts'
import * as secondFactor from './migrations/0701-second-factor.ts'
import * as passkeys from './migrations/0702-passkeys.ts'
import * as officeDomains from './migrations/0703-office-domains.ts'
import * as officeProjects from './migrations/0710-office-projects.ts'
import * as questionIndex from './migrations/0720-question-index.ts'
import * as constructionOrigins from './migrations/0721-construction-origins.ts'
import * as domainChecks from './migrations/0722-domain-checks.ts'
import * as longQuestions from './migrations/0723-long-questions.ts'
import * as officeWebhooks from './migrations/0740-office-webhooks.ts'
import * as linkMakers from './migrations/0750-link-makers.ts'
import * as projectLinks from './migrations/0760-project-links.ts'
import * as projectReports from './migrations/0790-project-reports.ts'
import * as projectStanding from './migrations/0791-project-standing.ts'
import * as questionMarks from './migrations/0800-question-marks.ts'
import * as constructionTallies from './migrations/0810-construction-tallies.ts'
import * as savedQueries from './migrations/0840-saved-queries.ts'
import * as activityOfConstructions from './migrations/0845-activity-of-constructions.ts'
import * as officeStandards from './migrations/0846-office-standards.ts'
import * as reportOwners from './migrations/0855-report-owners.ts'
import * as officeLinks from './migrations/0856-office-links.ts'
import * as questionTypes from './migrations/0865-question-types.ts'
import * as reportParts from './migrations/0866-report-parts.ts'
import * as makers from './migrations/0867-makers.ts'
import * as frozenLinks from './migrations/0868-frozen-links.ts'
import * as publicOrders from './migrations/0870-public-orders.ts'
import * as questionTexts from './migrations/0880-question-texts.ts'
import * as ownedTrigrams from './migrations/0890-owned-trigrams.ts'
import { areDone, type Migrated, type Migrations, runMigrations } from './run-migrations.ts'

/** Every migration by name, run in the order of the names; areas add theirs. One that has been released never changes. */
export const migrations: Migrations = {
  '0001-start': start,
  '0100-signing-in': signingIn,
  '0200-standard-constructions': standardConstructions,
  '0300-data': data,
  '0310-due-figures': dueFigures,
  '0400-list-indexes': listIndexes,
  '0410-matched-with': matchedWith,
  '0420-settings': settings,
  '0500-mail-quotas': mailQuotas,
  '0510-guessing': guessing,
  '0520-sessions-and-sign-on': sessionsAndSignOn,
  '0530-own-material-owner': ownMaterialOwner,
  '0540-key-scopes': keyScopes,
  '0550-first-answers': firstAnswers,
  '0560-letterheads': letterheads,
  '0600-projects': projects,
  '0601-project-states': projectStates,
  '0610-prices': prices,
  '0620-offices': offices,
  '0621-links': links,
  '0650-webhooks': webhooks,
  '0651-price-thickness': priceThickness,
  '0660-project-origins': projectOrigins,
  '0685-verification': verification,
  '0686-questions': questions,
  '0687-bulk-changes': bulkChanges,
  '0680-activity-by-key': activityByKey,
  '0700-account-closing': accountClosing,
  '0701-second-factor': secondFactor,
  '0702-passkeys': passkeys,
  '0703-office-domains': officeDomains,
  '0710-office-projects': officeProjects,
  '0720-question-index': questionIndex,
  '0721-construction-origins': constructionOrigins,
  '0722-domain-checks': domainChecks,
  '0723-long-questions': longQuestions,
  '0740-office-webhooks': officeWebhooks,
  '0760-project-links': projectLinks,
  '0800-question-marks': questionMarks,
  '0750-link-makers': linkMakers,
  '0790-project-reports': projectReports,
  '0791-project-standing': projectStanding,
  '0810-construction-tallies': constructionTallies,
  '0840-saved-queries': savedQueries,
  '0845-activity-of-constructions': activityOfConstructions,
  '0846-office-standards': officeStandards,
  '0855-report-owners': reportOwners,
  '0856-office-links': officeLinks,
  '0865-question-types': questionTypes,
  '0866-report-parts': reportParts,
  '0867-makers': makers,
  '0868-frozen-links': frozenLinks,
  '0870-public-orders': publicOrders,
  '0880-question-texts': questionTexts,
  '0890-owned-trigrams': ownedTrigrams,
}

/**
 * Brings the database to the newest version; one that is there already, or beyond by a later release, is left as it is.
 * Safe where several nodes start at once, where one is killed at it, and beside nodes of the release before that go on
 * meanwhile: each step is short, or blocks nobody.
 *
 * @throws {MigrationError} where a pooler ends what takes long
 */
export const migrate = (database: Migrated, wanted: Migrations = migrations): Promise<void> =>
  runMigrations(database, wanted)

/** Whether every migration has been run. */
export const isMigrated = (db: Db, wanted: Migrations = migrations): Promise<boolean> => areDone(db, wanted)
