import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { longApiTests } from './apiTests.ts'
import { denoBinary } from './denoBinary.ts'

/** `npm run test:long`: what needs repetition or the whole machine, such as a server that is killed again and again. */
const { status } = spawnSync(denoBinary(), ['test', '--allow-all', '--no-check', ...longApiTests()], {
  cwd: path.dirname(import.meta.dirname),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
