import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import vanillaExtract from '@vanilla-extract/webpack-plugin'
import { sharedByRemote } from '../../tools/sharedModules.ts'
import type { Figure } from '../figure.ts'

const system = path.resolve(import.meta.dirname, '../../design-system')
const faces = ['index', 'forms', 'data', 'conversation', 'frames']

/** Third-party code that every page loads. */
const lent = [
  'react',
  'react-dom',
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@internationalized/date',
]

/** Ten that a form and a list are made of. */
const tenComponents = `
  import { Badge, Button, Cell, Combobox, Dialog, Form, Row, Select, Table, TextField } from '@coverdesk/design-system'
  export const used = [Badge, Button, Cell, Combobox, Dialog, Form, Row, Select, Table, TextField]
`

/** What the system weighs, compressed: each component with all of ours that it needs, its styles, and what a remote pays. */
export async function weights(): Promise<Figure[]> {
  const output = mkdtempSync(path.join(tmpdir(), 'coverdesk-bench-'))
  try {
    const components = readdirSync(path.join(system, 'components')).filter((name) =>
      readdirSync(path.join(system, 'components', name)).includes(`${name}.tsx`),
    )
    const alone = path.join(output, 'alone')
    const config = base(system, alone, Object.fromEntries(lent.map((name) => [name, false])))
    await build({
      ...config,
      // What is exported counts as used.
      output: { ...config.output, library: { type: 'module' }, module: true },
      entry: Object.fromEntries([
        ...components.map((name) => [name, `./components/${name}/${name}.tsx`]),
        ...faces.map((name) => [`face-${name}`, `./${name}.ts`]),
        ['all', faces.map((name) => `./${name}.ts`)],
      ]),
    })
    const empty = await remoteBytes(path.join(output, 'empty'), 'export const used = []')
    const ten = await remoteBytes(path.join(output, 'ten'), tenComponents)
    return [
      {
        name: 'What ten components cost a remote',
        value: (ten - empty) / 1000,
        unit: 'KB',
        bar: { most: 1 },
        note: 'gzip of all that the remote brings, against a remote that uses none',
      },
      {
        name: 'All styles',
        // What comes on intent lies in chunks that are named by number.
        value: sum(
          readdirSync(alone).filter((name) => /^(all|\d+)\.css$/.test(name)),
          (name) => weigh(alone, name),
        ),
        unit: 'KB',
        bar: { most: 30 },
        note: 'gzip',
      },
      ...faces.map((name) => ({
        name: name === 'index' ? 'The core' : `The face ${name}`,
        value: weigh(alone, `face-${name}.js`),
        unit: 'KB',
        note: 'script, gzip, without React and React Aria; a face counts what it takes of the core',
      })),
      ...components.map((name) => ({ name, value: weigh(alone, `${name}.js`), unit: 'KB' })),
    ]
  } finally {
    rmSync(output, { recursive: true })
  }
}

async function remoteBytes(folder: string, source: string): Promise<number> {
  const sources = mkdtempSync(path.join(import.meta.dirname, 'remote-'))
  try {
    writeFileSync(path.join(sources, 'remote.ts'), source)
    await build({
      ...base(sources, folder),
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name: 'bench',
          filename: 'remoteEntry.js',
          exposes: { './remote': './remote.ts' },
          shared: sharedByRemote(),
          library: { type: 'window', name: 'bench' },
          manifest: false,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true },
        }),
      ],
    })
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
    return sum(files, (name) => gzipSync(readFileSync(path.join(folder, name))).length)
  } finally {
    rmSync(sources, { recursive: true })
  }
}

function base(context: string, folder: string, alias: Record<string, false> = {}): Configuration {
  return {
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: folder, filename: '[name].js', cssFilename: '[name].css', uniqueName: 'bench' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [new vanillaExtract.VanillaExtractPlugin({ identifiers: 'short' })],
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

async function build(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration)
  const stats = await new Promise<{ hasErrors(): boolean; toString(): string }>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) throw new Error(stats.toString())
}

/** A file's compressed size in kilobytes; 0 if it is not needed. */
function weigh(folder: string, name: string): number {
  if (!readdirSync(folder).includes(name)) return 0
  return gzipSync(readFileSync(path.join(folder, name))).length / 1000
}

function sum(names: readonly string[], of: (name: string) => number): number {
  return names.reduce((total, name) => total + of(name), 0)
}
