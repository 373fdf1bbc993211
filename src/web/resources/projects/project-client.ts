import { projectRoutes } from '#contract/project-routes.ts'
import { type Answer, callRoute } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'

type ProjectOperation = keyof typeof projectRoutes

/** Calls an operation upon projects, with the headers of its answer. @throws {ApiError | NetworkError} as `callWithHeaders` */
export const callProjectWithHeaders = <K extends ProjectOperation>(
  name: K,
  input: Input<K>,
  signal?: AbortSignal,
): Promise<Answer<Reply<K>>> => callRoute<Reply<K>>(projectRoutes[name], input, signal)

/** Calls an operation upon projects. @throws {ApiError | NetworkError} as `callWithHeaders` */
export const callProject = async <K extends ProjectOperation>(
  name: K,
  input: Input<K>,
  signal?: AbortSignal,
): Promise<Reply<K>> => (await callProjectWithHeaders(name, input, signal)).reply
