import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

const headlessShell = '/usr/bin/chromium-headless-shell'
const installed = [
  // It takes a quarter less processor time than the whole Chromium.
  process.env.F8_CHROME ?? headlessShell,
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
    throw new Error(
      'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell), then try again.',
    )
  return { executablePath, args: [...chromiumArguments, ...(process.env.F8_ARGS?.split(' ') ?? [])] }
}

/** Installs Debian's headless shell, or its Chromium where there is none, if this user may; says what to do where not. */
export function provideChromium(): void {
  const isRoot = process.getuid?.() === 0
  const first = chromiumPath()
  if (first && (!isRoot || first === headlessShell || first === playwright.executablePath())) return
  if (existsSync('/usr/bin/apt-get')) {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', '--no-remove', 'chromium-headless-shell')
    if (!chromiumPath()) apt('install', '--yes', '--no-install-recommends', 'chromium')
  }
  chromiumLaunch()
}

function apt(...step: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  const [command = '', ...rest] = [...sudo, 'apt-get', '--quiet', ...limits, ...step]
  spawnSync(command, rest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Without a network; stopping an installation half-way would do harm.
    ...(step[0] === 'update' && { timeout: 60_000 }),
  })
}

function chromiumPath(): string | undefined {
  return [playwright.executablePath(), ...installed].find((path) => path && existsSync(path))
}
