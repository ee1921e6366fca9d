import type { DocumentModel } from '../../documents/index.ts'
import {
  type AgencyStore,
  type Change,
  create,
  defineKind,
  replace,
  type Row,
  type Stored,
  type TextChange,
} from '../../platform/index.ts'
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
  /** Files, and artifacts of the workspace in the version they have when it is sent. Absent in emails drafted before they had any. */
  readonly attachmentIds?: readonly string[]
}

/** A file that Cara made: a filled form, a workbook, a certificate. */
export interface FileContent {
  readonly type: 'DOCUMENT'
  /** The stored file. */
  readonly fileId: string
  /** What the document is: `ACORD 125`, `Schedule of Vehicles`. */
  readonly documentType: string
  /** Details as JSON, such as the source of each filled field. */
  readonly data: string | null
}

/** A document shown in a style that can be edited. */
export interface HtmlDocumentContent {
  readonly type: 'HTML_DOCUMENT'
  readonly document: DocumentModel
  /** A built-in style or one of the agency's: `builtin:warm-human`, or an ID. */
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

/** Something that Cara made. The contents of its versions are stored beside it as texts. */
export interface Artifact {
  readonly workspaceId: string
  /** The stage that created it. */
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

/** Name of the text with a version's content. */
function versionText(number: number): string {
  return `version${number}`
}

/** The parts of a commit. */
export interface ArtifactWrite {
  readonly changes: readonly Change[]
  readonly texts: readonly TextChange[]
}

/** The commit that creates an artifact with its first version. */
export function newArtifact(
  id: string,
  content: ArtifactContent,
  made: Pick<Artifact, 'workspaceId' | 'stageId' | 'title' | 'citations'> & { at: number },
): ArtifactWrite {
  const { at, ...parts } = made
  const versions = [{ number: 1, createdAt: at, agencyUserId: null, note: 'Drafted' }]
  const artifact: Artifact = { ...parts, type: content.type, versions, createdAt: at, updatedAt: at }
  return {
    changes: [create(artifactKind, id, artifact, 'CREATE_CARA_ARTIFACT')],
    texts: [{ kind: artifactKind, id, name: versionText(1), text: JSON.stringify(content) }],
  }
}

/** The commit that adds a version to an artifact. */
export function newVersion(
  artifact: Stored<Artifact>,
  content: ArtifactContent,
  made: Pick<ArtifactVersion, 'note' | 'agencyUserId'> &
    Pick<Artifact, 'title'> &
    Partial<Pick<Artifact, 'citations'>> & { at: number },
): ArtifactWrite {
  const number = (artifact.value.versions.at(-1)?.number ?? 0) + 1
  const version = { number, createdAt: made.at, agencyUserId: made.agencyUserId, note: made.note }
  const next: Artifact = {
    ...artifact.value,
    title: made.title,
    citations: made.citations ?? artifact.value.citations,
    versions: [...artifact.value.versions, version],
    updatedAt: made.at,
  }
  return {
    changes: [replace(artifact, next, 'UPDATE_CARA_ARTIFACT')],
    texts: [
      { kind: artifactKind, id: artifact.id, name: versionText(number), text: JSON.stringify(content) },
    ],
  }
}

/** The number of the latest version. */
export function latestVersion({ versions }: Pick<Artifact, 'versions'>): number {
  return versions.at(-1)?.number ?? 1
}

/** A version's content, or null if it does not exist. */
export async function readArtifactContent(
  agency: Pick<AgencyStore, 'readText'>,
  artifactId: string,
  version: number,
): Promise<ArtifactContent | null> {
  const text = await agency.readText(artifactKind, artifactId, versionText(version))
  return text === null ? null : JSON.parse(text)
}

/** The content of the latest version. */
export function latestContent(
  agency: Pick<AgencyStore, 'readText'>,
  { id, versions }: Pick<ArtifactRow, 'id' | 'versions'>,
): Promise<ArtifactContent | null> {
  return readArtifactContent(agency, id, latestVersion({ versions }))
}
