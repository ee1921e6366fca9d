import { defineKind } from '../../../platform/index.ts'
import type { Row } from '../../../platform/index.ts'
import type { TimelineFilter } from '../accountTimeline.ts'

/** An account's timeline and documents as one file, for an errors-and-omissions file. */
export interface TimelineExport {
  readonly accountId: string
  /** The exported part of the timeline; its documents are included. */
  readonly filter: TimelineFilter
  readonly requestedBy: string
  /** The export's job. */
  readonly jobId: string
  readonly createdAt: number
  /** Null while in progress. */
  readonly endedAt: number | null
  /** How many documents are included; null until counted. */
  readonly documentCount: number | null
  /** How many are packed so far. */
  readonly packedCount: number
  /** The finished ZIP. */
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
