import { spawn } from 'node:child_process'
import path from 'node:path'
import { apiPermissions } from './apiPermissions.ts'
import { denoBinary } from './denoBinary.ts'

/** Runs a program for whoever keeps the server: `node tools/runDeno.ts tools/agency.ts list`. */
const root = path.dirname(import.meta.dirname)
const [program = '', ...words] = process.argv.slice(2)

/** These read and write the folder that they are told, wherever it is. */
const isForFolders = /\/(backup|naics|restore)\.ts$/.test(program)
const permissions = isForFolders
  ? ['--no-prompt', '--allow-read', '--allow-write', '--allow-env', '--allow-net']
  : apiPermissions(root, process.env)

// What is written about clients is nobody's but this user's.
process.umask(0o077)
const child = spawn(denoBinary(), ['run', '--quiet', ...permissions, program, ...words], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
