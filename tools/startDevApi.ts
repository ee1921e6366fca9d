import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { apiCommand } from './apiCommand.ts'
import { freePort } from './freePort.ts'

const root = path.dirname(import.meta.dirname)

/** Long enough for an editor to have written all it writes. */
const SETTLE_MS = 200

export interface DevApi {
  port: number
  stop: () => Promise<void>
}

/** Runs the API, and again whenever one of its sources has changed; a store has one server, so the old one ends first. */
export async function startDevApi(): Promise<DevApi> {
  const port = await freePort()
  const publicUrl = `http://localhost:${process.env['PORT'] ?? 3000}`
  let running = launch()
  let timer: NodeJS.Timeout | undefined

  function launch(): ChildProcess {
    const env = { PUBLIC_URL: publicUrl, ...process.env, HOST: '127.0.0.1', PORT: String(port) }
    const [program, ...args] = apiCommand(env)
    return spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  }

  async function restart() {
    await ended(running)
    running = launch()
  }

  const watcher = watch(path.join(root, 'api'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), SETTLE_MS)
  })

  return {
    port,
    async stop() {
      watcher.close()
      await ended(running)
    },
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
