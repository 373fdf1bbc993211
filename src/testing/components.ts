import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** For every file of component tests: nothing stays on the page, and a machine busy with other things may take its time. */
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const file = crypto.randomUUID()
const Channel = globalThis.BroadcastChannel
/** Tabs of one browser hear each other; files of tests, which run in threads of one process, must not. */
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} ${file}`)
  }
}
