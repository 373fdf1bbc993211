import { MutationCache, type QueryClient, type QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys of what is asked for anew once the mutation has ended, well or not. */
      readonly invalidates?: readonly QueryKey[]
    }
  }
}

/** Lets every mutation invalidate what its `meta` names; the mutation counts as running until that is there anew. */
export const invalidatingMutations = (client: () => QueryClient): MutationCache =>
  new MutationCache({
    onSettled: (_reply, _error, _variables, _onMutateResult, { meta }) =>
      Promise.all((meta?.invalidates ?? []).map((queryKey) => client().invalidateQueries({ queryKey }))),
  })
