import type { Compilation, Compiler } from '@rspack/core'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteApp } from './apps.ts'
import { artifactId } from './artifactId.ts'

const root = path.dirname(import.meta.dirname)

/** A query that the server answers together with the page, written by the remote in `preloads.json`. */
interface PreloadSource {
  path: string
  /** The operation's name; its artifact lies beside the page. */
  query: string
  /** The page's file, from the app's folder: its chunks are fetched with the HTML. */
  page: string
  variables: Record<string, unknown>
  /** The page's title and subtitle, when they are always the same: the server shows them before the page's code is there. */
  heading?: { title: string; subtitle?: string }
  /** The file, from the app's folder, with the page's `FirstList`, which bears the file's name; it imports plain data alone. */
  list?: string
}

/** Writes what the server and the shell read about a remote: its entry and links, and what its pages begin with. */
export class RemoteFilesPlugin {
  readonly #app: RemoteApp

  constructor(app: RemoteApp) {
    this.#app = app
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { name } = RemoteFilesPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const emit = (file: string, content: unknown) =>
          compilation.emitAsset(file, new RawSource(JSON.stringify(content, null, 2)))
        emit('remote.json', this.#description(compilation))
        emit('preloads.json', await this.#preloads(compilation))
      })
    })
  }

  #description(compilation: Compilation) {
    const { version } = this.#read<{ version: string }>('package.json')
    const {
      areas = [],
      links = [],
      actions = [],
      slots = [],
    } = this.#read<Record<string, unknown>>('remote.json')
    const entry = compilation.entrypoints
      .get(this.#app)
      ?.getFiles()
      .find((file) => file.includes('remoteEntry'))
    return { name: this.#app, entry, version, areas, links, actions, slots }
  }

  async #preloads(compilation: Compilation) {
    const exposed = filesOfModule(compilation, path.join(root, this.#app, 'remote.ts'))
    const sources = this.#read<PreloadSource[]>('preloads.json', [])
    return Promise.all(
      sources.map(async ({ path: route, query, page, variables, heading, list }) => {
        const file = path.join(root, this.#app, page)
        const docId = artifactId(path.join(path.dirname(file), '__generated__', `${query}.graphql.ts`))
        const entry = this.#description(compilation).entry ?? []
        const assets = [...new Set([entry, exposed, filesOfModule(compilation, file)].flat())]
        const firstList = list && (await this.#data(compilation, list))
        return { path: route, docId, variables, heading, list: firstList, assets }
      }),
    )
  }

  /** What a file of plain data exports under its own name. */
  async #data(compilation: Compilation, name: string): Promise<unknown> {
    const file = path.join(root, this.#app, name)
    compilation.fileDependencies.add(file)
    const { [path.basename(file, '.ts')]: data } = await import(pathToFileURL(file).href)
    if (data === undefined) throw new Error(`${file} exports nothing by its own name.`)
    return data
  }

  #read<T>(file: string, fallback?: T): T {
    try {
      return JSON.parse(readFileSync(path.join(root, this.#app, file), 'utf8'))
    } catch (error) {
      if (fallback !== undefined && isMissing(error)) return fallback
      throw error
    }
  }
}

/** The files that `import()` of a module fetches: its chunk, and those that come with it. */
function filesOfModule(compilation: Compilation, file: string): string[] {
  const files = new Set<string>()
  for (const module of compilation.modules) {
    const parts = 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
    if (!parts.some((part) => part.nameForCondition?.() === file)) continue
    // A module that was merged into another is still listed, without a chunk of its own.
    for (const chunk of compilation.chunkGraph.getModuleChunks(module)) {
      for (const group of chunk.groupsIterable) group.getFiles().forEach((name) => files.add(name))
    }
  }
  if (files.size > 0) return [...files]
  throw new Error(
    `${file} is not part of the build: preloads.json names pages that the remote's routes load.`,
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
