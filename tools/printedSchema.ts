import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { denoBinary } from './denoBinary.ts'

const root = dirname(import.meta.dirname)

/** The committed form of the graph, which the apps are compiled against. */
export const schemaFile = join(root, 'api/schema.graphql')

/** The graph as the API serves it now. */
export function printedSchema(): string {
  const program = ['run', '--no-prompt', '--quiet', '--allow-env=NODE_ENV', 'tools/servedSchema.ts']
  return execFileSync(denoBinary(), program, { cwd: root, encoding: 'utf8' })
}
