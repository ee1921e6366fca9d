import { type Configuration, rspack, type RuleSetRule } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import vanillaExtract from '@vanilla-extract/webpack-plugin'
import path from 'node:path'
import { HtmlPagePlugin } from './tools/HtmlPagePlugin.ts'
import { PersistedDocumentsPlugin } from './tools/PersistedDocumentsPlugin.ts'
import { RelayArtifactsPlugin } from './tools/RelayArtifactsPlugin.ts'
import { RemoteFilesPlugin } from './tools/RemoteFilesPlugin.ts'
import { ShellPreloadsPlugin } from './tools/ShellPreloadsPlugin.ts'
import { remoteApps } from './tools/apps.ts'
import { sharedByRemote, sharedByShell } from './tools/sharedModules.ts'

const root = import.meta.dirname
const isDevelopment = process.env['NODE_ENV'] === 'development'

// Remotes are entered by their entry alone: the runtime's support of manifests and of Node is left out.
const slimRuntime = { disableSnapshot: true, target: 'web' } as const

// Leaves what browsers since 2023 know as it is: otherwise directions are told by language, and right to left fails.
const targets = ['chrome 111', 'firefox 114', 'safari 16.4']
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
]

export default [
  shellConfig(),
  firstFrameConfig(),
  sessionConfig(),
  landingConfig(),
  ...remoteApps.flatMap((app) => [remoteConfig(app), remoteServerConfig(app)]),
]

/** The host: frame, router, store of data, and the platform's modules that all areas share. */
function shellConfig(): Configuration {
  const config = baseConfig({ name: 'shell', folder: 'shell', project: 'shell', publicPath: '/assets/' })
  return {
    ...config,
    entry: { main: isDevelopment ? ['./start/refreshInRemotes.ts', './main.ts'] : './main.ts' },
    output: { ...config.output, path: path.join(root, 'shell/dist/assets') },
    resolve: { ...config.resolve, alias: { 'react-relay$': path.join(root, 'shell/relay/reactRelay.js') } },
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: {
            name: 'framework',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant|@babel[\\/]runtime)[\\/]/,
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(root, 'shell/remotes/loadLimits.ts')],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: slimRuntime },
      }),
      new HtmlPagePlugin({
        template: path.join(root, 'shell/index.html'),
        output: '../index.html',
        entry: 'main',
        blocking: path.join(root, 'shell/start/early.ts'),
        icon: path.join(root, 'shell/icon.svg'),
      }),
      new PersistedDocumentsPlugin({ project: 'shell', output: '../persisted.json' }),
      new ShellPreloadsPlugin('../preloads.json'),
    ],
  }
}

/** The frame and the sign-in screen as functions for the server; their styles are the pages' own, class by class. */
function firstFrameConfig(): Configuration {
  const config = baseConfig({ name: 'firstFrame', folder: 'shell', project: 'shell', publicPath: '/assets/' })
  return {
    ...config,
    ...onServer(path.join(root, 'shell/dist/server'), config),
    entry: {
      firstFrame: './start/firstFrame.tsx',
      firstStep: './session/firstStep.tsx',
      queriesAt: './start/queriesAt.ts',
    },
  }
}

