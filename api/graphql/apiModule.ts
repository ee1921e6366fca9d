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
  WebSearch,
} from '../platform/index.ts'
import type { Background, Reader, Vectors } from '../reading/index.ts'
import type { Viewer } from './requestContext.ts'

/** What every module's jobs and routes can use. */
export interface Services {
  readonly clock: Clock
  readonly documents: DocumentWriter
  readonly mail: Pick<Mail, 'send'>
  /** Reports to the server's operator. Never contains the text of documents or messages. */
  readonly log: Log
  /** Reads and analyzes documents in worker threads. */
  readonly reader: Pick<Reader, 'read' | 'analyze'>
  /** Does long work in a worker thread. */
  readonly background: Pick<Background, 'run'>
  /** Compares the meaning of sentences in a worker thread. */
  readonly vectors: Pick<Vectors, 'embed' | 'embedOne'>
  /** The optional language model. */
  readonly model: Model
  /** Watches the agencies' mailboxes. */
  readonly mailboxes: MailboxAccess
  /** The optional web search service. */
  readonly webSearch: WebSearch
  /** The application's base URL, without a trailing slash. */
  readonly publicUrl: string
}

/** An HTTP request's metadata, before any handler runs. */
export interface HttpBindings {
  Bindings: { sender: Sender }
  Variables: { requestId: string }
}

export interface RouteDeps extends Services {
  /** The signed-in user of the browser that sent the request, or null. */
  signedIn(c: Context<HttpBindings>): Promise<{ agency: AgencyStore; viewer: Viewer } | null>
}

/** What `requireApiKey` provides to later handlers. */
export interface InboundBindings extends HttpBindings {
  Variables: HttpBindings['Variables'] & {
    agency: AgencyStore
    keyId: string
    /** Whether the key is still valid: a long upload may outlast it. */
    isKeyActive: () => Promise<boolean>
  }
}

export interface InboundDeps extends Services {
  /** Rejects requests without an active API key (401) and those over the rate limit (429). */
  readonly requireApiKey: MiddlewareHandler<InboundBindings>
}

/** A module of the API. Listed only in `api/modules.ts`. */
export interface ApiModule {
  readonly name: string
  readonly kinds?: readonly AnyKind[]
  /** Background jobs. */
  readonly jobs?: (services: Services) => readonly AnyJobHandler[]
  /** Lists that can be downloaded as CSV at `/exports/{name}.csv`. */
  readonly exports?: readonly AnyExportedList[]
  /** Routes for browsers, by prefix (`/files`); requests that change data must come from our origin. */
  readonly routes?: Readonly<Record<string, (deps: RouteDeps) => Hono<HttpBindings>>>
  /** Routes under `/inbound` for client applications and providers; each one authenticates its callers. */
  readonly inbound?: (deps: InboundDeps) => Hono<InboundBindings>
}

/** Declares a module. Its GraphQL types register when its `index.ts` is imported. */
export function defineModule(module: ApiModule): ApiModule {
  return module
}
