import { openDocuments, type Documents } from '../documents/index.ts'
import { openModel, type Model, type ModelConfig } from '../model/index.ts'
import type { Clock } from '../platform/index.ts'
import { openReader, openVectors, type Reader, type Vectors } from '../reading/index.ts'

/** What works in threads, or elsewhere, for requests and jobs. */
export interface Engines {
  readonly documents: Documents
  readonly reader: Reader
  readonly vectors: Vectors
  readonly model: Model
  /** Ends the threads; what is under way fails. */
  close(): void
}

interface EngineOptions {
  readonly clock: Clock
  /** The model provider; none unless given. */
  readonly modelConfig?: ModelConfig | null
}

/** Opens the engines; each starts its threads when it is first used. */
export function openEngines({ clock, modelConfig = null }: EngineOptions): Engines {
  const documents = openDocuments()
  const reader = openReader()
  const vectors = openVectors()
  return {
    documents,
    reader,
    vectors,
    model: openModel(modelConfig, { clock }),
    close() {
      documents.close()
      reader.close()
      vectors.close()
    },
  }
}
