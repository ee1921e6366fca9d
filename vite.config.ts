import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relayPlugin } from './tools/relayPlugin.ts'

export default defineConfig({
  plugins: [relayPlugin(), vanillaExtractPlugin(), react()],
  test: {
    environment: 'jsdom',
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
