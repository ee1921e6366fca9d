import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../../tools/freePort.ts'

interface Peer {
  readonly url: string
  readonly close: () => unknown
}

/** Starts a peer of this folder by the command that the free port is put into, and waits until it is ready. */
export async function startPeer(command: (port: string) => readonly [string, ...string[]]): Promise<Peer> {
  const port = await freePort()
  const [program, ...programArguments] = command(String(port))
  const child = spawn(program, programArguments, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await isReady(child)
  return { url: `http://127.0.0.1:${port}`, close: () => child.kill() }
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The peer ended with ${code}.`)))
  })
}
