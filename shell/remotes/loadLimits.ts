import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadScript } from './loadScript.ts'

/** As `chunkLoadTimeout` in `rspack.config.ts`: a slow connection or machine takes more than ten seconds at times. */
const LIMIT_MS = 20_000

/** Times out a manifest or entry that hangs, so that its area can report it and a retry starts over. */
export default function loadLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-limits',
    fetch: (manifest, options) => fetch(manifest, { ...options, signal: AbortSignal.timeout(LIMIT_MS) }),
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      await loadScript(entry, LIMIT_MS)
      const container = Reflect.get(globalThis, entryGlobalName)
      if (!container) throw new Error(`The script of ${name} is there, but it is not an area of Coverdesk.`)
      return container
    },
  }
}
