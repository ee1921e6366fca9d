import { openDocuments, type Documents } from '../documents/index.ts'
import { openModel, type Model, type ModelConfig } from '../model/index.ts'
import { openMailboxAccess, type Clock, type MailboxAccess, type MailboxConfig } from '../platform/index.ts'
import { openReader, openVectors, type Reader, type Vectors } from '../reading/index.ts'

/** What works in threads, or elsewhere, for requests and jobs. */
export interface Engines {
  readonly documents: Documents
  readonly reader: Reader
  readonly vectors: Vectors
  readonly model: Model
  /** Follows the agencies' mailboxes. */
  readonly mailboxes: MailboxAccess
  /** Ends the threads; what is under way fails. */
  close(): void
}

interface EngineOptions {
  readonly clock: Clock
  /** The model provider; none unless given. */
  readonly modelConfig?: ModelConfig | null
  /** The mail servers whose mailboxes are followed; none unless given. */
  readonly mailboxConfig?: MailboxConfig | null
}

/** Opens the engines; each starts its threads when it is first used. */
export function openEngines({ clock, modelConfig = null, mailboxConfig = null }: EngineOptions): Engines {
  const documents = openDocuments()
  const reader = openReader()
  const vectors = openVectors()
  const mailboxes = openMailboxAccess(mailboxConfig)
  return {
    documents,
    reader,
    vectors,
    mailboxes,
    model: openModel(modelConfig, { clock }),
    close() {
      mailboxes.close()
      documents.close()
      reader.close()
      vectors.close()
    },
  }
}
