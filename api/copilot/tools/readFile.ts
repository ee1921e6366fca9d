import { z } from 'zod'
import { fileReading, recognizedType } from '../documents/documentReading.ts'
import { splitPrefix } from '../documents/taskFile.ts'
import { defineTool } from './tool.ts'

/** Reads one file as a whole and says what it is. */
export const readFile = defineTool({
  name: 'read_file',
  title: 'Read a file',
  description:
    'Reads a file of the workspace and tells what kind of document it is and how many pages it has.',
  reads: 'The files of the workspace',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string().optional() }),
  describe: ({ name }) => (name ? `Read ${name}` : 'Read a file'),
  async run({ agency, signal }, { fileId }) {
    const { file, reading } = await fileReading(agency, fileId, { signal })
    return {
      name: splitPrefix(file.name).name,
      pages: reading.pages.length,
      type: await recognizedType(agency, file),
      notes: reading.notes.slice(0, 10),
    }
  },
  summarize: ({ pages, notes }) => [`${pages} ${pages === 1 ? 'page' : 'pages'}`, ...notes].join('. '),
})
