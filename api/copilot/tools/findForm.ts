import { z } from 'zod'
import { formProblemMessages } from '../../documents/index.ts'
import { formFieldsOf } from '../../knowledge/index.ts'
import { bytesOf, readFileOf } from '../documents/documentReading.ts'
import { defineTool, type ToolContext, ToolError } from './tool.ts'

/** Which of several PDFs is the form: letters and policies have nothing to fill in. */
export const findForm = defineTool({
  name: 'find_form',
  title: 'Find the form',
  description: 'Tells which of several PDFs is the form to fill in: a fillable one, or else one with blanks.',
  reads: 'The PDFs that it is given',
  actsOutward: false,
  input: z.object({ fileIds: z.array(z.string()).min(1).max(50) }),
  describe: () => 'Looked for the form',
  async run(context, { fileIds }) {
    let flat: string | null = null
    let problem: string | null = null
    for (const fileId of fileIds) {
      const found = await fieldsIn(context, fileId)
      if (found.problem === null && !found.isFlat) return { fileId, problem: null }
      if (found.problem === null) flat ??= fileId
      // A letter has no fields; that a form cannot be opened says more.
      else if (problem === null || problem === formProblemMessages.NO_FIELDS) problem = found.problem
    }
    return { fileId: flat, problem: flat === null ? problem : null }
  },
  summarize: ({ fileId, problem }) =>
    fileId === null ? (problem ?? 'None of them is a form.') : `The form is ${fileId}.`,
})

async function fieldsIn(
  context: ToolContext,
  fileId: string,
): Promise<{ isFlat: boolean; problem: string | null }> {
  try {
    const { file, reading } = await readFileOf(context, fileId)
    const read = await formFieldsOf(await bytesOf(context.agency, file), reading)
    return read.ok
      ? { isFlat: read.added.length > 0, problem: null }
      : { isFlat: false, problem: formProblemMessages[read.problem] }
  } catch (error) {
    if (error instanceof ToolError) return { isFlat: false, problem: error.message }
    throw error
  }
}
