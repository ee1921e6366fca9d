import process from 'node:process'
import { agencyCommand, askServer, type CommandAnswer } from '../api/admin/index.ts'
import { ConfigError, readConfig, variableNames } from '../api/config.ts'
import { openIdentity } from '../api/identity/index.ts'
import { readEnvironment, readTextFile, silentLog, StoreError, systemClock } from '../api/platform/index.ts'
import { openStore } from '../api/server/openStore.ts'

// npm run agency -- list: for the operator; goes through the running server, or opens the store itself.
try {
  const answer = await answerTo(process.argv.slice(2))
  for (const line of answer.lines) console.log(line)
  process.exitCode = answer.isDone ? 0 : 2
} catch (reason) {
  if (!(reason instanceof ConfigError || reason instanceof StoreError)) throw reason
  console.error(reason.message)
  process.exitCode = 1
}

async function answerTo(words: readonly string[]): Promise<CommandAnswer> {
  const config = readConfig(readEnvironment(variableNames), readTextFile)
  const heard = config.kvUrl === '' ? await askServer(config.dataDir, words) : null
  if (heard) return heard

  const platform = await openStore({ config, clock: systemClock, log: silentLog })
  try {
    // Nobody signs in meanwhile.
    const identity = await openIdentity({ platform, deliverCode: () => Promise.resolve(), log: silentLog })
    const answer = await agencyCommand(identity, words)
    identity.close()
    return answer
  } finally {
    await platform.close()
  }
}
