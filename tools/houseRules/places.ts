import { posix } from 'node:path'

/** Where a file lives in the house; imports are judged by the places at both ends. */
export type Place =
  | { kind: 'remote'; name: string }
  | { kind: 'contract' | 'shell' | 'design-system' | 'e2e' | 'bench' | 'tools' | 'root' }
  | { kind: 'api'; layer: Layer; folder: string }

/** The layers of the API, lowest first: no layer imports from a higher one. */
export const layers = ['platform', 'engine', 'graphql', 'module', 'server'] as const
export type Layer = (typeof layers)[number]

/** The folders of `api/` that are not a team's module. */
const layerOf: Record<string, Layer> = {
  platform: 'platform',
  reading: 'engine',
  documents: 'engine',
  exports: 'engine',
  model: 'engine',
  graphql: 'graphql',
  server: 'server',
  demo: 'server',
  testing: 'server',
}

const single = ['shell', 'design-system', 'e2e', 'bench', 'tools'] as const

export function placeOf(path: string): Place {
  const [top = '', second = ''] = path.split('/')
  if (top.startsWith('mf-')) return { kind: 'remote', name: top }
  if (top === 'shell' && second === 'contract') return { kind: 'contract' }
  if (top === 'api') {
    const isFolder = path.split('/').length > 2
    return isFolder
      ? { kind: 'api', layer: layerOf[second] ?? 'module', folder: second }
      : { kind: 'api', layer: 'server', folder: '' }
  }
  const kind = single.find((name) => name === top)
  return { kind: kind ?? 'root' }
}

const packages: Record<string, string> = {
  '@coverdesk/contract': 'shell/contract/index.ts',
  '@coverdesk/design-system': 'design-system/index.ts',
  '@coverdesk/shell': 'shell/main.ts',
  '@coverdesk/api': 'api/main.ts',
}

/** The project file that an import resolves to, or null for an external package. */
export function importedPath(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  if (specifier.startsWith('#tools/')) return specifier.slice(1)
  const own = Object.entries(packages).find(
    ([name]) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (own) return own[1]
  const workspace = /^@coverdesk\/(.+)$/.exec(specifier)
  return workspace?.[1] ?? null
}
