import { Hono } from 'hono'
import type { Folder } from '../platform/index.ts'
import { messagePage } from './messagePage.ts'
import { staticFiles } from './staticFiles.ts'
import type { AppBindings } from './visitorOf.ts'

const policy = [
  "default-src 'self'",
  // Storybook inlines the startup script of its two pages, and adds styles at run time.
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  // Document previews use such URLs.
  "frame-src 'self' blob: data:",
  "connect-src 'self' data: blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The built Storybook of the design system, at `/storybook/`. */
export function storybookRoutes(folder: Folder): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()

  routes.use('/storybook/*', async (c, next) => {
    await next()
    c.res.headers.set('content-security-policy', policy)
  })
  routes.get('/storybook', (c) => c.redirect('/storybook/'))
  routes.get(
    '/storybook/*',
    staticFiles({ folder, pathOf: (c) => c.req.path.slice('/storybook/'.length) || 'index.html' }),
  )
  routes.get('/storybook/', (c) => c.html(notBuilt, 404))
  return routes
}

const notBuilt = messagePage({
  title: 'Storybook is not built',
  text: 'Build it with npm run storybook:build, then load this page again.',
})
