import { z } from 'zod'
import { type QuotedOption, quotedOptions } from '../../knowledge/index.ts'
import { type ReadFile, type ReadingContext, readFileOf } from '../documents/documentReading.ts'

/** A document that offers insurance, or one of the options that it prices, from 0. */
export const offeredInput = z.object({ fileId: z.string(), option: z.number().int().min(0).optional() })

/** An offer with what its document says of it. */
export interface ReadOffer extends ReadFile {
  /** As the quote calls this option; empty where it prices no other. */
  readonly optionName: QuotedOption['name']
}

/** Reads an offer; of a quote with several options the first, unless another is meant. */
export async function readOffer(
  context: ReadingContext,
  { fileId, option = 0 }: z.infer<typeof offeredInput>,
): Promise<ReadOffer> {
  const file = await readFileOf(context, fileId)
  const options = quotedOptions(file.reading)
  const { name = '', reading = file.reading } = options[option] ?? options[0] ?? {}
  return { ...file, reading, optionName: name }
}
