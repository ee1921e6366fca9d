import type { DocumentModel } from '../../documents/index.ts'
import { type AgencyStore, defineKind, type Row } from '../../platform/index.ts'
import type { Citation } from '../workspaces/caraMessage.ts'

export const artifactTypes = ['DOCUMENT', 'EMAIL', 'HTML_DOCUMENT'] as const
export type ArtifactType = (typeof artifactTypes)[number]

export interface EmailRecipient {
  readonly name: string | null
  readonly email: string
}

export interface EmailContent {
  readonly type: 'EMAIL'
  readonly subject: string
  readonly to: readonly EmailRecipient[]
  /** Plain text. */
  readonly body: string
}

/** A file that Cara made: a filled form, a workbook, a certificate. */
export interface FileContent {
  readonly type: 'DOCUMENT'
  /** The stored file. */
  readonly fileId: string
  /** What the document is: `ACORD 125`, `Schedule of Vehicles`. */
  readonly documentType: string
  /** What is worth knowing about it, as JSON: which field was filled from where. */
  readonly data: string | null
}

/** A document that is shown in a style, and can be edited. */
export interface HtmlDocumentContent {
  readonly type: 'HTML_DOCUMENT'
  readonly document: DocumentModel
  /** A built-in style or one of the agency's own: `builtin:warm-human`, an id. */
  readonly styleId: string
}

export type ArtifactContent = EmailContent | FileContent | HtmlDocumentContent

export interface ArtifactVersion {
  /** From 1. */
  readonly number: number
  readonly createdAt: number
  /** Who made it; null for Cara. */
  readonly agencyUserId: string | null
  /** What was done: "Drafted", "Made shorter". */
  readonly note: string
}

/** Something that Cara made. The contents of its versions are texts beside it. */
export interface Artifact {
  readonly workspaceId: string
  /** The stage that made it. */
  readonly stageId: string | null
  readonly type: ArtifactType
  readonly title: string
  readonly versions: readonly ArtifactVersion[]
  readonly citations: readonly Citation[]
  readonly createdAt: number
  readonly updatedAt: number
}

export interface ArtifactRow extends Row, Omit<Artifact, 'citations'> {}

export const artifactKind = defineKind({
  name: 'caraArtifact',
  prefix: 'ar',
  row: ({ citations: _, ...artifact }: Artifact, id): ArtifactRow => ({ id, ...artifact }),
  relations: { workspace: ({ workspaceId }) => workspaceId },
  subject: ({ workspaceId }) => workspaceId,
})

/** The name of the text that holds a version's content. */
export function versionText(number: number): string {
  return `version${number}`
}

/** What a version says; null when there is no such version. */
export async function readArtifactContent(
  agency: Pick<AgencyStore, 'readText'>,
  artifactId: string,
  version: number,
): Promise<ArtifactContent | null> {
  const text = await agency.readText(artifactKind, artifactId, versionText(version))
  return text === null ? null : JSON.parse(text)
}
