import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { alone, type Db, type DbOrTransaction, isLockedOut } from './client.ts'
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

type Migrations = Readonly<Record<string, Migration>>

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
}

const migratorOf = (db: DbOrTransaction, wanted: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => wanted } })

/** That of kysely's migrator: nodes of before, which use it, wait too. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n
/** How long a migration waits for a table, and with it everybody who asks for that table after it [ms]. */
const LONGEST_WAIT = 2_000
/** After so long without its tables [ms] a migration is given up. */
const LONGEST_TRYING = 600_000

/**
 * Brings the database to the newest version; one that is there already, or beyond by a later release, is left as it is.
 * Safe where several nodes start at once, and beside nodes of the release before that go on meanwhile: one migrates, in
 * one transaction, and lets go and tries again where others hold a table for longer than a moment.
 */
export async function migrate(db: Db, wanted: Migrations = migrations): Promise<void> {
  const began = performance.now()
  while (!(await isMigrated(db, wanted))) {
    try {
      await alone(db, MIGRATION_LOCK, async (transaction) => {
        if (await isMigrated(transaction, wanted)) return
        await sql`select set_config('lock_timeout', ${String(LONGEST_WAIT)}, true)`.execute(transaction)
        const { error } = await migratorOf(transaction, wanted).migrateToLatest()
        if (error) throw error
      })
    } catch (error) {
      if (!isLockedOut(error) || performance.now() - began > LONGEST_TRYING) throw error
      await sleep(Math.random() * LONGEST_WAIT)
    }
  }
}

/** Whether every migration has been run. */
export async function isMigrated(db: DbOrTransaction, wanted: Migrations = migrations): Promise<boolean> {
  const all = await migratorOf(db, wanted).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}
