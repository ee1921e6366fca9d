import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relayPlugin } from './tools/relayPlugin.ts'

// Without an agency's time zone, screens show the browser's: tests read them in one, wherever they run.
process.env['TZ'] = 'UTC'

const folders = '{design-system,shell,mf-*}/**'

export default defineConfig({
  plugins: [relayPlugin(), vanillaExtractPlugin(), react()],
  test: {
    css: true,
    restoreMocks: true,
    // The first test of a file may wait for the code of a part that comes on intent.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: [`${folders}/*.test.tsx`],
          environment: 'jsdom',
          setupFiles: ['./vitest.setup.ts'],
          // A document for each file, within a thread that many share: half the work of a process for each.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          // Of these, the few that need a document say so at their head.
          include: [`${folders}/*.test.ts`, 'tools/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
    ],
  },
})
