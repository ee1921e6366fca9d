import { z } from 'zod'
import { BackupError, manifestName, parseJson } from '../backup/manifest.ts'

const format = 1

const manifest = z.object({
  format: z.literal(format),
  product: z.literal('Coverdesk'),
  agency: z.object({ id: z.string().regex(/^ag_[0-9a-z]{26}$/), name: z.string() }),
  /** UTC, ISO. */
  madeAt: z.iso.datetime(),
  /** The last position of the ledger that the records reflect. */
  head: z.int().positive(),
  /** Record counts by kind: the lines of `<kind>.jsonl`. */
  records: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), z.int().nonnegative()),
  /** The number of distinct contents in `files/`, and their total bytes. */
  files: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
})

/** What an agency's folder contains; written last, so that a folder without it is incomplete. */
export type AgencyManifest = Readonly<z.infer<typeof manifest>>

/** The agency's ledger, one entry per line, in order. */
export const ledgerName = 'ledger'

/** The file with the lines of a kind, or of the ledger. */
export function linesPath(folder: string, name: string): string {
  return `${folder}/${name}.jsonl`
}

/** The folder of the files' contents, named by SHA-256. */
export function contentsFolder(folder: string): string {
  return `${folder}/files`
}

export async function writeAgencyManifest(
  folder: string,
  written: Omit<AgencyManifest, 'format' | 'product'>,
): Promise<AgencyManifest> {
  const whole: AgencyManifest = { format, product: 'Coverdesk', ...written }
  await Deno.writeTextFile(`${folder}/${manifestName}`, `${JSON.stringify(whole, null, 2)}\n`)
  return whole
}

/** Throws `BackupError` if the folder has no agency in this format. */
export async function readAgencyManifest(folder: string): Promise<AgencyManifest> {
  const json = parseJson(await manifestText(folder))
  const newer = z.object({ format: z.int().gt(format) }).safeParse(json)
  if (newer.success) {
    throw new BackupError(
      `The folder has format ${newer.data.format}, this server knows ${format}: import it with a newer version.`,
    )
  }
  const parsed = manifest.safeParse(json)
  if (parsed.success) return parsed.data
  throw new BackupError(`The folder has a ${manifestName} that is not known here.`)
}

async function manifestText(folder: string): Promise<string> {
  try {
    return await Deno.readTextFile(`${folder}/${manifestName}`)
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound || reason instanceof Deno.errors.NotADirectory)
      throw new BackupError(`There is no finished export in ${folder}.`)
    throw reason
  }
}
