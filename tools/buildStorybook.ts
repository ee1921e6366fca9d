import { spawnSync } from 'node:child_process'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { storybookInputs } from './appInputs.ts'
import { readBuildStamp, writeBuildStamp } from './buildStamp.ts'

/** Builds Storybook into `storybook-static` when anything that it shows has changed; exits 1 when it cannot be built. */
const root = path.dirname(import.meta.dirname)
const output = 'storybook-static'

const inputs = await storybookInputs()
const isBuilt = await access(path.join(root, output, 'index.json')).then(
  () => true,
  () => false,
)
if (!isBuilt || (await readBuildStamp('storybook')) !== inputs) {
  const command = [
    'build',
    '--disable-telemetry',
    '--config-dir',
    'design-system/.storybook',
    '--output-dir',
    output,
    '--quiet',
  ]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', ...command],
    { cwd: root, encoding: 'utf8' },
  )
  if (status === 0) await writeBuildStamp('storybook', inputs)
  else {
    console.error(stdout, stderr)
    process.exitCode = 1
  }
}
