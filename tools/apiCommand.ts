import { fileURLToPath } from 'node:url'
import { apiPermissions } from './apiPermissions.ts'
import { denoBinary } from './denoBinary.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The program and arguments that start the API in this environment with the least permissions it can work with. */
export function apiCommand(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): [string, ...string[]] {
  return [denoBinary(), 'run', '--quiet', ...apiPermissions(root, environment), 'api/main.ts']
}
