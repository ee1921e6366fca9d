import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Model } from '../model/index.ts'
import type { DocumentWriter } from '../documents/index.ts'
import type { AnyExportedList } from '../exports/index.ts'
import type {
  AgencyStore,
  AnyJobHandler,
  AnyKind,
  Clock,
  Log,
  Mail,
  MailboxAccess,
  Sender,
} from '../platform/index.ts'
import type { Reader, Vectors } from '../reading/index.ts'
import type { Viewer } from './requestContext.ts'

/** What every module's jobs and routes work with. */
export interface Services {
  readonly clock: Clock
  readonly documents: DocumentWriter
  readonly mail: Pick<Mail, 'send'>
  /** What a server's operator should know. Never holds the text of documents or messages. */
  readonly log: Log
  /** Reads documents, in threads of its own. */
  readonly reader: Pick<Reader, 'read'>
  /** Compares sentences in meaning, in a thread of its own. */
  readonly vectors: Pick<Vectors, 'embed' | 'embedOne'>
  /** The optional language model. */
  readonly model: Model
  /** Follows the agencies' mailboxes. */
  readonly mailboxes: MailboxAccess
  /** Where the application is, without a trailing slash. */
  readonly publicUrl: string
}

/** What is known of an HTTP request before anybody looks at it. */
export interface HttpBindings {
  Bindings: { sender: Sender }
  Variables: { requestId: string }
}

export interface RouteDeps extends Services {
  /** Who is signed in in the browser that sent the request; null when nobody is. */
  signedIn(c: Context<HttpBindings>): Promise<{ agency: AgencyStore; viewer: Viewer } | null>
}

/** What `requireApiKey` leaves for the handlers behind it. */
export interface InboundBindings extends HttpBindings {
  Variables: HttpBindings['Variables'] & {
    agency: AgencyStore
    keyId: string
    /** Whether the key still holds: a long body may outlast it. */
    isKeyActive: () => Promise<boolean>
  }
}

export interface InboundDeps extends Services {
  /** Refuses requests without an active API key (401) and those that come too fast (429). */
  readonly requireApiKey: MiddlewareHandler<InboundBindings>
}

/** One module of the API. `api/modules.ts` lists them; nothing else names them. */
export interface ApiModule {
  readonly name: string
  readonly kinds?: readonly AnyKind[]
  /** The work that outlives a request. */
  readonly jobs?: (services: Services) => readonly AnyJobHandler[]
  /** The lists that are downloaded as CSV at `/exports/{name}.csv`. */
  readonly exports?: readonly AnyExportedList[]
  /** Routes for browsers, by their prefix (`/files`); requests that change something must come from our origin. */
  readonly routes?: Readonly<Record<string, (deps: RouteDeps) => Hono<HttpBindings>>>
  /** Routes under `/inbound` for programs of agencies and their providers; each checks who calls. */
  readonly inbound?: (deps: InboundDeps) => Hono<InboundBindings>
}

/** Declares a module. Its GraphQL types register when its `index.ts` is imported. */
export function defineModule(module: ApiModule): ApiModule {
  return module
}
