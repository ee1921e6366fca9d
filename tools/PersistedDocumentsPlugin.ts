import type { Compiler } from '@rspack/core'
import { persistedDocuments } from './compileRelay.ts'

/** Ships the app's GraphQL documents beside its code: the API runs these and no others. */
export class PersistedDocumentsPlugin {
  readonly #project: string
  readonly #output: string

  constructor({ project, output }: { project: string; output: string }) {
    this.#project = project
    this.#output = output
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { name } = PersistedDocumentsPlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        const documents = await persistedDocuments(this.#project)
        compilation.emitAsset(this.#output, new RawSource(JSON.stringify(documents)))
      })
    })
  }
}
