import type { Compilation, Compiler } from '@rspack/core'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { artifactId } from './artifactId.ts'

const root = path.dirname(import.meta.dirname)

/** Writes what the server and the shell read about a remote: its entry and links, and what its pages begin with. */
export class RemoteFilesPlugin {
  readonly #app: string

  constructor(app: string) {
    this.#app = app
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { name } = RemoteFilesPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const emit = (file: string, content: unknown) =>
          compilation.emitAsset(file, new RawSource(JSON.stringify(content, null, 2)))
        emit('remote.json', this.#description(compilation))
        emit('preloads.json', this.#preloads(compilation))
      })
    })
  }

  #description(compilation: Compilation) {
    const { version } = this.#read('package.json')
    const { areas = [], links = [], actions = [], slots = [] } = this.#read('remote.json')
    const entry = compilation.entrypoints
      .get(this.#app)
      ?.getFiles()
      .find((file) => file.includes('remoteEntry'))
    return { name: this.#app, entry, version, areas, links, actions, slots }
  }

  /** The files of each page that begins with a query, by the query's document: they are fetched with the HTML. */
  #preloads(compilation: Compilation): Record<string, string[]> {
    const exposed = filesOfModule(compilation, path.join(root, this.#app, 'remote.ts'))
    const entry = this.#description(compilation).entry ?? []
    const entrypoints = globSync('**/*.entrypoint.tsx', {
      cwd: path.join(root, this.#app),
      exclude: ['node_modules', 'dist'],
    })
    const preloads: Record<string, string[]> = {}
    for (const name of entrypoints) {
      const folder = path.join(root, this.#app, path.dirname(name))
      const source = readFileSync(path.join(root, this.#app, name), 'utf8')
      const query = /from '(\.\/__generated__\/\w+\.graphql\.ts)'/.exec(source)?.[1]
      const page = /import\('(\.[\w./]+)'\)/.exec(source)?.[1]
      if (query === undefined || page === undefined) continue
      const files = [entry, exposed, filesOfModule(compilation, path.join(folder, page))].flat()
      preloads[artifactId(path.join(folder, query))] = [...new Set(files)]
    }
    return preloads
  }

  #read(file: string) {
    return JSON.parse(readFileSync(path.join(root, this.#app, file), 'utf8'))
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
  throw new Error(`${file} is not part of the build: no route of the remote leads to it.`)
}
