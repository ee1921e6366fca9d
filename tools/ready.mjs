// Makes the house ready and runs one of its programs: `node tools/ready.mjs tools/start.ts`.
// It must run on whatever Node the machine has (18 or later), before anything is installed; the program itself
// runs on the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What was installed last: the lockfile's own hash, so that a fresh checkout's dates do not matter. */
const stamp = join(root, 'node_modules', '.installed')

/** Whether the running Node can take the place of the project's own. */
const runsTypeScript = Number(process.versions.node.split('.')[0]) >= 24

if (Number(process.versions.node.split('.')[0]) < 18)
  leave(`Coverdesk needs Node 18 or later to begin with; this is ${process.version}.`)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfileHash()) install()
const [program, ...programArguments] = process.argv.slice(2)
if (!program) leave('Say which program to run: node tools/ready.mjs tools/start.ts')
run(program, programArguments)

function install(attempt = 1) {
  console.log('Installing dependencies …')
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', options, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      })
  if (status !== 0)
    leave(
      `The dependencies could not be installed${error ? `: ${error.message}` : ''}. What npm said is above.`,
    )
  // npm says nothing when the download of a package for one system fails.
  if (pinnedNode() === process.execPath && !runsTypeScript && attempt < 2) return install(attempt + 1)
  if (pinnedNode() === process.execPath && !runsTypeScript)
    leave(
      `The Node that Coverdesk runs on could not be downloaded, and ${process.version} is too old. Try again, or use Node 24.`,
    )
  writeFileSync(stamp, lockfileHash())
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** The Node of the project for this system; the running one where the registry has no build for it. */
function pinnedNode() {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const files = names.map((name) =>
    join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  )
  return files.find((file) => existsSync(file)) ?? process.execPath
}

/** @param {string} file @param {string[]} given */
function run(file, given) {
  const node = pinnedNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, [file, ...given], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('error', ({ message }) => leave(`${file} could not be started: ${message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

/** @param {string} message */
function leave(message) {
  console.error(message)
  process.exit(1)
}
