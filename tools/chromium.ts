import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What a headless Chromium needs to behave the same on every machine: no sandbox, no services of its own. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright is to launch the browser of this machine: Playwright's own if it is there, else an installed one. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = chromiumPath()
  if (!executablePath)
    throw new Error('No Chromium found. Install one (Debian: apt-get install chromium), then try again.')
  return { executablePath, args: chromiumArguments }
}

/** Installs Debian's Chromium where there is none and this user may; says what to do where not. */
export function provideChromium(): void {
  if (chromiumPath()) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  for (const step of [
    ['apt-get', 'update', '--quiet'],
    ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...sudo, ...step]
    spawnSync(command, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  chromiumLaunch()
}

function chromiumPath(): string | undefined {
  return [playwright.executablePath(), ...installed].find((path) => path && existsSync(path))
}
