import { webPaths } from '#contract/web-paths.ts'
import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import type { SessionService } from '../auth/session.service.ts'
import { innerFetch, serveDemoProvider } from './demo-provider.routes.ts'
import { DEMO_SSO_DOMAIN, demoProvider } from './demo-provider.ts'
import { relyingParty, type SsoProvider } from './relying-party.ts'
import { ssoHandlers } from './sso.routes.ts'
import { ssoService } from './sso.service.ts'

type Options = {
  readonly config: Config
  readonly db: Db
  readonly sessions: Pick<SessionService, 'open'>
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

/** Whether an address signs in by its company's provider and in no other way. */
export function signOnOnly({ demo, ssoProviders }: Config): (email: string) => boolean {
  const enforced = Object.entries(ssoProviders).filter(([, provider]) => provider.enforced)
  const domains = new Set([...(demo ? [DEMO_SSO_DOMAIN] : []), ...enforced.map(([domain]) => domain)])
  return (email) => domains.has(email.slice(email.lastIndexOf('@') + 1))
}

/** Single sign-on with the configured providers, and with that of the demo. The way back leads through the app. */
export function openSso({ config, db, sessions }: Options) {
  const redirectUri = `${config.publicUrl}${webPaths.ssoCallback}`
  const demo = config.demo ? openDemo(config.publicUrl, redirectUri) : { providers: {}, plugins: [] }
  const providers: Readonly<Record<string, SsoProvider>> = { ...demo.providers, ...config.ssoProviders }
  const party = relyingParty({ providers, redirectUri, allowHttp: !config.production })
  return {
    handlers: ssoHandlers(ssoService({ db, party, sessions })),
    plugins: demo.plugins,
  }
}
