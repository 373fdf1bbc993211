import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** For every file of component tests: nothing stays on the page, and a machine busy with other things may take its time. */
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
