import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** One copy of each in the page, lent by the shell; the folder or package that says its version. */
const sources = {
  react: 'node_modules/react',
  'react/': 'node_modules/react',
  'react-dom': 'node_modules/react-dom',
  '@coverdesk/contract': 'shell/contract',
  '@coverdesk/design-system': 'design-system',
}

/** Shared like these, but fetched when the first page that uses them is: the first screen pays for none. */
const onDemand = {
  '@coverdesk/contract/approvalOf': 'shell/contract',
  '@coverdesk/contract/SettledRequest': 'shell/contract',
  '@coverdesk/design-system/forms': 'design-system',
  '@coverdesk/design-system/data': 'design-system',
  '@coverdesk/design-system/conversation': 'design-system',
  '@coverdesk/design-system/frames': 'design-system',
}

interface SharedModule {
  singleton: true
  strictVersion?: true
  requiredVersion: string | false
  version?: string
  eager?: true
  import?: false
}

/**
 * What the shell provides: at once what its own first screen needs, the rest when a page asks for it. Its own copies are the versions it was
 * built with, so it asks for none: comparing versions costs the first screen 50 ms.
 */
export function sharedByShell(): Record<string, SharedModule> {
  const own = (version: string) => ({ singleton: true, requiredVersion: false, version }) as const
  return { ...shared(sources, (version) => ({ ...own(version), eager: true })), ...shared(onDemand, own) }
}

/** What a remote expects to find: it brings no copy, and a version that does not fit fails in its own area. */
export function sharedByRemote(): Record<string, SharedModule> {
  return shared({ ...sources, ...onDemand }, (version) => ({ ...wanted(version), import: false }))
}

function wanted(version: string): SharedModule {
  return { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
}

function shared(
  modules: Record<string, string>,
  describe: (version: string) => SharedModule,
): Record<string, SharedModule> {
  const entries = Object.entries(modules).map(
    ([name, folder]) => [name, describe(versionIn(folder))] as const,
  )
  return Object.fromEntries(entries)
}

function versionIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  return manifest.version
}
