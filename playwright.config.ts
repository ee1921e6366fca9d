import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tools/chromium.ts'

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'e2e', testMatch: '*.spec.ts' },
    { name: 'stories', testDir: 'design-system', testMatch: 'stories.spec.ts', fullyParallel: true },
  ],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
  },
})
