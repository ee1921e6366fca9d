import { agencyCommand, askAdminDoor, type CommandAnswer } from './admin/index.ts'
import { ConfigError, readConfig, variableNames, type Config } from './config.ts'
import { openIdentity } from './identity/index.ts'
import {
  commandLine,
  DatabaseInUseError,
  exit,
  openPlatform,
  printLine,
  readEnvironment,
  readTextFile,
} from './platform/index.ts'
import { kinds } from './schema.ts'

await agency()

/** `npm run agency`: through the server that holds the store, else on the store itself. */
async function agency(): Promise<void> {
  try {
    const { isDone, lines } = await answer(readConfig(readEnvironment(variableNames), readTextFile))
    for (const line of lines) printLine(line)
    exit(isDone ? 0 : 1)
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DatabaseInUseError)) throw error
    printLine(error.message)
    exit(2)
  }
}

async function answer(config: Config): Promise<CommandAnswer> {
  const words = commandLine()
  const answered = config.kvUrl === '' ? await askAdminDoor(config.dataDir, words) : null
  if (answered) return answered
  const platform = await openPlatform({ config: { ...config, kinds } })
  try {
    // Commands send no codes.
    const identity = await openIdentity({ platform, carryCode: () => Promise.resolve(), log: () => {} })
    return await agencyCommand(identity, words)
  } finally {
    await platform.close()
  }
}
