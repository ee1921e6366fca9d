import { dirname } from 'node:path'
import { ConfigError, readConfig, variableNames, type Config } from './config.ts'
import {
  AddressError,
  exit,
  onStop,
  printLine,
  readEnvironment,
  readTextFile,
  StoreError,
} from './platform/index.ts'
import { createLog } from './server/createLog.ts'
import { startServer, type RunningServer } from './server/startServer.ts'
import { terminalLog } from './server/terminalLog.ts'

const root = dirname(import.meta.dirname ?? '.')

await main()

/** Starts the server, and stops it when the terminal or whoever runs it says so. */
async function main(): Promise<void> {
  const config = configured()
  const log = config.isProduction ? createLog({ least: 'info', write: printLine }) : terminalLog(printLine)
  const starting = startServer({ config, log, root })
  // A stop signal during startup waits until startup is done: half a demo would stay forever.
  onStop(() => void stopped(starting).then(() => exit(0)))
  try {
    const server = await starting
    for (const line of greeting(server, config)) printLine(line)
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof AddressError)) throw error
    printLine(error.message)
    exit(1)
  }
}

async function stopped(starting: Promise<RunningServer>): Promise<void> {
  // What fails to start says so itself.
  const server = await starting.catch(() => null)
  await server?.stop()
}

function configured(): Config {
  try {
    return readConfig(readEnvironment(variableNames), readTextFile)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    printLine(error.message)
    return exit(1)
  }
}

function greeting(
  { address, someone }: RunningServer,
  { smtpUrl, isProduction, hasStorybook }: Config,
): string[] {
  const lines = ['', `  Coverdesk is at ${address}`]
  if (!isProduction && someone) lines.push(`  Sign in as ${someone}`)
  if (!isProduction && smtpUrl === '') lines.push(`  Codes arrive here and at ${address}/dev/mail`)
  if (hasStorybook) lines.push(`  Storybook is at ${address}/storybook`)
  return [...lines, '']
}
