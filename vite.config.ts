import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstFileList } from './src/tooling/first-files.ts'
import { offlineList } from './src/tooling/offline-files.ts'
import { packedFiles } from './src/tooling/packed-files.ts'
import { pageChunk } from './src/tooling/page-chunks.ts'

export default defineConfig({
  // tests need no hot reload
  plugins: process.env['VITEST'] ? [] : [react(), offlineList(), firstFileList(), packedFiles()],
  json: { stringify: true, namedExports: false },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    license: { fileName: 'licences.json' },
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what every screen needs in one file: it packs tighter than in many, and stays cached over releases of the app
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(clsx|react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\/|web\/(components\/(button|icon|choices|notice|field|legal-links|key-caps|toasts)|lib\/(announcer|api-client|clock|shell-panels|title))\./,
            },
            // the parts of signing in pack tighter as one file than as nine
            {
              name: 'signing-in',
              test: /web\/(features\/auth\/(auth-frame|email-field|login-failure|password-login|pause|sent-panel|welcome)|resources\/accounts\/signing-in)/,
              includeDependenciesRecursively: false,
            },
            {
              name: (id, context) => pageChunk(id, (one) => context.getModuleInfo(one)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    pool: 'threads',
    // the usual one worker less than cores leaves half of a small machine idle, and tests of failures wait for servers
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // for tests that others on the machine keep waiting
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // as in the browser: what fails twice is broken; what a property has found is no accident
    retry: { count: 1, condition: /^(?!Property failed)/ },
    // to read all modules anew for each file takes as long as the tests themselves
    isolate: false,
    setupFiles: ['src/testing/files.ts'],
    projects: [
      // functions of values: nothing is started for them
      { extends: true, test: { name: 'pure', include: ['src/**/*.test.ts'], exclude: ['src/service/**'] } },
      // each file works on a clone of the run's own database
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/service/**/*.test.ts'],
          globalSetup: ['src/testing/postgres.ts'],
        },
      },
      // components as a person meets them: by role and label, in a document without a browser
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: true,
          setupFiles: ['src/testing/files.ts', 'src/testing/components.ts'],
        },
      },
    ],
  },
})
