import { z } from 'zod'
import { BackupError } from '../backup/manifest.ts'
import { initiatorTypes } from '../ledger.ts'
import { ledgerName, linesPath } from './agencyManifest.ts'
import { linesOf } from './linesOf.ts'

const position = z.int().positive()

const record = z.object({
  id: z.string(),
  value: z.record(z.string(), z.unknown()),
  trail: z.array(position).min(1),
  texts: z.record(z.string(), z.string()).optional(),
})

const entry = z.object({
  seq: position,
  at: z.number(),
  actor: z.object({ type: z.enum(initiatorTypes), id: z.string().nullable() }),
  kind: z.string(),
  id: z.string(),
  subjectId: z.string(),
  updateTypes: z.array(z.string()),
  operation: z.enum(['create', 'replace', 'remove']),
  changed: z.record(z.string(), z.unknown()),
})

/** A line with its location for messages and its length in characters. */
interface ReadLine<Line> {
  readonly line: Line
  readonly place: string
  readonly length: number
}

export type RecordLine = z.infer<typeof record>

/** The records of a kind in an agency's folder. Throws `BackupError` with file and line for an invalid one. */
export function readRecords(folder: string, kind: string): AsyncIterable<ReadLine<RecordLine>> {
  return readLines(folder, { name: kind, shape: record, what: 'no record' })
}

/** The ledger in an agency's folder. Throws `BackupError` with file and line for an invalid entry. */
export function readLedger(folder: string): AsyncIterable<ReadLine<z.infer<typeof entry>>> {
  return readLines(folder, { name: ledgerName, shape: entry, what: 'no entry of a ledger' })
}

async function* readLines<Line>(
  folder: string,
  { name, shape, what }: { name: string; shape: z.ZodType<Line>; what: string },
): AsyncIterable<ReadLine<Line>> {
  for await (const { number, text } of linesOf(linesPath(folder, name))) {
    const place = `${name}.jsonl, line ${number}`
    const parsed = shape.safeParse(parseLine(text, place))
    if (!parsed.success) throw new BackupError(`${place}: this is ${what}.`)
    yield { line: parsed.data, place, length: text.length }
  }
}

function parseLine(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (reason) {
    throw new BackupError(`${place}: this is no JSON.`, { cause: reason })
  }
}
