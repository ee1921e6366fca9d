import { z } from 'zod'
import { readFileOf } from '../documents/documentReading.ts'
import { threadMessages } from '../skills/summarizeThread/threadMessages.ts'
import { defineTool } from './tool.ts'

/** Reads the messages of an email thread or letter. */
export const readThread = defineTool({
  name: 'read_thread',
  title: 'Read a thread',
  description: 'Reads the messages of an email thread or letter, the latest first.',
  reads: 'The file that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string() }),
  describe: ({ name }) => `Read the messages of ${name}`,
  async run(context, { fileId }) {
    const { reading } = await readFileOf(context, fileId)
    return threadMessages(reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text)))
  },
  summarize: (messages) =>
    messages.map(({ from, sentences }) => `${from ?? '?'}: ${sentences.join(' ')}`).join('\n') || 'Nothing',
})
