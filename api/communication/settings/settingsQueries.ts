import { z } from 'zod'
import { builder, invalidInput, legibleText, ValidationErrors, inputOf } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOrThrow } from '../../platform/index.ts'
import {
  automaticAnswers,
  communicationSettingsKind,
  defaultSettings,
  settingsId,
  settingsOf,
} from './communicationSettings.ts'
import type { AutomaticAnswer, CommunicationSettings } from './communicationSettings.ts'
import { placeholders, ReplyTemplateType } from './replyTemplate.ts'

const answerNames = Object.keys(automaticAnswers) as AutomaticAnswer[]
const AutomaticAnswerEnum = builder.enumType('AutomaticAnswer', { values: answerNames })

interface AnswerSwitch {
  readonly kind: AutomaticAnswer
  readonly isOn: boolean
}

const AutomaticAnswerSwitch = builder.objectRef<AnswerSwitch>('AutomaticAnswerSwitch').implement({
  description: 'A kind of answer that Cara may send automatically, with an example.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AutomaticAnswerEnum }),
    label: t.string({ resolve: ({ kind }) => automaticAnswers[kind].label }),
    example: t.string({ resolve: ({ kind }) => automaticAnswers[kind].example }),
    isOn: t.exposeBoolean('isOn'),
  }),
})

const CommunicationSettingsType = builder
  .objectRef<CommunicationSettings>('CommunicationSettings')
  .implement({
    fields: (t) => ({
      emailAddress: t.exposeString('emailAddress', { nullable: true }),
      senderName: t.exposeString('senderName', { nullable: true }),
      trustedRelays: t.stringList({
        description: 'Names that trusted mail servers use in Authentication-Results headers.',
        resolve: ({ trustedRelays }) => [...trustedRelays],
      }),
      replyTemplates: t.field({
        type: [ReplyTemplateType],
        resolve: ({ replyTemplates }) => [...replyTemplates],
      }),
      automaticAnswers: t.field({
        type: [AutomaticAnswerSwitch],
        resolve: (settings) => answerNames.map((kind) => ({ kind, isOn: settings.automaticAnswers[kind] })),
      }),
    }),
  })

builder.queryField('communicationSettings', (t) =>
  t.field({ type: CommunicationSettingsType, resolve: (_, __, { agency }) => settingsOf(agency) }),
)

const templateRules = z.object({
  title: legibleText(80, { tooLong: 'A title may have up to 80 characters.' }).min(1, 'Enter a title.'),
  body: legibleText(10_000, { tooLong: 'A template may have up to 10,000 characters.' }).min(
    1,
    'Write the reply.',
  ),
})

const answerRules = z.object({ kind: z.enum(answerNames), isOn: z.boolean() })

const rules = z.object({
  emailAddress: z
    .email('Enter a valid email address.')
    .nullish()
    .describe('Absent leaves it unchanged; null clears it.'),
  senderName: z.string().trim().max(100, 'A name may have up to 100 characters.').nullish(),
  trustedRelays: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[a-z0-9.-]{1,253}$/i, 'Enter the name of a mail server.'),
    )
    .max(10, 'Up to 10 mail servers.')
    .nullish(),
  replyTemplates: z
    .array(templateRules)
    .max(50, 'Up to 50 templates.')
    .nullish()
    .describe(`The full list. Bodies can use ${placeholders.map((name) => `{${name}}`).join(', ')}.`),
  automaticAnswers: z.array(answerRules).nullish(),
})

inputOf('AutomaticAnswerInput', answerRules, { types: { kind: AutomaticAnswerEnum } })

inputOf('ReplyTemplateInput', templateRules)

const CommunicationSettingsInput = inputOf('CommunicationSettingsInput', rules)

const UpdateCommunicationSettingsSuccess = builder
  .objectRef<{ readonly __typename: 'UpdateCommunicationSettingsSuccess' }>(
    'UpdateCommunicationSettingsSuccess',
  )
  .implement({
    fields: (t) => ({
      communicationSettings: t.field({
        type: CommunicationSettingsType,
        resolve: (_, __, { agency }) => settingsOf(agency),
      }),
    }),
  })

builder.mutationField('updateCommunicationSettings', (t) =>
  t.field({
    type: builder.unionType('UpdateCommunicationSettingsResult', {
      types: [UpdateCommunicationSettingsSuccess, ValidationErrors],
    }),
    args: { input: t.arg({ type: CommunicationSettingsInput, required: true }) },
    resolve: (_, { input }, context) => updateCommunicationSettings(context, input),
  }),
)

/** Changes the given settings; switches not named stay unchanged. */
async function updateCommunicationSettings({ agency, actor }: RequestContext, input: z.input<typeof rules>) {
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { emailAddress, senderName, trustedRelays, replyTemplates, automaticAnswers: switches } = checked.data
  const id = settingsId(agency.id)
  return await retryOrThrow(async () => {
    const kept = await agency.read(communicationSettingsKind, id)
    const before = { ...defaultSettings, ...kept?.value }
    const next: CommunicationSettings = {
      emailAddress: emailAddress === undefined ? before.emailAddress : emailAddress,
      senderName: senderName === undefined ? before.senderName : senderName || null,
      trustedRelays: trustedRelays ?? before.trustedRelays,
      replyTemplates: replyTemplates ?? before.replyTemplates,
      automaticAnswers: {
        ...before.automaticAnswers,
        ...Object.fromEntries((switches ?? []).map(({ kind, isOn }) => [kind, isOn])),
      },
    }
    const change = kept
      ? replace(kept, next, 'UPDATE_COMMUNICATION_SETTINGS')
      : create(communicationSettingsKind, id, next, 'UPDATE_COMMUNICATION_SETTINGS')
    if (!(await agency.commit(actor, [change])).ok) return conflict
    return { __typename: 'UpdateCommunicationSettingsSuccess' as const }
  })
}
