import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import {
  editionFile,
  editionText,
  naicsEntries,
  NaicsWorkbookError,
  readNaicsWorkbook,
} from '../api/knowledge/index.ts'

// npm run naics -- import 2022_NAICS_Descriptions.xlsx: a newer edition of the industries, for the next start.
const [command, file] = process.argv.slice(2)
if (command !== 'import' || !file) {
  console.error('Usage: npm run naics -- import <the Census Bureau’s workbook.xlsx>')
  process.exit(2)
}
try {
  const dataDir = process.env['DATA_DIR'] ?? './data'
  const entries = naicsEntries(await readNaicsWorkbook(contentOf(file)))
  keep(join(dataDir, editionFile), editionText(entries))
  console.log(`Imported ${entries.length} industries into ${dataDir}. They are in use after the next start.`)
} catch (reason) {
  if (!(reason instanceof NaicsWorkbookError)) throw reason
  console.error(reason.message)
  process.exit(1)
}

function contentOf(path: string): ArrayBuffer {
  try {
    return new Uint8Array(readFileSync(path)).buffer
  } catch (cause) {
    throw new NaicsWorkbookError(`The file ${path} cannot be read.`, { cause })
  }
}

/** Whole or not at all: a server that starts meanwhile never reads half of it. */
function keep(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
