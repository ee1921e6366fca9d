import path from 'node:path'
import { apiPermissions } from './apiPermissions.ts'
import { denoBinary } from './denoBinary.ts'

const root = path.dirname(import.meta.dirname)

/** The program and arguments that start the API in this environment with the least permissions it can work with. */
export function apiCommand(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): [string, ...string[]] {
  return [denoBinary(), 'run', '--quiet', ...apiPermissions(root, environment), 'api/main.ts']
}
