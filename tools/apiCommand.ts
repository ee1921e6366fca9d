import { fileURLToPath } from 'node:url'
import { apiPermissions } from './apiPermissions.ts'
import { denoBinary } from './denoBinary.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * V8's young generation stays small: thousands of open streams cost a sixth less memory, for collections
 * that are more frequent and shorter (`npm run bench -- watchers`).
 */
export const heapFlag = '--max-semi-space-size=8'

/** The program and arguments that start the API in this environment with the least permissions it can work with. */
export function apiCommand(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): [string, ...string[]] {
  return [
    denoBinary(),
    'run',
    '--quiet',
    `--v8-flags=${heapFlag}`,
    ...apiPermissions(root, environment),
    'api/main.ts',
  ]
}
