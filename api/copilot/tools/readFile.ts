import { z } from 'zod'
import { recognizedLabels } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Reads an entire file and detects its type. */
export const readFile = defineTool({
  name: 'read_file',
  title: 'Read a file',
  description:
    'Reads a file of the workspace and tells what kind of document it is and how many pages it has.',
  reads: 'The files of the workspace',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string().optional() }),
  describe: ({ name }) => (name ? `Read ${name}` : 'Read a file'),
  async run(context, { fileId }) {
    const { name, reading, facts } = await readFileOf(context, fileId)
    const { type, confidence } = facts.document
    return {
      name,
      pages: reading.pages.length,
      label: confidence >= 0.5 ? recognizedLabels[type].label : 'Document',
      notes: reading.notes.slice(0, 10),
    }
  },
  summarize: ({ pages, label, notes }) =>
    [`${label}, ${pages} ${pages === 1 ? 'page' : 'pages'}`, ...notes].join('. '),
})
