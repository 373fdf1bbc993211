import { webPaths } from '#contract/web-paths.ts'
import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import type { Authentication } from '../auth/authentication.ts'
import type { SecurityEvents } from '../auth/security-events.repository.ts'
import { innerFetch, serveDemoProvider } from './demo-provider.routes.ts'
import { DEMO_SSO_DOMAIN, demoProvider } from './demo-provider.ts'
import { relyingParty, type SsoProvider } from './relying-party.ts'
import { ssoHandlers } from './sso.routes.ts'
import { ssoAccount } from './sso-account.repository.ts'
import { ssoStatesRepository } from './sso-states.repository.ts'

type Options = {
  readonly config: Config
  readonly db: Db
  readonly authentication: Authentication
  readonly events: SecurityEvents
}

/** The demo's provider, which the service also reaches from within. */
function openDemo(publicUrl: string, redirectUri: string) {
  const { fetch, plugin } = innerFetch()
  const demo = demoProvider({ publicUrl, redirectUri, fetch })
  return {
    providers: { [DEMO_SSO_DOMAIN]: demo.client },
    plugins: [plugin, serveDemoProvider(demo, publicUrl.startsWith('https:'))],
  }
}

/** Single sign-on with the configured providers, and with that of the demo. The way back leads through the app. */
export function openSso({ config, db, authentication, events }: Options) {
  const redirectUri = `${config.publicUrl}${webPaths.ssoCallback}`
  const demo = config.demo ? openDemo(config.publicUrl, redirectUri) : { providers: {}, plugins: [] }
  const providers: Readonly<Record<string, SsoProvider>> = { ...demo.providers, ...config.ssoProviders }
  const party = relyingParty({ providers, redirectUri, allowHttp: !config.production })
  return {
    handlers: ssoHandlers({
      party,
      states: ssoStatesRepository(db),
      account: ssoAccount(db),
      authentication,
      events,
    }),
    plugins: demo.plugins,
  }
}
