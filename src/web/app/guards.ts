import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { renewSession } from '#web/lib/api-client.ts'
import { NetworkError } from '#web/lib/api-error.ts'
import { isOffline } from '#web/lib/online.ts'
import { paths, safeNext } from '#web/lib/paths.ts'
import { currentSession, lastUser, resumed } from '#web/lib/session.ts'

const askService = async () => {
  if (currentSession().state === 'unknown') await renewSession(null)
  return currentSession().state
}

/** Without a network, who was here last goes on with what this device keeps. */
const withoutNetwork = (error: unknown) => {
  const user = lastUser()
  if (!(error instanceof NetworkError) || !isOffline() || !user) throw error
  resumed(user)
}

/** Lets a signed-in user pass; a stranger goes to the login, which leads back. An expired session stays on screen. */
export async function openSession({ request }: LoaderFunctionArgs): Promise<null> {
  if ((await askService().catch(withoutNetwork)) !== 'anonymous') return null
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login.hrefFor(pathname + search))
}

/** Leads who is signed in already past the login. When the service cannot be asked, the login is shown. */
export async function strangersOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const state = await askService().catch(() => 'anonymous')
  if (state === 'anonymous') return null
  throw redirect(safeNext(new URL(request.url).searchParams.get('next')))
}

/** The session is asked for once per page, not at every change of a search or filter in the address. */
export const onPageChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname
