import { type Compilation, type Compiler, experiments } from '@rspack/core'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export interface HtmlPageOptions {
  template: string
  output: string
  /** The entry whose files the page loads. */
  entry: string
  /** A script without imports that runs before the first paint: it sets the theme, and is a few hundred bytes. */
  blocking: string
  icon: string
}

/** Writes a page from its template: styles, the entry's scripts, the font. */
export class HtmlPagePlugin {
  readonly #options: HtmlPageOptions

  constructor(options: HtmlPageOptions) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { name } = HtmlPagePlugin
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.#options.template)
      compilation.fileDependencies.add(this.#options.blocking)

      function emitHashed(title: string, ending: string, content: string): string {
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
        const file = `${title}.${hash}${ending}`
        compilation.emitAsset(file, new RawSource(content))
        return file
      }

      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { template, blocking, icon, entry, output } = this.#options
        const early = emitHashed(path.basename(blocking, '.ts'), '.js', await scriptAlone(blocking))
        const iconFile = emitHashed('icon', '.svg', await readFile(icon, 'utf8'))
        const page = await readFile(template, 'utf8')
        const html = page
          .replace('<!--assets-->', () => tags(compilation, { entry, early, iconFile }))
          .replace('<!--frame-->', compiler.options.mode === 'production' ? '<!--frame-->' : '')
        compilation.emitAsset(output, new RawSource(html))
      })
    })
  }
}

/** The script compiled on its own: no module runtime, and nothing that could fail before the first paint. */
async function scriptAlone(file: string): Promise<string> {
  const parser = { syntax: 'typescript' } as const
  const source = await readFile(file, 'utf8')
  const { code } = await experiments.swc.transform(source, {
    jsc: { parser, target: 'es2022' },
    isModule: false,
  })
  return (await experiments.swc.minify(code)).code
}

interface PageFiles {
  entry: string
  early: string
  iconFile: string
}

function tags(compilation: Compilation, { entry, early, iconFile }: PageFiles): string {
  const prefix = String(compilation.outputOptions.publicPath)
  const first = compilation.entrypoints.get(entry)?.getFiles() ?? []
  const isStyle = (file: string) => file.endsWith('.css')
  const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.')
  return [
    `<link rel="icon" type="image/svg+xml" href="${prefix}${iconFile}">`,
    `<script src="${prefix}${early}"></script>`,
    ...first.filter(isStyle).map((file) => `<link rel="stylesheet" href="${prefix}${file}">`),
    ...fontFiles(compilation).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${prefix}${file}" crossorigin>`,
    ),
    ...first.filter(isScript).map((file) => `<script defer src="${prefix}${file}"></script>`),
  ].join('\n    ')
}

function fontFiles(compilation: Compilation): string[] {
  return Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))
}
