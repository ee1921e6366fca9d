import { openDocuments, type Documents } from '../documents/index.ts'
import { openModel, type Model, type ModelConfig } from '../model/index.ts'
import {
  openMailboxAccess,
  openWebSearch,
  type Clock,
  type MailboxAccess,
  type MailboxConfig,
  type WebSearch,
} from '../platform/index.ts'
import {
  type Background,
  openBackground,
  openReader,
  openVectors,
  type Reader,
  type Vectors,
} from '../reading/index.ts'

/** The engines that work in threads, or remotely, for requests and jobs. */
export interface Engines {
  readonly documents: Documents
  readonly reader: Reader
  readonly background: Background
  readonly vectors: Vectors
  readonly model: Model
  /** Polls the agencies' mailboxes. */
  readonly mailboxes: MailboxAccess
  readonly webSearch: WebSearch
  /** Ends the threads; work in progress fails. */
  close(): void
}

interface EngineOptions {
  readonly clock: Clock
  /** The model provider; none by default. */
  readonly modelConfig?: ModelConfig | null
  /** The mail servers whose mailboxes may be followed; none by default. */
  readonly mailboxConfig?: MailboxConfig | null
  /** The web search service; none by default. */
  readonly webSearch?: WebSearch
}

/** Opens the engines; each starts its threads on first use. */
export function openEngines({
  clock,
  modelConfig = null,
  mailboxConfig = null,
  webSearch = openWebSearch(''),
}: EngineOptions): Engines {
  const documents = openDocuments()
  const reader = openReader()
  const background = openBackground()
  const vectors = openVectors()
  const mailboxes = openMailboxAccess(mailboxConfig)
  return {
    documents,
    reader,
    background,
    vectors,
    mailboxes,
    webSearch,
    model: openModel(modelConfig, { clock }),
    close() {
      mailboxes.close()
      documents.close()
      reader.close()
      background.close()
      vectors.close()
    },
  }
}
