import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { useTitle } from '#web/lib/title.ts'
import { shellTexts } from './app-texts.ts'

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

const isMissing = (error: unknown) => (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404

/** How long to wait before the service is asked again [ms]. */
const ASK_AGAIN = 4_000

/** Asks again and again, and at once when the network is back; the screen goes on as soon as there is an answer. */
function useReturn(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    const again = () => void revalidate()
    const timer = setInterval(again, ASK_AGAIN)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [waiting, revalidate])
}

function Failure({ error }: { error: unknown }) {
  const t = useTexts(shellTexts)
  const common = useTexts(commonTexts)
  const offline = error instanceof NetworkError
  useTitle(t('failed'))
  useReturn(offline)
  useEffect(() => {
    if (!(error instanceof ApiError || error instanceof NetworkError)) reportError(error)
  }, [error])
  return (
    <main id="main" className="page nf" tabIndex={-1}>
      <div className="head">
        <div role="alert">
          <h1>{t(offline ? 'unreachableTitle' : 'failedTitle')}</h1>
          <p>{t(offline ? 'unreachableText' : 'failedText')}</p>
          {error instanceof ApiError && (
            <p className="small dim3">
              {error.message} {common('trace', { id: error.traceId })}
            </p>
          )}
        </div>
      </div>
      <Button look="primary" icon="reload" onClick={() => location.reload()}>
        {common('reload')}
      </Button>
    </main>
  )
}

/** What is shown when a screen fails: the page for a missing address, or what happened with one way on. */
export function RouteError() {
  const error = useRouteError()
  if (!isMissing(error)) return <Failure error={error} />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}
