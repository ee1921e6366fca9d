import type { BrowserContextOptions } from '@playwright/test'
import type { Product } from '../product/openProduct.ts'

/** The state of a browser in which Dana is signed in. */
export function sessionOf({ url, cookie }: Product): NonNullable<BrowserContextOptions['storageState']> {
  const [name = '', value = ''] = cookie.split('=')
  const expires = Date.now() / 1000 + 3600
  const domain = new URL(url).hostname
  return {
    cookies: [{ name, value, domain, path: '/', expires, httpOnly: true, secure: true, sameSite: 'Lax' }],
    origins: [],
  }
}
