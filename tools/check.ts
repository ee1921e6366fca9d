import { dirname } from 'node:path'
import { checkSteps } from './checkSteps.ts'
import { runSteps } from './runSteps.ts'

/** `npm run check`: the whole static gate. */
const root = dirname(import.meta.dirname)
const results = await runSteps(checkSteps(root), { root, atOnce: 2 })
const failed = results.filter(({ outcome }) => outcome !== 'passed')
if (failed.length > 0) {
  console.error(`\nNot right yet: ${failed.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}
