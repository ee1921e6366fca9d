import { type Configuration, type Stats, rspack } from '@rspack/core'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { builtApps } from './apps.ts'
import { appInputs } from './appInputs.ts'
import { readBuildStamp, writeBuildStamp } from './buildStamp.ts'
import { compressFolder } from './compressFolder.ts'
import { writeLandingPage } from './writeLandingPage.ts'

const root = path.dirname(import.meta.dirname)

interface PlannedBuild {
  app: string
  /** A hash of all its inputs. */
  inputs: string
}

/** Builds the apps whose inputs have changed since their last build, with compressed siblings for the server. */
export async function buildApps(apps: readonly string[] = builtApps): Promise<void> {
  const startedAt = performance.now()
  const planned = await changedApps(apps)
  if (planned.length === 0) return

  process.env['NODE_ENV'] = 'production'
  const { default: configurations } = await import('../rspack.config.ts')
  const names = planned.map(({ app }) => app)
  const chosen = configurations.filter(({ name = '' }) => names.includes(name.replace(/-server$/, '')))
  await compile(chosen)
  if (names.includes('landing')) await writeLandingPage()
  for (const name of names)
    if (!(await isBuilt(name))) throw new Error(`The build of ${name} left no result.`)
  const served = chosen
    .map(({ output }) => output?.path ?? '')
    .filter((folder) => !folder.endsWith('/server'))
  await Promise.all(served.map(compressFolder))
  await Promise.all(planned.map(({ app, inputs }) => writeBuildStamp(app, inputs)))
  console.log(`Built ${names.join(', ')} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function changedApps(wanted: readonly string[]): Promise<PlannedBuild[]> {
  const apps = await Promise.all(
    wanted.map(async (app) => {
      const inputs = await appInputs(app)
      const isCurrent = (await readBuildStamp(app)) === inputs && (await isBuilt(app))
      return { app, inputs, isCurrent }
    }),
  )
  return apps.filter(({ isCurrent }) => !isCurrent)
}

async function isBuilt(app: string): Promise<boolean> {
  const results: Partial<Record<string, string>> = {
    shell: 'shell/dist/index.html',
    session: 'shell/dist/signin.html',
    firstFrame: 'shell/dist/server/firstFrame.js',
    landing: 'mf-landing/page/dist/page.html',
  }
  const result = results[app] ?? `${app}/dist/server/remote.js`
  return access(path.join(root, result)).then(
    () => true,
    () => false,
  )
}

async function compile(configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations)
  const stats = await new Promise<{ stats: Stats[] }>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  const failed = stats.stats.filter((one) => one.hasErrors())
  if (failed.length === 0) return
  throw new Error(failed.map((one) => one.toString({ preset: 'errors-only', colors: true })).join('\n\n'))
}

if (import.meta.main) {
  try {
    const named = process.argv.slice(2)
    await buildApps(named.length === 0 ? builtApps : builtApps.filter((app) => named.includes(app)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
