import { z } from 'zod'
import type { DocumentWriter } from '../../../documents/index.ts'
import { fileKind } from '../../../files/index.ts'
import { create, defineJob, planJob, replace, streamOf } from '../../../platform/index.ts'
import type { AgencyStore, Change, Clock, JobHandler } from '../../../platform/index.ts'
import { accountFileName } from '../../accounts/accountFileName.ts'
import { accountTimeline } from '../accountTimeline.ts'
import type { TimelineEvent } from '../accountTimeline.ts'
import { exportedDocuments } from './exportedDocuments.ts'
import { ExportProgress } from './ExportProgress.ts'
import { timelineContent } from './timelineContent.ts'
import { timelineDocument } from './timelineDocument.ts'
import { timelineExportKind } from './timelineExport.ts'
import type { TimelineExport } from './timelineExport.ts'
import { zipped } from './zipped.ts'
import type { ZipEntry } from './zipped.ts'

const input = z.object({ exportId: z.string() })
type Input = z.infer<typeof input>

const packing = { name: 'packTimelineExport', parse: (stored: unknown): Input => input.parse(stored) }

interface JobDeps {
  readonly clock: Clock
  readonly documents: DocumentWriter
}

/** A larger export must be narrowed by subject or user and done in parts. */
const mostBytes = 2 * 1024 * 1024 * 1024
const readTogether = 500

/** Writes an account's timeline as a PDF and its documents to one ZIP; starts over if the server stopped. */
export function packTimelineExport({ clock, documents }: JobDeps): JobHandler<Input> {
  return defineJob({
    ...packing,
    async run({ agency, signal }, { exportId }) {
      const begun = await agency.read(timelineExportKind, exportId)
      if (!begun || begun.value.endedAt !== null) return
      const { accountId, requestedBy, createdAt } = begun.value
      const actor = { type: 'AGENCY_USER' as const, id: requestedBy }
      const progress = new ExportProgress(agency, begun, { actor, clock })

      const events = await eventsOf(agency, begun.value)
      const shownIds = new Set(events.flatMap(({ nodeId, entry }) => [nodeId, entry.id]))
      const listed = exportedDocuments(agency, { accountId, shownIds })
      const documentCount = listed.length
      await progress.say({ documentCount, packedCount: 0 })

      async function* entries(): AsyncGenerator<ZipEntry> {
        const missing = new Set<string>()
        for (const [index, { file, path }] of listed.entries()) {
          signal.throwIfAborted()
          const blob = await agency.blobs.read(file.hash)
          if (blob) yield { path, createdAt: file.createdAt, content: blob.body }
          else missing.add(file.id)
          await progress.say({ documentCount, packedCount: index + 1 })
        }
        // Last, because it lists the documents that could not be read.
        const content = timelineContent(agency, progress.held.value, { events, documents: listed, missing })
        const pdf = await documents.pdf(timelineDocument(content))
        yield { path: 'Timeline.pdf', createdAt: clock.now(), content: new Blob([pdf]).stream() }
      }
      const zip = streamOf(zipped(entries()))
      const blob = await agency.blobs.write(zip, { maxBytes: mostBytes, signal })
      const fileId = agency.newId(fileKind)
      const file = {
        ...blob,
        name: accountFileName(agency, 'Timeline', { accountId, at: createdAt, ending: 'zip' }),
        mimeType: 'application/zip',
        uploadedBy: requestedBy,
        createdAt: clock.now(),
        attachedTo: exportId,
        type: null,
        notes: null,
      }
      const counts = { documentCount, packedCount: documentCount }
      const ended = { ...progress.held.value, ...counts, endedAt: clock.now(), fileId }
      const changes = [
        create(fileKind, fileId, file, 'ADD_FILE'),
        replace(progress.held, ended, 'END_TIMELINE_EXPORT'),
      ]
      return { actor, changes }
    },
  })
}

/** The changes that start an export. */
export function planTimelineExport(
  agency: AgencyStore,
  wanted: Pick<TimelineExport, 'accountId' | 'filter' | 'requestedBy' | 'createdAt'>,
) {
  const id = agency.newId(timelineExportKind)
  const planned = planJob(agency, packing, { exportId: id })
  const [job] = planned
  if (job?.operation !== 'create') throw new Error('An export has a job of its own.')
  const begun = { ...wanted, jobId: job.id, endedAt: null, documentCount: null, packedCount: 0, fileId: null }
  const changes: readonly Change[] = [
    create(timelineExportKind, id, begun, 'BEGIN_TIMELINE_EXPORT'),
    ...planned,
  ]
  return { id, changes }
}

/** Everything that matches the filter, newest first. */
async function eventsOf(
  agency: AgencyStore,
  { accountId, filter }: TimelineExport,
): Promise<TimelineEvent[]> {
  const timeline = await accountTimeline(agency, accountId, filter)
  const events: TimelineEvent[] = []
  for (let after: number | null = null, isMore = true; isMore;) {
    const { rows, hasNextPage } = await timeline.page({ first: readTogether, after })
    events.push(...rows)
    after = rows.at(-1)?.entry.seq ?? null
    isMore = hasNextPage
  }
  return events
}
