import type { Compiler } from '@rspack/core'
import path from 'node:path'
import { artifactId } from './artifactId.ts'

const root = path.dirname(import.meta.dirname)

/** Names the document with which every page of the shell begins, so that the server answers it with the page. */
export class ShellPreloadsPlugin {
  readonly #output: string

  constructor(output: string) {
    this.#output = output
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { name } = ShellPreloadsPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const docId = artifactId(path.join(root, 'shell/relay/__generated__/loadViewerQuery.graphql.ts'))
        const preloads = [{ path: '/app/*', docId, variables: {} }]
        compilation.emitAsset(this.#output, new RawSource(JSON.stringify(preloads)))
      })
    })
  }
}
