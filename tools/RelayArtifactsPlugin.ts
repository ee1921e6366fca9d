import type { Compiler } from '@rspack/core'
import { compileRelay } from './compileRelay.ts'

const underWay = new Map<string, Promise<void>>()

/** Compiles the app's GraphQL documents before each build, and again when a source has changed. */
export class RelayArtifactsPlugin {
  readonly #project: string

  constructor(project: string) {
    this.#project = project
  }

  apply(compiler: Compiler): void {
    const { name } = RelayArtifactsPlugin
    compiler.hooks.beforeRun.tapPromise(name, () => compileOnce(this.#project))
    compiler.hooks.watchRun.tapPromise(name, async ({ modifiedFiles }) => {
      const changed = [...(modifiedFiles ?? [])]
      const isOwnWork = changed.length > 0 && changed.every((file) => file.includes('__generated__'))
      if (!isOwnWork) await compileOnce(this.#project)
    })
  }
}

/** Two apps of one project that build at once share one run. */
function compileOnce(project: string): Promise<void> {
  const running = underWay.get(project)
  if (running) return running
  const started = compileRelay({ projects: [project] }).finally(() => underWay.delete(project))
  underWay.set(project, started)
  return started
}
