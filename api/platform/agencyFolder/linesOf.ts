import { basename } from 'node:path'
import { BackupError } from '../backup/manifest.ts'

export interface NumberedLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

// Longer than the JSON of any record, even with every character escaped.
const longestLine = 8_000_000

/** The lines of a file. Throws `BackupError` if it is missing or not text. */
export async function* linesOf(path: string): AsyncIterable<NumberedLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 0
  let rest = ''
  try {
    const file = await Deno.open(path)
    for await (const chunk of file.readable) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) yield { number: ++number, text }
      if (rest.length > longestLine) throw new TypeError('The line has no end.')
    }
    rest += decoder.decode()
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound)
      throw new BackupError(`The folder lacks its file ${basename(path)}.`)
    // A decoder's error for invalid UTF-8.
    if (reason instanceof TypeError)
      throw new BackupError(`${basename(path)}, line ${number + 1}: this is no text.`, { cause: reason })
    throw reason
  }
  if (rest !== '') yield { number: ++number, text: rest }
}
