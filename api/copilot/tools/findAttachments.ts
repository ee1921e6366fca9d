import { z } from 'zod'
import { knownAttachments, meantAttachments } from './namedAttachments.ts'
import { defineTool } from './tool.ts'

/** Finds what words of a message mean among the files and documents that an email can attach. */
export const findAttachments = defineTool({
  name: 'find_attachments',
  title: 'Find what to attach',
  description:
    'Finds the files and documents that an email can attach by what people call them: "the loss run", "the proposal".',
  reads: 'The files and documents of the workspace and its account',
  actsOutward: false,
  input: z.object({
    phrases: z.array(z.string()).min(1).max(20),
    /** Their IDs, if only some come into question. */
    among: z.array(z.string()).nullable().default(null),
  }),
  describe: ({ phrases }) => `Looked for ${phrases.map((phrase) => `"${phrase}"`).join(', ')}`,
  async run(context, { phrases, among }) {
    const all = await knownAttachments(context)
    const known = among ? all.filter(({ id }) => among.includes(id)) : all
    const { attachments, unknown } = meantAttachments(phrases, known)
    return { attachments: attachments.map(({ id, name }) => ({ id, name })), unknown }
  },
  summarize: ({ attachments }) =>
    attachments.length > 0 ? `Found ${attachments.map(({ name }) => name).join(', ')}.` : 'Found nothing.',
})
