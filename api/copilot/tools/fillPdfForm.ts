import { z } from 'zod'
import { fillForm, formProblemMessages, readFormFields } from '../../documents/index.ts'
import {
  type FieldValue,
  formValues,
  type KnownValue,
  labeledFields,
  type Letter,
} from '../../knowledge/index.ts'
import { findQuote, readDocument } from '../../reading/index.ts'
import { readFileOf, type ReadFile } from '../documents/documentReading.ts'
import { saveFile } from './saveFile.ts'
import { defineTool, type ToolContext, ToolError } from './tool.ts'

const known = z.object({
  label: z.string(),
  value: z.string(),
  source: z.string(),
  within: z.string().optional(),
  index: z.number().optional(),
  outer: z.number().optional(),
  line: z.string().optional(),
})

/** Fills a fillable PDF from known values. The form stays editable, and nothing is signed. */
export const fillPdfForm = defineTool({
  name: 'fill_form',
  title: 'Fill a form',
  description: 'Fills the fields of a fillable PDF from known values and says where each one is from.',
  reads: 'The form that it is given',
  actsOutward: false,
  input: z.object({
    fileId: z.string(),
    name: z.string(),
    known: z.array(known).max(2_000),
    /** Files whose text may answer questions on the form. */
    letterIds: z.array(z.string()).max(20).default([]),
    /** What the user says of the applicant, in sentences. */
    said: z.string().max(20_000).default(''),
  }),
  describe: ({ name }) => `Filled ${name}`,
  async run(context, { fileId, known: values, letterIds, said }) {
    const form = await readFileOf(context, fileId)
    const bytes = await contentOf(context, form)
    const read = await readFormFields(bytes)
    if (!read.ok) throw new ToolError(formProblemMessages[read.problem])
    const fields = labeledFields(
      read.fields.filter(({ isReadOnly }) => !isReadOnly),
      form.reading,
    )
    const attached = await Promise.all(letterIds.map((id) => readFileOf(context, id)))
    // Text of a policy or contract is not about this form.
    const files = attached.filter(({ facts }) => ['OTHER', 'APPLICATION'].includes(facts.document.type))
    const letters = [...files, ...(said === '' ? [] : [await messageLetter(said)])]
    const filledIn = formValues(fields, values satisfies readonly KnownValue[], letters)
    const filled = await fillForm(bytes, Object.fromEntries(filledIn.map(({ name, value }) => [name, value])))
    if (!filled.ok) throw new ToolError(formProblemMessages[filled.problem])
    const remarked = new Map(filled.remarks.map((remark) => [remark.name, remark.problem]))
    const tried = filledIn.map((value) => ({
      ...value,
      problem: remarked.get(value.name) ?? null,
      cited: placeOf(value, attached),
    }))
    // Text that does not fit is still filled in; any other problem leaves the field empty.
    const rows = tried.filter(({ problem }) => problem === null || problem === 'TOO_LONG')
    const refused = tried.filter((value) => !rows.includes(value))
    const missing = fields
      .filter((field) => !rows.some((value) => value.name === field.name))
      // "Yes" and "No" are left empty under their question.
      .map(({ name: own, label, question }) => (label.length > 3 ? label : question || label || own))
    const data = JSON.stringify({ filled: rows, refused, missing }).slice(0, 200_000)
    const name = `${form.name.replace(/\.pdf$/i, '')} (filled).pdf`
    await saveFile(context, {
      name,
      mimeType: 'application/pdf',
      content: filled.pdf,
      documentType: 'Filled form',
      data,
    })
    return { fileName: name, filled: rows, refused, missing }
  },
  summarize: ({ filled, missing }) =>
    [
      `${filled.length} fields filled, ${missing.length} left empty.`,
      ...filled.map(({ label, value, source }) => `${label}: ${String(value)} (${source})`),
    ].join('\n'),
})

/** Where the sentence that a value is from stands; null for one that is not in a file word for word. */
function placeOf({ quote, source }: FieldValue, files: readonly ReadFile[]) {
  if (quote === undefined) return null
  for (const { file, name, reading } of files) {
    if (!source.startsWith(`${name}, page `)) continue
    const page = Number(source.slice(`${name}, page `.length))
    if (findQuote(reading, quote, page).length > 0) return { fileId: file.id, fileName: name, page, quote }
  }
  return null
}

async function messageLetter(said: string): Promise<Letter> {
  const reading = await readDocument(new TextEncoder().encode(said), { name: 'message.txt' })
  return { name: 'Your message', reading, isMessage: true }
}

async function contentOf({ agency }: ToolContext, { file }: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await agency.blobs.read(file.hash)
  if (!blob) throw new Error(`The content of file ${file.id} is missing.`)
  return new Uint8Array(await new Response(blob.body).arrayBuffer())
}
