import { join } from 'node:path'
import { denoBinary } from './denoBinary.ts'
import type { Step } from './runSteps.ts'

/** The static gate, one step for each way to be wrong. */
export function checkSteps(root: string): Step[] {
  const deno = denoBinary()
  function tool(path: string, ...rest: string[]): [string, ...string[]] {
    return [process.execPath, join(root, 'node_modules', path), ...rest]
  }
  return [
    { name: 'graphql documents', command: [process.execPath, 'tools/compileRelay.ts', '--clean'] },
    { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
    {
      name: 'types of the browser code',
      command: tool('typescript/bin/tsc', '--noEmit'),
      after: ['graphql documents'],
    },
    {
      name: 'types of the tools and the benches',
      command: tool('typescript/bin/tsc', '--noEmit', '-p', 'tools'),
      after: ['graphql documents'],
    },
    { name: 'types of the API and the evaluation', command: [deno, 'check', '--quiet', 'api', 'eval'] },
    { name: 'lint', command: tool('oxlint/bin/oxlint'), after: ['graphql documents'] },
    { name: 'unused code', command: tool('knip/bin/knip.js'), after: ['graphql documents'] },
    { name: 'schema', command: [process.execPath, 'tools/checkSchema.ts'] },
  ]
}