/** A script that the server loads: it is read by no browser. */
function onServer(folder: string, config: Configuration): Configuration {
  return {
    target: ['webworker', 'es2022'],
    output: {
      ...config.output,
      path: folder,
      filename: '[name].js',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    resolve: { ...config.resolve, alias: { 'react-dom/server$': 'react-dom/server.edge' } },
    optimization: { ...config.optimization, minimize: false },
  }
}

/** The sign-in screen: a light page of its own, without router, store or federation. */
function sessionConfig(): Configuration {
  const config = baseConfig({ name: 'session', folder: 'shell', project: 'shell', publicPath: '/session/' })
  return {
    ...config,
    entry: { session: './session/main.tsx' },
    output: { ...config.output, path: path.join(root, 'shell/dist/session') },
    plugins: [
      ...(config.plugins ?? []),
      new HtmlPagePlugin({
        template: path.join(root, 'shell/session/signin.html'),
        output: '../signin.html',
        entry: 'session',
        blocking: path.join(root, 'shell/start/early.ts'),
        icon: path.join(root, 'shell/icon.svg'),
      }),
    ],
  }
}

/** The public page: its styles, the markup that the build prerenders, and the little script that it runs. */
function landingConfig(): Configuration {
  const config = baseConfig({
    name: 'landing',
    folder: 'mf-landing',
    project: 'mf-landing',
    publicPath: '/landing/',
  })
  return {
    ...config,
    entry: { landingMarkup: './page/landingMarkup.tsx', landing: './page/landing.ts' },
    output: {
      ...config.output,
      path: path.join(root, 'mf-landing/page/dist'),
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    resolve: { ...config.resolve, alias: { 'react-dom/server$': 'react-dom/server.edge' } },
  }
}

/** One team's area: what it brings itself is its own code; the platform comes from the shell. */
function remoteConfig(app: string): Configuration {
  const config = baseConfig({ name: app, folder: app, project: app, publicPath: 'auto' })
  return {
    ...config,
    output: { ...config.output, clean: { keep: 'server/' } },
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      ...(app === 'mf-knowledge' || app === 'mf-copilot' ? [pdfDecoders()] : []),
      new ModuleFederationPlugin({
        name: app,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: './remote.ts', name: 'remote' } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        library: { type: 'window', name: app },
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: slimRuntime },
      }),
      new RemoteFilesPlugin(app),
      new PersistedDocumentsPlugin({ project: app, output: 'persisted.json' }),
    ],
  }
}

/** A remote's routes for the server, which reads from them the query that each page begins with. No page is in it. */
function remoteServerConfig(app: string): Configuration {
  const config = baseConfig({ name: `${app}-server`, folder: app, project: app, publicPath: 'auto' })
  return {
    ...config,
    ...onServer(path.join(root, app, 'dist/server'), config),
    // Beside each other, the browser's build could clear this folder while it is written.
    dependencies: [app],
    entry: { remote: './remote.ts' },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: path.join(root, 'tools/pagelessLoader.ts'),
        },
      ],
    },
  }
}

/** What the PDF viewer's worker loads for scans alone: decoders in JavaScript, so that our pages need not allow WebAssembly. */
function pdfDecoders() {
  const from = path.join(root, 'node_modules/pdfjs-dist/wasm/*_nowasm_fallback.js')
  return new rspack.CopyRspackPlugin({
    patterns: [{ from, to: 'pdf/[name][ext]', info: { minimized: true } }],
  })
}

/** Has V8 compile what a page starts with while it arrives. https://v8.dev/blog/explicit-compile-hints */
function compiledWhileLoading() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    // After the minimizer, which would take it out, and before files are named after their content.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
  })
}

interface BaseOptions {
  name: string
  folder: string
  project: string
  publicPath: string
}

function baseConfig({ name, folder, project, publicPath }: BaseOptions): Configuration {
  // vanilla-extract derives class hashes from the context: one context per app keeps them apart.
  const context = path.join(root, folder)
  return {
    name,
    context,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(context, 'dist'),
      clean: true,
      publicPath,
      uniqueName: `coverdesk-${name}`,
      chunkLoadTimeout: 20_000,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [sourceRule(), { test: /\.css$/, type: 'css/auto' }, ...assetRules()] },
    plugins: [
      new RelayArtifactsPlugin(project),
      new vanillaExtract.VanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : 'short' }),
      isDevelopment ? new ReactRefreshRspackPlugin({ library: name }) : compiledWhileLoading(),
    ],
    optimization: { chunkIds: isDevelopment ? 'named' : 'deterministic', minimizer },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

function sourceRule(): RuleSetRule {
  const react = { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment }
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react },
            target: 'es2022',
          },
        },
      },
      { loader: path.join(root, 'tools/relayLoader.ts') },
    ],
  }
}

function assetRules(): RuleSetRule[] {
  // By its ending, or because the import asks for the address: `worker.mjs?url`.
  return [{ test: /\.(woff2|svg|png)$/ }, { resourceQuery: /^\?url$/ }].map((asset) => ({
    ...asset,
    type: 'asset/resource',
  }))
}
