import { denoBinary } from './denoBinary.ts'

/** The program and arguments that start the API with the least permissions that it runs with. */
export function apiCommand(): [string, ...string[]] {
  return [denoBinary(), 'run', '--no-prompt', '--quiet', '--allow-all', 'api/main.ts']
}
