import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  json: { stringify: true, namedExports: false },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    license: { fileName: 'licences.json' },
    manifest: true,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.{ts,tsx}'], pool: 'threads', globalSetup: ['src/testing/postgres.ts'] },
})
