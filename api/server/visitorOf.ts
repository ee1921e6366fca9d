import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { sessionCookie, type Identity, type SignedInUser } from '../identity/index.ts'
import type { HttpBindings, Viewer } from '../graphql/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import type { Visitor } from './createContext.ts'

export type AppBindings = HttpBindings

/** The user signed in in the requesting browser; null if none. */
export async function signedInUser(
  c: Context<AppBindings>,
  identity: Identity,
): Promise<SignedInUser | null> {
  const token = getCookie(c, sessionCookie)
  return token === undefined ? null : identity.userOf(token)
}

/** The same, for the routes of modules. */
export async function viewerOf(
  c: Context<AppBindings>,
  identity: Identity,
): Promise<{ agency: AgencyStore; viewer: Viewer } | null> {
  const signedIn = await signedInUser(c, identity)
  return signedIn && { agency: signedIn.agency, viewer: signedIn.user }
}

/** The requesting browser, and the Set-Cookie headers for its response. */
export async function visitorOf(
  c: Context<AppBindings>,
  identity: Identity,
): Promise<{ visitor: Visitor; cookies: readonly string[] }> {
  const cookies: string[] = []
  const visitor: Visitor = {
    user: await signedInUser(c, identity),
    browser: {
      ipAddress: c.env.sender.address,
      requestId: c.var.requestId,
      cookie: (name) => getCookie(c, name),
      setCookie(header) {
        cookies.push(header)
      },
    },
  }
  return { visitor, cookies }
}
