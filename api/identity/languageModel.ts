import { isModelOn, modelRunKind, modelSwitchId, modelSwitchKind, modelUsage } from '../model/index.ts'
import { builder, type RequestContext } from '../graphql/index.ts'
import { conflict, create, replace, retryOrThrow } from '../platform/index.ts'

/** How many runs the settings page shows. */
const newestRuns = 20

const LanguageModelRun = builder
  .objectRef<{
    readonly id: string
    readonly at: number
    readonly tokens: number
    readonly cost: number
    readonly purpose: string
    readonly failure: string | null
    readonly duration: number
  }>('LanguageModelRun')
  .implement({
    description: 'One request to the language model, without its text.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      purpose: t.exposeString('purpose'),
      tokens: t.exposeInt('tokens'),
      cost: t.exposeFloat('cost', { description: 'US dollars.' }),
      duration: t.exposeInt('duration', { description: 'Milliseconds.' }),
      failure: t.exposeString('failure', { nullable: true }),
    }),
  })

const LanguageModelType = builder.objectRef<object>('LanguageModel').implement({
  description: 'The language model that phrases answers. Without one, the built-in engine does.',
  fields: (t) => ({
    isConfigured: t.boolean({ resolve: (_, __, { model }) => model.isConfigured }),
    name: t.string({ nullable: true, resolve: (_, __, { model }) => model.name }),
    isOn: t.boolean({
      description: 'Whether the agency allows its use.',
      resolve: (_, __, { agency }) => isModelOn(agency),
    }),
    tokensToday: t.int({ resolve: (_, __, { agency, clock }) => modelUsage(agency, clock.now()).tokens }),
    costToday: t.float({
      description: 'US dollars.',
      resolve: (_, __, { agency, clock }) => modelUsage(agency, clock.now()).cost,
    }),
    dailyTokens: t.int({ nullable: true, resolve: (_, __, { model }) => model.dailyTokens }),
    runs: t.field({
      type: [LanguageModelRun],
      description: 'Newest first.',
      resolve: (_, __, context) => recentRuns(context),
    }),
  }),
})

builder.queryField('languageModel', (t) => t.field({ type: LanguageModelType, resolve: () => ({}) }))

builder.mutationField('updateLanguageModel', (t) =>
  t.field({
    type: LanguageModelType,
    description: 'Turns the language model on or off for the agency.',
    args: { isOn: t.arg.boolean({ required: true }) },
    async resolve(_, { isOn }, context) {
      await switchModel(context, isOn)
      return {}
    },
  }),
)

async function recentRuns({ agency }: RequestContext) {
  const { rows } = agency.table(modelRunKind).page({ direction: 'descending', first: newestRuns })
  const runs = await agency.readMany(
    modelRunKind,
    rows.map(({ id }) => id),
  )
  return runs
    .filter((run) => run !== null)
    .map(({ id, value }) => ({ id, ...value, tokens: value.inputTokens + value.outputTokens }))
}

async function switchModel({ agency, actor }: RequestContext, isOn: boolean): Promise<void> {
  const id = modelSwitchId(agency)
  const name = isOn ? 'TURN_LANGUAGE_MODEL_ON' : 'TURN_LANGUAGE_MODEL_OFF'
  await retryOrThrow(async () => {
    const stored = await agency.read(modelSwitchKind, id)
    const change = stored ? replace(stored, { isOn }, name) : create(modelSwitchKind, id, { isOn }, name)
    const committed = await agency.commit(actor, [change])
    return committed.ok ? isOn : conflict
  })
}
