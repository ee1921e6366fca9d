import { z } from 'zod'
import { fillForm, formProblemMessages, readFormFields } from '../../documents/index.ts'
import { fileKind } from '../../files/index.ts'
import { formValues, type KnownValue, type LabeledField } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { readFileOf, type ReadFile } from '../documents/documentReading.ts'
import { defineTool, type ToolContext, ToolError } from './tool.ts'

const known = z.object({
  key: z.string().nullable(),
  label: z.string(),
  value: z.string(),
  source: z.string(),
})
const largestForm = 60_000_000

/** Fills a fillable PDF with what is known. The filled form stays editable, and nothing is signed. */
export const fillPdfForm = defineTool({
  name: 'fill_form',
  title: 'Fill a form',
  description: 'Fills the fields of a fillable PDF from known values and says where each one is from.',
  reads: 'The form that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string(), known: z.array(known).max(2_000) }),
  describe: ({ name }) => `Filled ${name}`,
  async run(context, { fileId, known: values }) {
    const { agency, services, workspaceId, stageId, write, agencyUserId } = context
    const form = await readFileOf(context, fileId)
    const bytes = await contentOf(context, form)
    const read = await readFormFields(bytes)
    if (!read.ok) throw new ToolError(formProblemMessages[read.problem])
    const fields = read.fields
      .filter(({ isReadOnly }) => !isReadOnly)
      .map((field) => labeled(field, form.reading))
    const filledIn = formValues(fields, values satisfies readonly KnownValue[])
    const filled = await fillForm(bytes, Object.fromEntries(filledIn.map(({ name, value }) => [name, value])))
    if (!filled.ok) throw new ToolError(formProblemMessages[filled.problem])
    const blob = await agency.blobs.write(new Blob([filled.pdf]).stream(), { maxBytes: largestForm })
    const id = agency.newId(fileKind)
    const at = services.clock.now()
    const name = `${form.name.replace(/\.pdf$/i, '')} (filled).pdf`
    const file = {
      ...blob,
      name,
      mimeType: 'application/pdf',
      uploadedBy: agencyUserId,
      createdAt: at,
      attachedTo: workspaceId,
      type: null,
      notes: null,
      isVisible: false,
      deletedAt: null,
    }
    const remarked = new Map(filled.remarks.map((remark) => [remark.name, remark.problem]))
    const rows = filledIn.map((value) => ({ ...value, problem: remarked.get(value.name) ?? null }))
    const missing = fields
      .filter((field) => !filledIn.some((value) => value.name === field.name))
      .map(({ name: own, label }) => label || own)
    const data = JSON.stringify({ filled: rows, missing }).slice(0, 200_000)
    const artifact = newArtifact(
      agency.newId(artifactKind),
      { type: 'DOCUMENT', fileId: id, documentType: 'Filled form', data },
      { workspaceId, stageId, title: name, citations: [], at },
    )
    write([create(fileKind, id, file, 'ADD_FILE'), ...artifact.changes], artifact.texts)
    return { fileName: name, filled: rows, missing }
  },
  summarize: ({ filled, missing }) =>
    [
      `${filled.length} fields filled, ${missing.length} left empty.`,
      ...filled.map(({ label, value, source }) => `${label}: ${String(value)} (${source})`),
    ].join('\n'),
})

async function contentOf({ agency }: ToolContext, { file }: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await agency.blobs.read(file.hash)
  if (!blob) throw new Error(`The content of file ${file.id} is missing.`)
  return new Uint8Array(await new Response(blob.body).arrayBuffer())
}

type Field = Extract<Awaited<ReturnType<typeof readFormFields>>, { ok: true }>['fields'][number]

/** The field with its tooltip, or with the words that stand left of it or above it on the page. */
function labeled({ name, kind, label, options, place }: Field, reading: Reading): LabeledField {
  const page = place && reading.pages.find(({ number }) => number === place.page)
  if (label || !place || !page) return { name, kind, options, label: label ?? '' }
  const top = page.height - place.y - place.height
  const near = page.lines.flatMap(({ text, box }) => {
    const isBeside =
      Math.abs(box.y + box.height / 2 - (top + place.height / 2)) < 8 && box.x + box.width <= place.x + 4
    const isAbove =
      top - (box.y + box.height) >= -2 &&
      top - (box.y + box.height) < 14 &&
      box.x < place.x + place.width &&
      box.x + box.width > place.x
    if (!isBeside && !isAbove) return []
    const distance = isBeside ? place.x - (box.x + box.width) : 20 + top - (box.y + box.height)
    return [{ text, distance }]
  })
  const best = near.toSorted((a, b) => a.distance - b.distance)[0]
  return { name, kind, options, label: best?.text.replace(/[:*]\s*$/, '') ?? '' }
}
