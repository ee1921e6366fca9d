import { Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Folder } from '../platform/index.ts'
import { escapeHtml } from './escapeHtml.ts'
import { pagePolicy } from './securityHeaders.ts'
import { staticFiles } from './staticFiles.ts'
import type { AppBindings } from './visitorOf.ts'

export interface LandingRoutesOptions {
  readonly config: Pick<Config, 'publicUrl' | 'demoUrl' | 'hasLandingLogin'>
  /** The built public page. */
  readonly folder: Folder
}

/** The public page at `/`, prerendered by the build and adapted to the settings, with the files search engines request. */
export function landingRoutes({ config, folder }: LandingRoutesOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  const { publicUrl, demoUrl, hasLandingLogin } = config

  routes.get('/', async (c) => {
    const template = await folder.readText(hasLandingLogin ? 'page.login.html' : 'page.html')
    if (!template) return c.redirect('/app')
    const page = template
      .replaceAll('%DEMO_URL%', () => escapeHtml(demoUrl))
      .replaceAll('%PUBLIC_URL%', () => escapeHtml(publicUrl))
    return c.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy({ origins: [], styleHashes: await styleHashes(template) }),
    })
  })
  routes.get('/landing/*', staticFiles({ folder, pathOf: (c) => c.req.path.slice('/landing/'.length) }))

  routes.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /app\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  routes.get('/sitemap.xml', (c) =>
    c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${escapeHtml(publicUrl)}/</loc></url></urlset>
`,
      200,
      { 'content-type': 'application/xml; charset=utf-8' },
    ),
  )
  return routes
}

/** The CSP hashes of the styles the build inlined: rules and attributes. */
async function styleHashes(page: string): Promise<string[]> {
  const rules = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  const attributes = new Set([...page.matchAll(/ style="([^"&]*)"/g)].map(([, css = '']) => css))
  const hashes = await Promise.all([...rules, ...attributes].map(sha256))
  // Without this keyword, hashes apply to style elements only.
  return attributes.size === 0 ? hashes : ["'unsafe-hashes'", ...hashes]
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${new Uint8Array(digest).toBase64()}'`
}
