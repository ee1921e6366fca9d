import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relayPlugin } from './tools/relayPlugin.ts'

export default defineConfig({
  plugins: [relayPlugin(), vanillaExtractPlugin(), react()],
  test: {
    environment: 'jsdom',
    // A document for each file, in a context of its own within a thread: half the work of a process for each.
    pool: 'vmThreads',
    css: true,
    include: [
      'design-system/**/*.test.{ts,tsx}',
      'shell/**/*.test.{ts,tsx}',
      'mf-*/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // The first test of a file may wait for the code of a part that comes on intent.
    testTimeout: 20_000,
  },
})
