import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { verificationRoutes } from '#contract/verification-routes.ts'
import type { Locale, Ownership } from '#vocabulary/constructions.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { constructionKeys, projectKeys } from '../keys.ts'
import { isNotFound } from '../reading.ts'

makeCallable(verificationRoutes)

export type Verification = Reply<'readVerification'>

/** With how long the service took [ms]. */
export type Verified = Verification & { readonly took: number }

export type RegisteredReport = Reply<'listReports'>[number]

/** A report computed again, by its code. @throws {ApiError} 404 for a code that no report has, 400 for what is none */
export const verificationQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['verification', code, locale],
    queryFn: async ({ signal }): Promise<Verified> => {
      const began = Date.now()
      const answer = await call('readVerification', { params: { code }, query: { locale } }, signal)
      return { ...answer, took: Date.now() - began }
    },
    retry: (failures, error) => !isNotFound(error) && failures < 2,
    staleTime: 0,
  })

type Place = { readonly ownership: Ownership; readonly id: string }

/** Reports of a construction that one has made oneself, newest first. */
export const reportsQuery = ({ ownership, id }: Place) =>
  queryOptions({
    queryKey: [...constructionKeys.reports, id],
    queryFn: ({ signal }) => call('listReports', { params: { ownership, id } }, signal),
    staleTime: 0,
  })

/** The same of a project. */
export const projectReportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKeys.reports, id],
    queryFn: ({ signal }) => call('listProjectReports', { params: { id } }, signal),
    staleTime: 0,
  })

const meta = { invalidates: [constructionKeys.reports, projectKeys.reports] }

/** Keeps what a report says, and answers the code by which anyone verifies it. */
export const registerReport = ({ ownership, id }: Place) =>
  mutationOptions({
    mutationFn: (body: Input<'registerReport'>['body']) => call('registerReport', { params: { ownership, id }, body }),
    meta,
  })

/** The same of a comparison. */
export const registerComparison = mutationOptions({
  mutationFn: (body: Input<'registerComparisonReport'>['body']) => call('registerComparisonReport', { body }),
  meta,
})

/** The same of a renovation. */
export const registerRenovation = mutationOptions({
  mutationFn: ({ ownership, id, ...body }: Place & Input<'registerRenovationReport'>['body']) =>
    call('registerRenovationReport', { params: { ownership, id }, body }),
  meta,
})

/** The same of a project, in its variants. */
export const registerProject = mutationOptions({
  mutationFn: ({ id, ...body }: { readonly id: string } & Input<'registerProjectReport'>['body']) =>
    call('registerProjectReport', { params: { id }, body }),
  meta,
})

/** Withdraws a report for good. */
export const withdrawReport = mutationOptions({
  mutationFn: (code: string) => call('withdrawReport', { params: { code } }),
  meta,
})
