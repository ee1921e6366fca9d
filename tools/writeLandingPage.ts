import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.dirname(import.meta.dirname)
const source = path.join(root, 'mf-landing/page/landing.html')
const folder = path.join(root, 'mf-landing/page/dist')
const publicPath = '/landing/'

interface LandingMarkup {
  landingMarkup(options: { hasLogin: boolean }): string
}

/** Prerenders the public page into its build, with the link to the sign-in screen (`page.login.html`) and without. */
export async function writeLandingPage(): Promise<void> {
  const files = await readdir(folder)
  const built = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const [script = ''] = built(/^landingMarkup\.\w+\.js$/)
  const { landingMarkup }: LandingMarkup = await import(pathToFileURL(path.join(folder, script)).href)

  const icon = await writeIcon()
  const styles = await Promise.all(built(/\.css$/).map((file) => readFile(path.join(folder, file), 'utf8')))
  const assets = [
    `<link rel="icon" type="image/svg+xml" href="${publicPath}${icon}" />`,
    ...built(/\.woff2$/).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${file}" crossorigin />`,
    ),
    // Within the page: one trip to the server less before anything is seen.
    ...styles.map((css) => `<style>${css}</style>`),
    ...built(/^landing\.\w+\.js$/).map(
      (file) => `<script type="module" src="${publicPath}${file}"></script>`,
    ),
  ]
  const template = (await readFile(source, 'utf8')).replace('<!--assets-->', () => assets.join('\n    '))
  for (const hasLogin of [true, false]) {
    const page = template.replace('<!--page-->', () => landingMarkup({ hasLogin }))
    await writeFile(path.join(folder, hasLogin ? 'page.login.html' : 'page.html'), page)
  }
}

async function writeIcon(): Promise<string> {
  const content = await readFile(path.join(root, 'shell/icon.svg'), 'utf8')
  const name = `icon.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.svg`
  await writeFile(path.join(folder, name), content)
  return name
}
