import { GraphQLError } from 'graphql'
import type { FileAddress, RequestContext } from '../graphql/index.ts'
import {
  openSessionActions,
  type BrowserRequest,
  type Identity,
  type SignedInUser,
} from '../identity/index.ts'
import type { Clock } from '../platform/index.ts'
import type { Engines } from './openEngines.ts'

/** What the context of every request needs. */
export interface ContextDeps {
  readonly identity: Identity
  readonly clock: Clock
  readonly engines: Engines
  readonly providerDomain: string
  readonly sendDelayMs: number
  addressOf(user: SignedInUser, file: FileAddress): string
}

/** The requesting browser and its signed-in user. */
export interface Visitor {
  readonly user: SignedInUser | null
  readonly browser: Omit<BrowserRequest, 'become'>
}

/** The operation requires a signed-in user. */
export function signedOutError(): GraphQLError {
  return new GraphQLError('Sign in to continue.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  })
}

/** The context of one request. Signing in or out within it changes its user. */
export function createContext(deps: ContextDeps, visitor: Visitor): RequestContext {
  const { identity, clock, engines, providerDomain, sendDelayMs } = deps
  let current = visitor.user

  function signedIn(): SignedInUser {
    if (!current) throw signedOutError()
    return current
  }

  return {
    clock,
    origin: { address: visitor.browser.ipAddress, requestId: visitor.browser.requestId },
    documents: engines.documents,
    model: engines.model,
    vectors: engines.vectors,
    mailboxes: engines.mailboxes,
    providerDomain,
    sendDelayMs,
    apiKeys: identity.apiKeys,
    users: identity.staff,
    session: openSessionActions({
      identity,
      clock,
      browser: {
        ...visitor.browser,
        become(user) {
          current = user
        },
      },
    }),
    get agency() {
      return signedIn().agency
    },
    get viewer() {
      return signedIn().user
    },
    get actor() {
      return { type: 'AGENCY_USER' as const, id: signedIn().user.id }
    },
    addressOf: (file) => deps.addressOf(signedIn(), file),
    onSessionEnd: (listener) => identity.sessions.onEnd(signedIn().session, listener),
  }
}

/** Whether a user is signed in; does not throw. */
export function isSignedIn(context: RequestContext): boolean {
  try {
    return context.viewer.id !== ''
  } catch {
    return false
  }
}
