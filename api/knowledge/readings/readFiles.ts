import { fileKind, planReading, readFileOrder, type StoredFileRow } from '../../files/index.ts'
import type { Services } from '../../graphql/index.ts'
import {
  type Actor,
  type AgencyStore,
  create,
  defineJob,
  type JobHandler,
  type JobOutcome,
  replace,
  type Stored,
} from '../../platform/index.ts'
import { ReadingError, readerVersion } from '../../reading/index.ts'
import { documentAnalysis } from './documentAnalysis.ts'
import {
  factsText,
  type FileReading,
  fileReadingId,
  fileReadingKind,
  type FileReadingRow,
} from './fileReading.ts'
import { factsChange, writeContent } from './storedReading.ts'
import { planContentRemoval } from './sweepReadings.ts'

/** Bump when more or better facts or other passages are read: stored ones are then recomputed. */
const factsVersion = 44

type Engines = Pick<Services, 'clock'> & { readonly reader: Pick<Services['reader'], 'analyze'> }
type Input = ReturnType<typeof readFileOrder.parse>

/** Reads an uploaded file and its policy facts; starts over if the server stopped meanwhile. */
export function readFile(engines: Engines): JobHandler<Input> {
  return defineJob({
    ...readFileOrder,
    lane: 'READING',
    async run({ agency, signal }, { fileId }) {
      const file = agency.table(fileKind).get(fileId)
      if (!file || file.deletedAt !== null) return
      const known = await agency.read(fileReadingKind, fileReadingId(agency, fileId))
      if (known && isCurrent(known.value)) return
      const twin = twinOf(agency, file)
      if (twin) return await copied(agency, { file, known, twin })
      return await readAnew(engines, { agency, file, known, signal })
    },
  })
}

/** Hourly: schedules files that were not read yet, or only by an older reader. */
export function readRemainingFiles(): JobHandler<null> {
  return defineJob({
    name: 'readRemainingFiles',
    every: 60 * 60_000,
    parse: () => null,
    run({ agency }) {
      const readings = agency.table(fileReadingKind)
      const changes = [...agency.table(fileKind).values()]
        .filter(({ id, deletedAt }) => {
          const reading = readings.get(fileReadingId(agency, id))
          return deletedAt === null && !(reading && isCurrent(reading))
        })
        .flatMap(({ id }) => planReading(agency, id, `${readerVersion}.${factsVersion}`))
        .slice(0, mostAtOnce)
      return Promise.resolve({ changes })
    },
  })
}

/** Maximum number of jobs scheduled in one commit. */
const mostAtOnce = 40

function isCurrent({
  state,
  ...reading
}: Pick<FileReading, 'state' | 'readerVersion' | 'factsVersion'>): boolean {
  return (
    state !== 'READING' && reading.readerVersion === readerVersion && reading.factsVersion === factsVersion
  )
}

/** A file with the same content that has already been read. */
function twinOf(agency: AgencyStore, { id, hash }: StoredFileRow): FileReadingRow | null {
  const same = agency.table(fileReadingKind).related('hash', hash)
  return same.find((row) => row.fileId !== id && row.state === 'READ' && isCurrent(row)) ?? null
}

type Known = Stored<FileReading> | null

async function copied(
  agency: AgencyStore,
  { file, known, twin }: { file: StoredFileRow; known: Known; twin: FileReadingRow },
): Promise<JobOutcome> {
  const [read, facts] = await Promise.all([
    agency.read(fileReadingKind, twin.id),
    agency.readText(fileReadingKind, twin.id, factsText),
  ])
  if (!read || !facts) throw new Error(`The reading ${twin.id} is listed but not on record.`)
  const value = { ...read.value, fileId: file.id, attachedTo: file.attachedTo }
  const id = fileReadingId(agency, file.id)
  return {
    changes: [known ? replace(known, value, 'READ_FILE') : create(fileReadingKind, id, value, 'READ_FILE')],
    texts: [{ kind: fileReadingKind, id, name: factsText, text: facts }],
  }
}

