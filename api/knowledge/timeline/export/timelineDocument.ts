import type { Block, Cell, DocumentModel } from '../../../documents/index.ts'
import { documentTypes } from '../../../files/index.ts'
import type { TimelineEvent } from '../accountTimeline.ts'
import type { ExportedDocument } from './exportedDocuments.ts'

/** The content of the exported timeline document. */
export interface TimelineContent {
  readonly agencyName: string
  /** The agency's time zone, used for all times. */
  readonly timeZone: string
  readonly accountName: string
  readonly requestedByName: string
  /** Describes the exported part of the timeline. */
  readonly scope: string
  readonly createdAt: number
  /** Newest first. */
  readonly events: readonly TimelineEvent[]
  readonly documents: readonly ExportedDocument[]
  /** The ids of documents whose content could not be read. */
  readonly missing: ReadonlySet<string>
  readonly actorName: (actor: TimelineEvent['entry']['actor']) => string
}

/** An account's timeline for an errors-and-omissions file: a cover, the events, and the documents. */
export function timelineDocument(content: TimelineContent): DocumentModel {
  const { accountName, agencyName, createdAt } = content
  const title = `Timeline of ${accountName}`
  return {
    title,
    language: 'en-US',
    author: agencyName,
    createdAt: new Date(createdAt).toISOString(),
    footer: `${title} · ${agencyName} · ${momentsIn(content.timeZone)(createdAt)}`,
    blocks: [...cover(content), ...happened(content), ...documents(content)],
  }
}

function cover({ accountName, agencyName, requestedByName, ...content }: TimelineContent): Block[] {
  const moment = momentsIn(content.timeZone)
  const [newest] = content.events
  const oldest = content.events.at(-1)
  const entries = [
    { label: 'Account', value: accountName },
    { label: 'Agency', value: agencyName },
    { label: 'Made', value: `${moment(content.createdAt)} by ${requestedByName}` },
    { label: 'Shows', value: content.scope },
    { label: 'Events', value: content.events.length.toLocaleString('en-US') },
    ...(newest && oldest
      ? [{ label: 'Period', value: `${moment(oldest.entry.at)} to ${moment(newest.entry.at)}` }]
      : []),
    { label: 'Documents', value: content.documents.length.toLocaleString('en-US') },
  ]
  return [
    { type: 'heading', level: 1, text: `Timeline of ${accountName}` },
    { type: 'fields', layout: 'stacked', across: 2, entries },
    { type: 'space', size: 'medium' },
  ]
}

function happened({ events, timeZone, actorName }: TimelineContent): Block[] {
  const heading: Block = { type: 'heading', level: 2, text: 'What happened' }
  if (events.length === 0) return [heading, { type: 'paragraph', text: 'No activity.' }]
  const moment = momentsIn(timeZone)
  return [
    heading,
    {
      type: 'table',
      summary: 'Everything that happened, the newest first',
      columns: [
        { header: 'When', width: 4 },
        { header: 'What', width: 5 },
        { header: 'About', width: 5 },
        { header: 'By', width: 3 },
      ],
      rows: events.map(({ entry, title, about }): Cell[] => [
        { text: moment(entry.at), isHeader: true },
        title,
        about ?? '—',
        actorName(entry.actor),
      ]),
    },
    { type: 'space', size: 'medium' },
  ]
}

function documents({ documents: listed, missing, timeZone }: TimelineContent): Block[] {
  const heading: Block = { type: 'heading', level: 2, text: 'Documents' }
  if (listed.length === 0) return [heading, { type: 'paragraph', text: 'No documents.' }]
  const moment = momentsIn(timeZone)
  return [
    heading,
    {
      type: 'table',
      summary: 'The documents that go with this timeline, by their places in the ZIP file',
      columns: [
        { header: 'Document', width: 8 },
        { header: 'Type', width: 3 },
        { header: 'Added', width: 4 },
      ],
      rows: listed.map(({ file, path }): Cell[] => [
        {
          text: path,
          isHeader: true,
          ...(missing.has(file.id) && { note: 'The file could not be read and is not in the ZIP file.' }),
        },
        file.type === null ? '—' : documentTypes[file.type].label,
        moment(file.createdAt),
      ]),
    },
  ]
}

/** `Mar 10, 2026, 9:00 AM EDT`: a time in display format. */
function momentsIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // The document font lacks the narrow space that the format puts before AM.
  return (at) => format.format(at).replaceAll('\u202f', ' ')
}
