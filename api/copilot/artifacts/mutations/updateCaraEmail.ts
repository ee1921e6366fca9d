import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  legibleText,
  NotFoundError,
  notFound,
  type RequestContext,
  ValidationErrors,
  inputOf,
  successType,
} from '../../../graphql/index.ts'
import { retryOrThrow } from '../../../platform/index.ts'
import { artifactKind, latestContent } from '../artifact.ts'
import { attachmentOf, mostAttachments } from '../attachments.ts'
import { ArtifactType } from '../artifactType.ts'
import { saveVersion } from './saveVersion.ts'

const recipientRules = z.object({
  name: legibleText(200, { tooLong: 'A name can have up to 200 characters.' })
    .nullish()
    .transform((name) => name || null),
  email: z.email('Enter an email address, like maria@example.com.'),
})

const rules = z.object({
  subject: legibleText(300, { tooLong: 'A subject can have up to 300 characters.' }).min(
    1,
    'Enter a subject.',
  ),
  to: z.array(recipientRules).max(20, 'An email can have up to 20 recipients.'),
  body: legibleText(20_000, { tooLong: 'An email can have up to 20,000 characters.' })
    .min(1, 'Write the email.')
    .describe('Plain text.'),
  attachmentIds: z
    .array(z.string())
    .max(mostAttachments, `An email can have up to ${mostAttachments} attachments.`)
    .nullish()
    .describe(
      'Files of the workspace, artifacts that Cara made in it, and documents of its account. Unchanged if absent.',
    ),
})

inputOf('CaraEmailRecipientInput', recipientRules)
const UpdateCaraEmailInput = inputOf('UpdateCaraEmailInput', rules, { types: { attachmentIds: 'ID' } })

const UpdateCaraEmailResult = builder.unionType('UpdateCaraEmailResult', {
  types: [
    successType('UpdateCaraEmailSuccess', { caraArtifact: ArtifactType }),
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateCaraEmail', (t) =>
  t.field({
    description: 'Saves an edited email draft as a new version. `id` is the artifact.',
    type: UpdateCaraEmailResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCaraEmailInput, required: true }),
    },
    resolve(_, { id, input }, context) {
      const checked = rules.safeParse(input)
      return checked.success ? updateEmail(context, id, checked.data) : invalidInput(checked.error)
    },
  }),
)

async function updateEmail(
  context: RequestContext,
  id: string,
  { attachmentIds, ...input }: z.output<typeof rules>,
) {
  const { agency } = context
  return await retryOrThrow(async () => {
    const artifact = await agency.read(artifactKind, id)
    const last = artifact && (await latestContent(agency, { ...artifact.value, id }))
    if (!artifact || last?.type !== 'EMAIL') return notFound('email')
    const kept = last.attachmentIds ?? []
    const { workspaceId } = artifact.value
    for (const added of (attachmentIds ?? []).filter((each) => !kept.includes(each)))
      if (!(await attachmentOf(agency, added, { workspaceId })))
        return fieldError('attachmentIds', 'A file is no longer available. Choose it again.')
    const content = { ...last, ...input, attachmentIds: [...new Set(attachmentIds ?? kept)] }
    return await saveVersion(context, artifact, content, {
      success: 'UpdateCaraEmailSuccess',
      title: input.subject,
      note: 'Edited',
    })
  })
}
