import { z } from 'zod'
import { fillForm, formProblemMessages } from '../../../documents/index.ts'
import { fileKind } from '../../../files/index.ts'
import {
  builder,
  inputOf,
  invalidFields,
  invalidInput,
  legibleText,
  NotFoundError,
  notFound,
  type RequestContext,
  successType,
  ValidationErrors,
} from '../../../graphql/index.ts'
import { retryOrThrow } from '../../../platform/index.ts'
import { writeFile } from '../../documents/writeFile.ts'
import { artifactKind, latestContent } from '../artifact.ts'
import { ArtifactType } from '../artifactType.ts'
import { type FilledField, filledFormOf, labelsOf, pdfValues } from '../filledForm.ts'
import { saveVersion } from './saveVersion.ts'

const valueRules = z.object({
  name: z.string().describe('The name of the field.'),
  value: legibleText(5_000, { tooLong: 'A value can have up to 5,000 characters.' }).describe(
    'Text, a chosen option, or "true" for a checked box. Empty clears the field.',
  ),
})

const rules = z.object({
  values: z.array(valueRules).min(1).max(2_000).describe('The changed fields; others stay as they are.'),
})

inputOf('CaraFormValueInput', valueRules)
const UpdateCaraFormInput = inputOf('UpdateCaraFormInput', rules)

const UpdateCaraFormResult = builder.unionType('UpdateCaraFormResult', {
  types: [
    successType('UpdateCaraFormSuccess', { caraArtifact: ArtifactType }),
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateCaraForm', (t) =>
  t.field({
    description: 'Changes fields of a filled form and saves the PDF as a new version. `id` is the artifact.',
    type: UpdateCaraFormResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCaraFormInput, required: true }),
    },
    resolve(_, { id, input }, context) {
      const checked = rules.safeParse(input)
      return checked.success ? updateForm(context, id, checked.data) : invalidInput(checked.error)
    },
  }),
)

async function updateForm(context: RequestContext, id: string, { values }: z.output<typeof rules>) {
  const { agency, viewer, clock } = context
  return await retryOrThrow(async () => {
    const artifact = await agency.read(artifactKind, id)
    const content = artifact && (await latestContent(agency, { ...artifact.value, id }))
    const form = filledFormOf(content)
    // A flat form got its fields when it was filled, so the blank one has none.
    const latest =
      content?.type === 'DOCUMENT' &&
      (await agency.blobs.read(agency.table(fileKind).get(content.fileId ?? '')?.hash ?? ''))
    if (!artifact || content?.type !== 'DOCUMENT' || !form || !latest) return notFound('form')
    const unknown = values.findIndex(({ name }) => form.fields.every((field) => field.name !== name))
    if (unknown >= 0)
      return invalidFields([{ path: `values.${unknown}`, message: 'The form has no such field.' }])

    const entered = new Map(values.map(({ name, value }) => [name, value]))
    const changed = form.fields.map((field): FilledField => {
      const value = entered.get(field.name)
      if (value === undefined) return field
      const source = `Changed by ${viewer.name}`
      return { ...field, ...valueIn(field, value), source, changedBy: viewer.id }
    })
    const filled = await fillForm(
      new Uint8Array(await new Response(latest.body).arrayBuffer()),
      pdfValues(changed),
      { labels: labelsOf(changed) },
    )
    if (!filled.ok) return invalidFields([{ path: 'values', message: formProblemMessages[filled.problem] }])
    const problems = new Map(filled.remarks.map(({ name, problem }) => [name, problem]))
    const refused = values.findIndex(({ name }) => (problems.get(name) ?? 'TOO_LONG') !== 'TOO_LONG')
    if (refused >= 0)
      return invalidFields([{ path: `values.${refused}`, message: 'The form does not accept this value.' }])

    const fields = changed.map((field) => ({
      ...field,
      isTooLong: problems.get(field.name) === 'TOO_LONG',
    }))
    const { title, workspaceId } = artifact.value
    const file = await writeFile(
      { agency, clock, workspaceId, agencyUserId: viewer.id },
      { name: title, mimeType: 'application/pdf', content: filled.pdf },
    )
    const next = { ...content, fileId: file.id, data: JSON.stringify({ ...form, fields }) }
    return await saveVersion(context, artifact, next, {
      success: 'UpdateCaraFormSuccess',
      title,
      note: noteOf(fields, entered),
      changes: [file.change],
    })
  })
}

function valueIn(
  { kind }: FilledField,
  entered: string,
): Pick<FilledField, 'value' | 'isUncertain' | 'cited'> {
  return { value: kind === 'checkBox' ? entered === 'true' : entered, isUncertain: false, cited: null }
}

/** "Changed Date of loss", "Changed 3 fields". */
function noteOf(fields: readonly FilledField[], entered: ReadonlyMap<string, string>): string {
  const only = entered.size === 1 ? fields.find(({ name }) => entered.has(name)) : undefined
  return `Changed ${only ? only.label.slice(0, 60) : `${entered.size} fields`}`
}
