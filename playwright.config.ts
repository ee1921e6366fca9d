import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tools/chromium.ts'

const launch = chromiumLaunch()
// The pages of a user share a process, and with it the compiled code.
const desk = { launchOptions: { ...launch, args: [...launch.args, '--process-per-site'] } }

export default defineConfig({
  projects: [
    { name: 'demo', testDir: 'e2e', testMatch: 'demo.setup.ts', outputDir: 'test-results/demo' },
    {
      name: 'journeys',
      testDir: 'e2e',
      testMatch: '*.spec.ts',
      outputDir: 'test-results/journeys',
      dependencies: ['demo'],
      use: desk,
    },
    {
      name: 'stories',
      testDir: 'design-system',
      testMatch: 'stories.spec.ts',
      outputDir: 'test-results/stories',
      fullyParallel: true,
    },
  ],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // A journey is long, and a slow machine does several at once; what a single step may take is said below.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launch,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
  },
})
