import type { Model } from '../model/index.ts'
import type { DocumentWriter } from '../documents/index.ts'
import type { Actor, AgencyStore, Clock, MailboxAccess } from '../platform/index.ts'
import type { Vectors } from '../reading/index.ts'

/** The signed-in agency user, as far as rules and the log need one. */
export interface Viewer {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** What came of asking for a code or of trying one. */
export type SignInAnswer =
  | { readonly outcome: 'codeAsked'; readonly resendAt: number }
  | { readonly outcome: 'signedIn'; readonly agency: AgencyStore; readonly viewer: Viewer }
  | { readonly outcome: 'invalid'; readonly field: 'email' | 'code'; readonly message: string }
  | { readonly outcome: 'refused'; readonly message: string; readonly retryAfter: number | null }

/** Where a request comes from; both null for what is done on the server. */
export interface RequestOrigin {
  readonly address: string | null
  /** The request's id, as the server's log has it. */
  readonly requestId: string | null
}

/** The browser that asks: the only part of a request that works without a session. */
export interface SessionActions {
  /** Sends a code to a known address; the answer is the same for an unknown one. */
  askForCode(email: string): Promise<SignInAnswer>
  /** Tries the code, and starts a session with the right one. */
  signIn(email: string, code: string): Promise<SignInAnswer>
  /** Ends the session, and with it every open stream that it started. */
  signOut(): Promise<void>
}

/** A stored file, as far as an address for it needs to know. */
export interface FileAddress {
  readonly id: string
  readonly name: string
}

/** Who does something, and from where. */
export interface Author {
  readonly actor: Actor
  readonly origin?: RequestOrigin
}

/** Issues and revokes the keys of client applications; both are in the security log. */
export interface ApiKeyIssuer {
  /** Answers the key itself, which is shown this once and never again. The server is the author by default. */
  create(agency: AgencyStore, label: string, author?: Author): Promise<{ id: string; key: string }>
  /** Throws `StaffError` when the agency has no such key. */
  revoke(agency: AgencyStore, keyId: string, author?: Author): Promise<void>
}

/** Adds and deactivates users; both are in the security log. */
export interface UserManager {
  /** Answers the user's id; someone who was deactivated comes back as the same person. Throws `StaffError`. */
  addUser(agency: AgencyStore, user: { email: string; name: string }, author?: Author): Promise<string>
  /** The user's sessions end at once, and the address is free again. Throws `StaffError`. */
  deactivateUser(email: string, author?: Author): Promise<void>
}

/**
 * What every resolver is given. The agency comes from the session and from nowhere else. Signed out, only the
 * session door and the clock can be read; anything else refuses the operation as unauthenticated.
 */
export interface RequestContext {
  readonly agency: AgencyStore
  readonly viewer: Viewer
  /** To whom a commit of this request is attributed: the viewer. */
  readonly actor: Actor
  readonly clock: Clock
  readonly origin: RequestOrigin
  readonly session: SessionActions
  readonly apiKeys: ApiKeyIssuer
  readonly users: UserManager
  /** Writes what the agency hands out. */
  readonly documents: DocumentWriter
  /** Compares sentences in meaning. */
  readonly vectors: Pick<Vectors, 'embed' | 'embedOne'>
  /** The optional language model. */
  readonly model: Model
  /** Keeps the passwords of agencies' mailboxes unreadable. */
  readonly mailboxes: Pick<MailboxAccess, 'hosts' | 'seal'>
  /** A signed address of the file, good for a few minutes. */
  addressOf(file: FileAddress): string
  /** Calls once when the session ends; answers how to stop listening. Open streams stop with it. */
  onSessionEnd(listener: () => void): () => void
  /** The provider's own domain, whose plus-tagged addresses lists leave out; empty when there is none. */
  readonly providerDomain: string
}
