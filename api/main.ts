import { dirname } from 'node:path'
import { ConfigError, readConfig, variableNames, type Config } from './config.ts'
import {
  AddressInUseError,
  DatabaseInUseError,
  exit,
  onStop,
  printLine,
  readEnvironment,
  readTextFile,
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
  try {
    const server = await startServer({ config, log, root })
    for (const line of greeting(server, config)) printLine(line)
    onStop(() => {
      void server.stop().then(() => exit(0))
    })
  } catch (error) {
    if (!(error instanceof DatabaseInUseError || error instanceof AddressInUseError)) throw error
    printLine(error.message)
    exit(1)
  }
}

function configured(): Config {
  try {
    return readConfig(readEnvironment(variableNames), readTextFile)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    printLine(error.message)
    return exit(2)
  }
}

function greeting({ address, someone }: RunningServer, { smtpUrl, isProduction }: Config): string[] {
  const lines = ['', `  Coverdesk is at ${address}`]
  if (!isProduction && someone) lines.push(`  Sign in as ${someone}`)
  if (!isProduction && smtpUrl === '') lines.push(`  Codes arrive here and at ${address}/dev/mail`)
  return [...lines, '']
}
