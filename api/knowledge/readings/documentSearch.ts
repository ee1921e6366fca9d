import { fileKind, FileType, presentFile, type StoredFileRow } from '../../files/index.ts'
import { builder } from '../../graphql/index.ts'
import { type AgencyStore, folded, type Hit, type Row } from '../../platform/index.ts'
import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { searchableBy } from '../../search/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType, type Citation } from './citation.ts'
import { fileReadingOf } from './fileReading.ts'
import { loadReading } from './storedReading.ts'

/** Names and texts of an agency's policy documents that have been indexed. */
interface DocumentIndex {
  /** Each file's words in alphabetical order. */
  readonly words: Map<string, readonly string[]>
  /** When each indexed file's reading finished; 0 if only its name is indexed. */
  readonly taken: Map<string, number>
  taking: Promise<void> | null
}

const byAgency = new Map<string, DocumentIndex>()
const mostAgencies = 16

/** How long a search waits for indexing, in milliseconds; the rest is ready for the next search. */
const longestWait = 400

searchableBy(FileType, {
  standing: 'document',
  async find({ agency }, sought): Promise<Hit<Row>[]> {
    const index = indexOf(agency)
    index.taking ??= takeIn(agency, index).finally(() => (index.taking = null))
    await Promise.race([index.taking, new Promise((resolve) => setTimeout(resolve, longestWait))])
    return filesWith(index, sought.text)
      .flatMap((id) => (isShown(agency, id) ? (presentFile(agency, id) ?? []) : []))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, sought.first)
      .map((row) => ({ row, points: pointsOf(row, sought.text), isIdentified: false }))
  },
})

/** Lower than the score of a record found by its name alone. */
const worths = { inName: 30, inText: 6 } as const

function pointsOf({ name }: StoredFileRow, text: string): number {
  const named = wordsOf(name)
  return wordsOf(text).reduce(
    (sum, word) => sum + (named.some((each) => each.startsWith(word)) ? worths.inName : worths.inText),
    0,
  )
}

/** The files that contain all of the words, each as a whole or a prefix. */
function filesWith({ words }: DocumentIndex, text: string): string[] {
  const sought = wordsOf(text)
  if (sought.length === 0) return []
  return [...words].filter(([, own]) => sought.every((word) => hasBeginning(own, word))).map(([id]) => id)
}

function hasBeginning(sorted: readonly string[], beginning: string): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  return sorted[from]?.startsWith(beginning) ?? false
}

function wordsOf(text: string): string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])].toSorted()
}

builder.objectFields(FileType, (t) => ({
  businessPolicy: t.field({
    type: BusinessPolicyType,
    nullable: true,
    description: 'The policy the document belongs to.',
    resolve: ({ attachedTo }, _, { agency }) =>
      attachedTo === null ? null : (agency.table(businessPolicyKind).get(attachedTo) ?? null),
  }),
  passage: t.field({
    type: CitationType,
    nullable: true,
    description: 'The passage that best matches the search words; null if only the file name matches.',
    args: { text: t.arg.string({ required: true }) },
    resolve: ({ id }, { text }, { agency }) => passageWith(agency, id, text),
  }),
}))

function indexOf({ id }: AgencyStore): DocumentIndex {
  const index = byAgency.get(id) ?? { words: new Map(), taken: new Map(), taking: null }
  byAgency.delete(id)
  byAgency.set(id, index)
  const [oldest] = byAgency.keys()
  if (byAgency.size > mostAgencies && oldest !== undefined) byAgency.delete(oldest)
  return index
}

function isShown(agency: AgencyStore, id: string): boolean {
  const attachedTo = presentFile(agency, id)?.attachedTo ?? null
  return attachedTo !== null && agency.table(businessPolicyKind).get(attachedTo) !== undefined
}

/** Indexes what was attached or read since the last search. */
async function takeIn(agency: AgencyStore, { words, taken }: DocumentIndex): Promise<void> {
  for (const file of agency.table(fileKind).values()) {
    if (!isShown(agency, file.id)) continue
    const row = fileReadingOf(agency, file.id)
    const endedAt = row?.state === 'READ' ? (row.endedAt ?? 0) : 0
    if (taken.get(file.id) === endedAt) continue
    const reading = row && endedAt > 0 ? await loadReading(agency, row) : null
    const text = reading ? reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ') : ''
    words.set(file.id, wordsOf(`${file.name} ${text}`))
    taken.set(file.id, endedAt)
  }
}

async function passageWith(agency: AgencyStore, fileId: string, text: string): Promise<Citation | null> {
  const row = fileReadingOf(agency, fileId)
  const reading = row && (await loadReading(agency, row))
  if (!reading) return null
  const sought = stemsOf(text)
  const found = (passage: Passage) => {
    const stems = new Set(stemsOf(passage.text))
    return sought.filter((stem) => stems.has(stem)).length
  }
  let best: { passage: Passage; count: number } | null = null
  for (const passage of passagesOf(reading)) {
    const count = found(passage)
    if (count > (best?.count ?? 0)) best = { passage, count }
  }
  return best && { fileId, page: best.passage.page, quote: best.passage.text }
}
