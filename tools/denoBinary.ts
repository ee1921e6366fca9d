import { createRequire } from 'node:module'

/** The path of the pinned Deno; its npm wrapper would not pass signals on to it. */
export function denoBinary(): string {
  const deno: { runInstall(): string } = createRequire(import.meta.url)('deno/install_api.cjs')
  return deno.runInstall()
}
