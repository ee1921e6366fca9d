import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Figure } from './figure.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = 3917

/** `npm start` in a fresh clone with a warm package cache, then again: seconds until the server answers. */
export async function run(): Promise<Figure[]> {
  const parent = mkdtempSync(path.join(tmpdir(), 'coverdesk start '))
  const clone = path.join(parent, 'coverdesk')
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const fresh = await secondsUntilServed(clone)
    const warm = await secondsUntilServed(clone)
    return [
      {
        name: 'Fresh clone, warm package cache',
        value: fresh,
        unit: 's',
        note: 'install, build, demo agency',
      },
      { name: 'Warm start', value: warm, unit: 's', note: 'nothing to install, to build or to seed' },
    ]
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

async function secondsUntilServed(folder: string): Promise<number> {
  const started = performance.now()
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  try {
    while (!(await isServed())) {
      if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return (performance.now() - started) / 1000
  } finally {
    const ended = once(server, 'exit')
    if (server.pid) process.kill(-server.pid, 'SIGINT')
    await ended
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok
  } catch {
    return false
  }
}
