import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiCommand } from '../tools/apiCommand.ts'
import { freePort } from '../tools/freePort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A real server with its own port and data folder. */
export interface Server {
  readonly url: string
  readonly dataDir: string
  /** Ends the process; SIGKILL leaves no time to shut down. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Restarts it on the same port and data. */
  start(): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

export interface ServerOptions {
  /** Additional environment variables: REMOTES, DEMO and others. */
  environment?: Readonly<Record<string, string>>
  /** A folder with its initial data; without it, it loads the demo agencies into an empty one. */
  copyOf?: string
}

/** Starts a production build in its own data folder, and waits until it responds. */
export async function startServer({ environment = {}, copyOf }: ServerOptions = {}): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coverdesk e2e '))
  if (copyOf) cpSync(copyOf, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let output: string[] = []

  async function start(): Promise<void> {
    output = []
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Nobody undoes an approval here.
      SEND_DELAY_SECONDS: '0',
      ...environment,
    }
    const [program, ...programArguments] = apiCommand(env)
    const started = spawn(program, programArguments, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    child = started
    started.stdout.on('data', (text: Buffer) => output.push(text.toString()))
    started.stderr.on('data', (text: Buffer) => output.push(text.toString()))
    await waitUntilHealthy()
  }

  async function waitUntilHealthy(): Promise<void> {
    const timeoutMs = Date.now() + 60_000
    while (Date.now() < timeoutMs) {
      if (child?.exitCode !== null) break
      try {
        if ((await fetch(`${url}/health`)).ok) return
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The server did not start:\n${output.join('')}`)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const stopping = child
    child = null
    if (!stopping || stopping.exitCode !== null) return
    const ended = new Promise((resolve) => stopping.once('exit', resolve))
    stopping.kill(signal)
    const isLate = setTimeout(() => stopping.kill('SIGKILL'), 12_000)
    await ended
    clearTimeout(isLate)
  }

  async function remove(): Promise<void> {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  await start()
  return { url, dataDir, stop, start, remove }
}
