import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { freePort } from './freePort.ts'

/** Rebuilds an app whenever it changes and notifies open pages; returns the port of its socket. */
export async function startDevServer(app: string, configuration: Configuration): Promise<number> {
  const port = await freePort()
  const compiler = rspack(configuration)
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      static: false,
      setupExitSignals: false,
      // The page talks to one origin, which passes this path on.
      client: {
        webSocketURL: `auto://0.0.0.0:0/hot/${app}`,
        overlay: { runtimeErrors: false },
        logging: 'warn',
      },
      webSocketServer: { type: 'ws', options: { path: `/hot/${app}` } },
      // The API serves the files, as it does in production.
      devMiddleware: { writeToDisk: true },
    },
    compiler,
  )
  const isBuilt = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()))
  await server.start()
  await isBuilt
  return port
}
