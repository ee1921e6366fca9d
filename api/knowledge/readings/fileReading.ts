import type { DocumentType } from '../../files/index.ts'
import { type AgencyStore, type BlobInfo, defineKind, derivedId } from '../../platform/index.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'
import type { DocumentRecognition, RecognizedType } from '../facts/policyFacts.ts'
import type { PolicyNotice } from '../facts/readNotice.ts'

export const readingStates = ['READING', 'READ', 'FAILED'] as const

/** An insured, with the words that name it. */
export interface NamedInsured {
  readonly name: string
  readonly quote: string
  readonly page: number
}

/** The status of reading an uploaded file. The facts are a text beside it, the reading itself a blob. */
export interface FileReading {
  readonly fileId: string
  /** What the file belonged to at the time. */
  readonly attachedTo: string | null
  /** Hash of the file's content. */
  readonly hash: string
  readonly state: (typeof readingStates)[number]
  /** Null until the number is known. */
  readonly pages: number | null
  readonly pagesRead: number
  /** The reader versions; readings by older ones are repeated. */
  readonly readerVersion: number
  readonly factsVersion: number
  /** Anything unusual about reading it, in plain words. */
  readonly notes: readonly string[]
  /** Why it could not be read, in plain words. */
  readonly failure: string | null
  /** The reading as compressed JSON, followed by vectors of its passages. */
  readonly content: BlobInfo | null
  /** The number of these vectors; none until someone asks about the document. */
  readonly vectors?: number
  readonly recognition: DocumentRecognition | null
  /** The insured that the document names; null if it names none for certain. */
  readonly insured?: NamedInsured | null
  /** Null if it is no notice about a policy. */
  readonly notice?: PolicyNotice | null
  readonly startedAt: number
  readonly endedAt: number | null
}

export interface FileReadingRow {
  readonly id: string
  readonly fileId: string
  readonly hash: string
  readonly state: FileReading['state']
  readonly readerVersion: number
  readonly factsVersion: number
  readonly contentHash: string | null
  readonly vectors: number
  readonly insured: NamedInsured | null
  readonly notice: PolicyNotice | null
  readonly endedAt: number | null
}

export const fileReadingKind = defineKind({
  name: 'fileReading',
  prefix: 'fr',
  row: (reading: FileReading, id): FileReadingRow => ({
    id,
    fileId: reading.fileId,
    hash: reading.hash,
    state: reading.state,
    readerVersion: reading.readerVersion,
    factsVersion: reading.factsVersion,
    contentHash: reading.content?.hash ?? null,
    vectors: reading.vectors ?? 0,
    insured: reading.insured ?? null,
    notice: reading.notice ?? null,
    endedAt: reading.endedAt,
  }),
  subject: ({ attachedTo }: FileReading) => attachedTo,
  content: ({ content }: FileReading) => content,
  relations: {
    hash: (row) => row.hash,
    contentHash: (row) => row.contentHash,
    /** Notices by the policy number that they name. */
    noticeAbout: ({ notice }) => (notice?.policyNumber ? policyNumberKey(notice.policyNumber) : null),
  },
})

/** Name of the text with a reading's facts. */
export const factsText = 'facts'

/** ID of a file's only reading. */
export function fileReadingId(agency: Pick<AgencyStore, 'id'>, fileId: string): string {
  return derivedId(fileReadingKind.prefix, [agency.id, fileId])
}

export function fileReadingOf(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  fileId: string,
): FileReadingRow | null {
  return agency.table(fileReadingKind).get(fileReadingId(agency, fileId)) ?? null
}

/** The document type for each detected type, and its name within a sentence. */
export const recognizedLabels = {
  POLICY: { label: 'Policy', type: 'POLICY_DOCUMENT' },
  DECLARATIONS: { label: 'Declarations', type: 'POLICY_DOCUMENT' },
  BINDER: { label: 'Binder', type: 'BINDER' },
  QUOTE: { label: 'Quote', type: 'QUOTE_DOCUMENT' },
  CERTIFICATE: { label: 'Certificate', type: 'CERTIFICATE' },
  ENDORSEMENT: { label: 'Endorsement', type: 'ENDORSEMENT' },
  APPLICATION: { label: 'Application', type: 'APPLICATION_FORM' },
  INVOICE: { label: 'Invoice', type: 'INVOICE' },
  CANCELLATION_NOTICE: { label: 'Notice of cancellation', type: 'NOTICE_OF_CANCELLATION' },
  REINSTATEMENT_NOTICE: { label: 'Reinstatement notice', type: 'REINSTATEMENT_NOTICE' },
  PREMIUM_AUDIT: { label: 'Premium audit', type: 'OTHER' },
  LOST_POLICY_RELEASE: { label: 'Lost policy release', type: 'LOST_POLICY_RELEASE' },
  CONTRACT: { label: 'Contract', type: 'OTHER' },
  LOSS_RUN: { label: 'Loss run', type: 'OTHER' },
  OTHER: { label: 'Other', type: 'OTHER' },
} as const satisfies Record<RecognizedType, { readonly label: string; readonly type: DocumentType }>

/** The type to preselect; null if uncertain. */
export function suggestedType(recognition: DocumentRecognition | null): DocumentType | null {
  return recognition && recognition.confidence >= 0.5 ? recognizedLabels[recognition.type].type : null
}
