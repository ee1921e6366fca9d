import { z } from 'zod'
import { operationsInPolicy } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Compares what a business does with what a policy excludes or names. */
export const checkOperations = defineTool({
  name: 'check_operations',
  title: 'Check operations',
  description: 'Says which of the operations of a business a policy excludes or names, with the passages.',
  reads: 'The policy that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string(), operations: z.array(z.string()).max(20) }),
  describe: ({ name }) => `Looked for the operations in ${name}`,
  async run(context, { fileId, operations }) {
    return operationsInPolicy((await readFileOf(context, fileId)).reading, operations)
  },
  summarize: (found) =>
    found.map(({ operation, standing, place }) => `${operation}: ${standing} (${place.quote})`).join('\n'),
})
