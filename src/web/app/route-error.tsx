import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { useTitle } from '#web/lib/title.ts'
import { NotFound } from './not-found.tsx'
import { shellTexts } from './texts/shell.ts'

const isMissing = (error: unknown) => (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404

function Failure({ error }: { error: unknown }) {
  const t = useTexts(shellTexts)
  const common = useTexts(commonTexts)
  const offline = error instanceof NetworkError
  useTitle(t('failed'))
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
  return isMissing(error) ? <NotFound /> : <Failure error={error} />
}
