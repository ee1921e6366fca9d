import { spawn } from 'node:child_process'
import path from 'node:path'
import { apiPermissions } from './apiPermissions.ts'
import { denoBinary } from './denoBinary.ts'

/** Runs an operator's program: `node tools/runDeno.ts tools/agency.ts list`. */
const root = path.dirname(import.meta.dirname)
const [program = '', ...words] = process.argv.slice(2)

/** These read and write the given folder, wherever it is. */
const isForFolders = /\/(backup|naics|restore)\.ts$/.test(program)
const isEvaluation = program.startsWith('eval/')
const isForAgencyFolder = program.endsWith('/agency.ts') && ['export', 'import'].includes(words[0] ?? '')
const anyFolder = ['--allow-read', '--allow-write']

function permissions(): string[] {
  if (isForFolders) return ['--no-prompt', ...anyFolder, '--allow-env', '--allow-net']
  // Images of pages are made by a native library; nothing is fetched.
  if (isEvaluation) return ['--no-prompt', ...anyFolder, '--allow-env', '--allow-ffi', '--allow-sys']
  const least = apiPermissions(root, process.env)
  if (!isForAgencyFolder) return least
  return [...least.filter((flag) => !/^--allow-(read|write)/.test(flag)), ...anyFolder]
}

// Files with client data are readable by this user only.
process.umask(0o077)
const child = spawn(denoBinary(), ['run', '--quiet', ...permissions(), program, ...words], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
