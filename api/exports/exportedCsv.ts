import { streamOf } from '../platform/index.ts'
import { byteOrderMark, csvLine } from './csvLine.ts'
import type { ExportedList, ExportDeps } from './exportedList.ts'

/** A list as a CSV file, streamed. */
export function exportedCsv<Asked>(
  list: ExportedList<Asked>,
  deps: ExportDeps,
  asked: Asked,
): ReadableStream<Uint8Array> {
  return streamOf(texts(list, deps, asked)).pipeThrough(new TextEncoderStream())
}

async function* texts<Asked>(
  { heading, lines }: ExportedList<Asked>,
  deps: ExportDeps,
  asked: Asked,
): AsyncIterable<string> {
  yield byteOrderMark + (heading === null ? '' : csvLine(heading))
  for await (const some of lines(deps, asked)) yield some.map(csvLine).join('')
}
