import type { Model } from '../model/index.ts'
import type { DocumentWriter } from '../documents/index.ts'
import type { Actor, AgencyStore, Clock, MailboxAccess } from '../platform/index.ts'
import type { Vectors } from '../reading/index.ts'

/** The parts of the signed-in agency user that rules and the log need. */
export interface Viewer {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** The outcome of requesting or trying a code. */
export type SignInAnswer =
  | { readonly outcome: 'codeAsked'; readonly resendAt: number }
  | { readonly outcome: 'signedIn'; readonly agency: AgencyStore; readonly viewer: Viewer }
  | { readonly outcome: 'invalid'; readonly field: 'email' | 'code'; readonly message: string }
  | { readonly outcome: 'refused'; readonly message: string; readonly retryAfter: number | null }

/** The origin of a request; both null for actions on the server. */
export interface RequestOrigin {
  readonly address: string | null
  /** The request ID from the server log. */
  readonly requestId: string | null
}

/** The requesting browser: the only part of the context that works without a session. */
export interface SessionActions {
  /** Sends a code to a known address; the response is the same for an unknown one. */
  askForCode(email: string): Promise<SignInAnswer>
  /** Tries the code and starts a session if it is right. */
  signIn(email: string, code: string): Promise<SignInAnswer>
  /** Ends the session and all its open streams. */
  signOut(): Promise<void>
}

/** The fields of a stored file that its URL needs. */
export interface FileAddress {
  readonly id: string
  readonly name: string
}

/** The actor of a change, and its origin. */
export interface Author {
  readonly actor: Actor
  readonly origin?: RequestOrigin
}

/** Issues and revokes API keys of client applications; both are recorded in the security log. */
export interface ApiKeyIssuer {
  /** Returns the key, which is shown only once. The author defaults to the server. */
  create(agency: AgencyStore, label: string, author?: Author): Promise<{ id: string; key: string }>
  /** Throws `StaffError` if the agency has no such key. */
  revoke(agency: AgencyStore, keyId: string, author?: Author): Promise<void>
}

/** Adds and deactivates users; both are recorded in the security log. */
export interface UserManager {
  /** Returns the user's ID; a reactivated user keeps theirs. Throws `StaffError`. */
  addUser(agency: AgencyStore, user: { email: string; name: string }, author?: Author): Promise<string>
  /** Ends the user's sessions at once and frees the address. Throws `StaffError`. */
  deactivateUser(email: string, author?: Author): Promise<void>
}

/**
 * The context of every resolver. The agency comes from the session only. When signed out, only the
 * browser and the clock are available; anything else fails the operation as unauthenticated.
 */
export interface RequestContext {
  readonly agency: AgencyStore
  readonly viewer: Viewer
  /** The author of this request's commits: the viewer. */
  readonly actor: Actor
  readonly clock: Clock
  readonly origin: RequestOrigin
  readonly session: SessionActions
  readonly apiKeys: ApiKeyIssuer
  readonly users: UserManager
  /** Generates the agency's documents. */
  readonly documents: DocumentWriter
  /** Compares the meaning of sentences. */
  readonly vectors: Pick<Vectors, 'embed' | 'embedOne'>
  /** The optional language model. */
  readonly model: Model
  /** Encrypts the passwords of agencies' mailboxes. */
  readonly mailboxes: Pick<MailboxAccess, 'hosts' | 'seal'>
  /** A signed URL of the file, valid for a few minutes. */
  addressOf(file: FileAddress): string
  /** Calls back once when the session ends; returns a function that unsubscribes. Open streams stop with it. */
  onSessionEnd(listener: () => void): () => void
  /** How long an approved email waits before it is sent, so that the approval can be undone, in milliseconds. */
  readonly sendDelayMs: number
  /** The provider's own domain, whose plus-tagged addresses are hidden from lists; empty if there is none. */
  readonly providerDomain: string
}
