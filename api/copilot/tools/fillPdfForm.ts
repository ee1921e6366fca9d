import { z } from 'zod'
import { addFields, fillForm, formProblemMessages } from '../../documents/index.ts'
import {
  type FieldValue,
  formAnswers,
  formFieldsOf,
  formValues,
  type KnownValue,
  type LabeledField,
  type Letter,
} from '../../knowledge/index.ts'
import { findQuote, readDocument } from '../../reading/index.ts'
import { artifactKind, latestContent } from '../artifacts/artifact.ts'
import {
  type FilledField,
  type FilledForm,
  filledFormOf,
  filledFormType,
  labelsOf,
  pdfValues,
  shownValue,
} from '../artifacts/filledForm.ts'
import { bytesOf, readFileOf, type ReadFile } from '../documents/documentReading.ts'
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
  isTold: z.literal(true).optional(),
})

/** Fills a form from known values; a flat one gets fields for its blanks. It stays editable, and nothing is signed. */
export const fillPdfForm = defineTool({
  name: 'fill_form',
  title: 'Fill a form',
  description:
    'Fills the fields or the blanks of a PDF form from known values and says where each one is from.',
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
    /** Those of the known values that the last message gives: they also replace what a person changed. */
    newest: z.array(known).max(2_000).default([]),
  }),
  describe: ({ name }) => `Filled ${name}`,
  async run(context, { fileId, known: values, letterIds, said, newest }) {
    const form = await readFileOf(context, fileId)
    const bytes = await bytesOf(context.agency, form.file)
    const read = await formFieldsOf(bytes, form.reading)
    if (!read.ok) throw new ToolError(formProblemMessages[read.problem])
    const { fields, added, signatures } = read
    const fillable = added.length > 0 ? await addFields(bytes, added) : bytes
    const attached = await Promise.all(letterIds.map((id) => readFileOf(context, id)))
    // Text of a policy or contract is not about this form.
    const files = attached.filter(({ facts }) => ['OTHER', 'APPLICATION'].includes(facts.document.type))
    const letters = [...files, ...(said === '' ? [] : [await messageLetter(said)])]
    const { values: found, doubts } = formAnswers(fields, values satisfies readonly KnownValue[], letters)
    const byHand = await changedByHand(context, fileId)
    const answers = new Map(found.map((value) => [value.name, value]))
    for (const { name } of newest.length > 0 ? formValues(fields, newest) : []) byHand.delete(name)
    const all = fields.map((field): FilledField => {
      const blank = blankField(field)
      const answer = answers.get(field.name)
      const byPerson = byHand.get(field.name)
      if (byPerson) return { ...blank, ...byPerson }
      if (!answer) return blank
      const { label, value, source, isUncertain } = answer
      return { ...blank, label, value, source, isUncertain, cited: placeOf(answer, attached) }
    })
    const filled = await fillForm(fillable, pdfValues(all), { labels: labelsOf(all) })
    if (!filled.ok) throw new ToolError(formProblemMessages[filled.problem])
    const problems = new Map(filled.remarks.map((remark) => [remark.name, remark.problem]))
    // Text that does not fit is still filled in; any other problem leaves the field empty.
    const isRefused = ({ name }: FilledField) => (problems.get(name) ?? 'TOO_LONG') !== 'TOO_LONG'
    const kept = all.map((field) =>
      isRefused(field)
        ? { ...field, ...nothing }
        : { ...field, isTooLong: problems.get(field.name) === 'TOO_LONG' },
    )
    const name = `${form.name.replace(/\.pdf$/i, '')} (filled).pdf`
    await saveFile(context, {
      name,
      mimeType: 'application/pdf',
      content: filled.pdf,
      documentType: filledFormType,
      data: JSON.stringify({ formId: fileId, fields: kept } satisfies FilledForm),
    })
    return {
      fileName: name,
      /** How many blanks of a flat form became fields, and how many were left for signatures. */
      added: added.length,
      signatures,
      filled: kept.filter(isFilled),
      refused: all.filter(isRefused),
      missing: kept.filter((field) => !isFilled(field)).map(({ label }) => label),
      /** What was found for those of them that stay empty because it may be wrong. */
      doubts: doubts.filter(({ name: own }) => kept.some((field) => field.name === own && !isFilled(field))),
    }
  },
  summarize: ({ filled, missing }) =>
    [
      `${filled.length} fields filled, ${missing.length} left empty.`,
      ...filled.map((field) => `${field.label}: ${shownValue(field)} (${field.source})`),
    ].join('\n'),
})

const nothing = { value: null, source: null, isUncertain: false, cited: null, changedBy: null }

/** A field that nothing is known for. */
function blankField({
  name,
  label,
  question,
  section,
  kind,
  options,
  optionLabels,
}: LabeledField): FilledField {
  return {
    ...nothing,
    name,
    // "Yes" and "No" are listed under their question.
    label: label.length > 3 ? label : question || label || name,
    section: section.split(' | ').at(-1) ?? '',
    kind,
    options: options.map((value, index) => ({ value, label: optionLabels[index] || value })),
    isTooLong: false,
  }
}

function isFilled({ value }: FilledField): boolean {
  return value !== null && value !== ''
}

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

/** What people changed in the last filling of the form, by field. */
async function changedByHand({ agency, workspaceId }: ToolContext, formId: string) {
  const artifacts = agency.table(artifactKind).related('workspace', workspaceId)
  for (const artifact of artifacts.toReversed()) {
    const earlier = filledFormOf(await latestContent(agency, artifact))
    if (earlier?.formId !== formId) continue
    const changed = earlier.fields.filter(({ changedBy }) => changedBy !== null)
    return new Map(changed.map(({ name, value, source, changedBy }) => [name, { value, source, changedBy }]))
  }
  return new Map<string, Pick<FilledField, 'value' | 'source' | 'changedBy'>>()
}

async function messageLetter(said: string): Promise<Letter> {
  const reading = await readDocument(new TextEncoder().encode(said), { name: 'message.txt' })
  return { name: 'Your message', reading, isMessage: true }
}
