import type { Configuration } from '@rspack/core'
import { builtApps } from './apps.ts'
import { buildApps } from './buildApps.ts'
import { forgetBuildStamp } from './buildStamp.ts'
import { startDevApi } from './startDevApi.ts'
import { startDevFront } from './startDevFront.ts'
import { startDevServer } from './startDevServer.ts'

/**
 * `npm run dev [app…]`: the named apps (all unless named) with hot reload, the API restarted when its sources change,
 * and both behind one origin, as in production. The shell is always among them: a page has one React.
 */
async function dev(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !builtApps.some((app) => app === name))
  if (unknown.length > 0) {
    throw new Error(`There is no app called ${unknown.join(', ')}. Apps: ${builtApps.join(', ')}.`)
  }
  // What the server sends before any code is there has the styles of a production build: a page in development begins
  // empty, and the public page is from the last build.
  const apps = builtApps.filter((app) => app !== 'firstFrame' && app !== 'landing')
  const live = apps.filter((app) => named.length === 0 || app === 'shell' || named.includes(app))
  await buildApps(apps.filter((app) => !live.includes(app)))

  process.env['NODE_ENV'] = 'development'
  const { default: configurations } = await import('../rspack.config.ts')
  await Promise.all(live.map(forgetBuildStamp))
  const ports = new Map<string, number>()
  for (const app of live) ports.set(app, await startDevServer(app, configurationOf(app, configurations)))

  const api = await startDevApi()
  const port = Number(process.env['PORT'] ?? 3000)
  await startDevFront({ port, api: api.port, hotReload: ports })
  console.log(`\n  Coverdesk is at http://localhost:${port}, with hot reload of ${live.join(', ')}\n`)

  const stop = () => void api.stop().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function configurationOf(app: string, configurations: readonly Configuration[]): Configuration {
  const found = configurations.find(({ name }) => name === app)
  if (!found) throw new Error(`rspack.config.ts has no configuration for ${app}.`)
  return found
}

try {
  await dev(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
