import { z } from 'zod'
import { certificateTerms } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Reads what a certificate shows without comparing it with anything. */
export const readCertificate = defineTool({
  name: 'read_certificate',
  title: 'Read a certificate',
  description: 'Reads the holder, the policies with their dates, and the limits of a certificate.',
  reads: 'The certificate that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string() }),
  describe: ({ name }) => `Read ${name}`,
  async run(context, { fileId }) {
    return certificateTerms((await readFileOf(context, fileId)).reading)
  },
  summarize: ({ holder, policies, limits }) =>
    [
      `Holder: ${holder ?? 'not read'}`,
      ...policies.map(
        ({ title, number, expires }) => `${title}: ${number.text}, expires ${expires?.text ?? '?'}`,
      ),
      ...limits.map(({ label, text }) => `${label}: ${text}`),
    ].join('\n'),
})