async function readAnew(
  { reader, clock }: Engines,
  {
    agency,
    file,
    known,
    signal,
  }: { agency: AgencyStore; file: StoredFileRow; known: Known; signal: AbortSignal },
): Promise<JobOutcome> {
  const begun: FileReading = {
    fileId: file.id,
    attachedTo: file.attachedTo,
    hash: file.hash,
    state: 'READING',
    pages: null,
    pagesRead: 0,
    readerVersion,
    factsVersion,
    notes: [],
    failure: null,
    content: null,
    vectors: 0,
    recognition: null,
    startedAt: clock.now(),
    endedAt: null,
  }
  const progress = await ReadingProgress.begin(agency, { known, begun })
  const blob = await agency.blobs.read(file.hash)
  if (!blob) throw new Error(`The file ${file.id} is on record but not stored.`)
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  try {
    const { name, mimeType } = file
    const { pages, notes, recognition, insured, notice, facts, content } = await reader.analyze(
      bytes,
      {
        name,
        mimeType,
        signal,
        owner: agency.id,
        onPage: (pagesRead, of) => progress.say({ pagesRead, pages: of }),
      },
      documentAnalysis,
    )
    const written = await writeContent(agency, content)
    const held = await progress.end()
    const read: FileReading = {
      ...held.value,
      attachedTo: agency.table(fileKind).get(file.id)?.attachedTo ?? null,
      state: 'READ',
      pages,
      pagesRead: pages,
      notes,
      content: written,
      recognition,
      insured,
      notice,
      endedAt: clock.now(),
    }
    return {
      changes: [
        replace(held, read, 'READ_FILE'),
        ...(known?.value.content ? planContentRemoval(agency, known.value.content.hash, clock.now()) : []),
      ],
      texts: [factsChange(held.id, facts)],
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const held = await progress.end()
    const failed = { ...held.value, state: 'FAILED' as const, failure: error.message, endedAt: clock.now() }
    return { changes: [replace(held, failed, 'FAIL_TO_READ_FILE')] }
  }
}

/** Saves reading progress, at most every two seconds. */
class ReadingProgress {
  readonly #agency: AgencyStore
  #held: Stored<FileReading>
  #saving: Promise<void> = Promise.resolve()
  #nextAt = Date.now() + pause

  private constructor(agency: AgencyStore, held: Stored<FileReading>) {
    this.#agency = agency
    this.#held = held
  }

  static async begin(
    agency: AgencyStore,
    { known, begun }: { known: Known; begun: FileReading },
  ): Promise<ReadingProgress> {
    const id = fileReadingId(agency, begun.fileId)
    const change = known
      ? replace(known, begun, 'BEGIN_TO_READ_FILE')
      : create(fileReadingKind, id, begun, 'BEGIN_TO_READ_FILE')
    return new ReadingProgress(agency, await committed(agency, change))
  }

  say(pages: Pick<FileReading, 'pages' | 'pagesRead'>): void {
    if (Date.now() < this.#nextAt) return
    this.#nextAt = Date.now() + pause
    this.#saving = this.#saving.then(async () => {
      const change = replace(this.#held, { ...this.#held.value, ...pages }, 'READ_PAGES')
      this.#held = await committed(this.#agency, change)
    })
    // A failure is reported to the code that ends the reading.
    this.#saving.catch(() => {})
  }

  async end(): Promise<Stored<FileReading>> {
    await this.#saving
    return this.#held
  }
}

const pause = 2_000
const actor: Actor = { type: 'WORKFLOW', id: null }

async function committed(
  agency: AgencyStore,
  change: ReturnType<typeof replace>,
): Promise<Stored<FileReading>> {
  const result = await agency.commit(actor, [change])
  const [stored] = result.ok ? result.stored : []
  if (!stored) throw new Error('Another job is reading the same file.')
  return stored as Stored<FileReading>
}
