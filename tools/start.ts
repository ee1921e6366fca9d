import { spawn, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { apiCommand } from './apiCommand.ts'

/** `npm start`: builds what has changed, then serves it; the server itself says where, and how to sign in. */
const root = dirname(import.meta.dirname)

build('tools/buildApps.ts', 'The apps')
if (process.env['STORYBOOK'] === 'yes') build('tools/buildStorybook.ts', 'Storybook')

// Files with client data are readable by this user only.
process.umask(0o077)
const [program, ...programArguments] = apiCommand()
const server = spawn(program, programArguments, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
// A terminal sends Ctrl-C to the server as well; asking it twice does no harm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code) => {
  // A server that was killed did not end well.
  process.exitCode = code ?? 1
})

function build(script: string, what: string): void {
  const { status } = spawnSync(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) return
  console.error(`${what} could not be built; the server was not started.`)
  process.exit(1)
}
