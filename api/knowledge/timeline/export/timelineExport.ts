import { defineKind } from '../../../platform/index.ts'
import type { Row } from '../../../platform/index.ts'
import type { TimelineFilter } from '../accountTimeline.ts'

/** An account's timeline with its documents as one file, as an errors-and-omissions file takes it. */
export interface TimelineExport {
  readonly accountId: string
  /** What of the timeline is exported: the documents are those of what it shows. */
  readonly filter: TimelineFilter
  readonly requestedBy: string
  /** The job that is at it. */
  readonly jobId: string
  readonly createdAt: number
  /** Null while it is under way. */
  readonly endedAt: number | null
  /** How many documents go with it; null until they are counted. */
  readonly documentCount: number | null
  /** How many of them are packed so far. */
  readonly packedCount: number
  /** The ZIP, once it is whole. */
  readonly fileId: string | null
}

export type TimelineExportRow = Row & TimelineExport

export const timelineExportKind = defineKind({
  name: 'timelineExport',
  prefix: 'tx',
  row: (made: TimelineExport, id): TimelineExportRow => ({ id, ...made }),
  subject: ({ accountId }: TimelineExport) => accountId,
  relations: { account: ({ accountId }) => accountId },
})
