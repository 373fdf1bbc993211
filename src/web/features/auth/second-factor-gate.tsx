import { lazy, type ReactNode, Suspense } from 'react'
import { useAskedCode } from '#web/resources/accounts/signing-in.ts'

const Panel = lazy(async () => ({ default: (await import('./second-factor-panel.tsx')).SecondFactorPanel }))

/** A way to sign in, or the question for the code that it waits for: what waits stays, and goes on by itself. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const asked = useAskedCode()
  return (
    <>
      {asked && (
        <Suspense>
          <Panel asked={asked} />
        </Suspense>
      )}
      <div style={{ display: asked ? 'none' : 'contents' }}>{children}</div>
    </>
  )
}
