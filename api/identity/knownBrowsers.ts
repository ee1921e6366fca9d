import { normalEmail } from './agencyUser.ts'
import type { Signer } from './signer.ts'

/** Recognizes browsers used for earlier sign-ins, by a signed cookie. */
export interface KnownBrowsers {
  /** The cookie value for a browser this address has just signed in from. */
  cookieFor(email: string): string
  isKnown(cookie: string | undefined, email: string): boolean
}

const purpose = 'known-browser'

export function createKnownBrowsers(signer: Signer): KnownBrowsers {
  return {
    cookieFor(email) {
      const id = crypto.randomUUID()
      return `${id}.${signer.sign(purpose, `${id}\n${normalEmail(email)}`)}`
    },
    isKnown(cookie = '', email) {
      const [id = '', signature = ''] = cookie.split('.')
      return signer.isSigned(purpose, `${id}\n${normalEmail(email)}`, signature)
    },
  }
}
