import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { authTexts } from '#web/features/auth/auth-texts.ts'
import { SsoReturnPage } from '#web/features/auth/sso-return-page.tsx'
import { takeNext, welcome } from '#web/features/auth/welcome.ts'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'
import { finishSso } from '#web/resources/accounts/signing-in.ts'

await authTexts.load()

/** Exchanges what the provider sent along for a session, then goes on; answers the error where there is none. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ApiError | NetworkError> {
  const { searchParams } = new URL(request.url)
  const known = ['code', 'state', 'error', 'iss'].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  try {
    await welcome(await finishSso(Object.fromEntries(known)))
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) return error
    throw error
  }
  throw redirect(takeNext())
}

/** Shown only where the sign-on failed. */
export function Component() {
  return <SsoReturnPage error={useLoaderData()} />
}
