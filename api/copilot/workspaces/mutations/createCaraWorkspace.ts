import { z } from 'zod'
import { fileKind, splitPrefix } from '../../../files/index.ts'
import {
  builder,
  type FieldProblem,
  fieldErrors,
  inputOf,
  invalidInput,
  type RequestContext,
  ValidationErrors,
  successType,
} from '../../../graphql/index.ts'
import { accountKind, businessPolicyKind } from '../../../knowledge/index.ts'
import { type AgencyStore, create, listed } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import { planWork } from '../../runs/planWork.ts'
import { customPresetKind } from '../../presets/customPreset.ts'
import { type WorkspacePreset, WorkspacePresetEnum } from '../../presets/workspacePreset.ts'
import { caraWorkspaceKind, clippedTitle, titled, workspaceTitle } from '../caraWorkspace.ts'
import { messageRules, preparedMessage } from '../messageInput.ts'
import { CaraWorkspaceType } from '../caraWorkspaceType.ts'

const recordId = z.string().nullish()

const CreateCaraWorkspaceInput = inputOf(
  'CreateCaraWorkspaceInput',
  messageRules.extend({
    message: messageRules.shape.message.describe(
      'May be blank with files, with a preset for a record, or with a custom preset.',
    ),
    preset: z.custom<WorkspacePreset>().nullish(),
    customPresetId: recordId,
    serviceRequestId: recordId,
    accountId: recordId,
    businessPolicyId: recordId,
    documentIds: z.array(z.string()).nullish().describe('Always empty; documents are passed as files.'),
  }),
  {
    types: {
      files: 'ID',
      preset: WorkspacePresetEnum,
      customPresetId: 'ID',
      serviceRequestId: 'ID',
      accountId: 'ID',
      businessPolicyId: 'ID',
      documentIds: 'ID',
    },
  },
)

type CreateInput = typeof CreateCaraWorkspaceInput.$inferInput

const CreateCaraWorkspaceResult = builder.unionType('CreateCaraWorkspaceResult', {
  types: [successType('CreateCaraWorkspaceSuccess', { caraWorkspace: CaraWorkspaceType }), ValidationErrors],
})

builder.mutationField('createCaraWorkspace', (t) =>
  t.field({
    type: CreateCaraWorkspaceResult,
    args: { input: t.arg({ type: CreateCaraWorkspaceInput, required: true }) },
    resolve: (_, { input }, context) => createCaraWorkspace(context, input),
  }),
)

/** Creates a workspace with its first message and starts Cara. */
async function createCaraWorkspace(context: RequestContext, input: CreateInput) {
  const { agency, actor, viewer, clock } = context
  const checked = messageRules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { customPresetId = null, preset: chosenPreset = null } = input
  const preset = customPresetId === null ? chosenPreset : 'CUSTOM'
  const subjects = subjectsOf(context, input)
  const isAboutRecord = Object.values(subjects.ids).some((subject) => subject !== null)
  const invalid = fieldErrors([
    ...subjects.problems,
    ...messageProblems(checked.data, { preset, isAboutRecord }),
  ])
  if (invalid) return invalid

  const id = agency.newId(caraWorkspaceKind)
  const subject = subjects.name ?? fileName(agency, checked.data.files)
  const prepared = await preparedMessage(context, id, checked.data)
  if ('problem' in prepared)
    return fieldErrors([prepared.problem]) ?? Promise.reject(new Error('unreachable'))
  const now = clock.now()
  const workspace = {
    title: titleOf(agency, { message: checked.data.message, preset, customPresetId, subject }),
    preset,
    customPresetId,
    ...subjects.ids,
    agencyUserId: viewer.id,
    state: 'WORKING' as const,
    question: null,
    stopRequestedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const committed = await agency.commit(actor, [
    create(caraWorkspaceKind, id, workspace, 'CREATE_CARA_WORKSPACE'),
    ...prepared.changes,
    ...planWork(agency, id),
  ])
  if (!committed.ok) throw new Error(`The new workspace ${id} was not saved.`)
  return {
    __typename: 'CreateCaraWorkspaceSuccess' as const,
    caraWorkspace: listed(context.agency, caraWorkspaceKind, id),
  }
}

interface TitleParts {
  readonly message: string
  readonly preset: WorkspacePreset | null
  readonly customPresetId: string | null
  readonly subject: string | null
}

/** An agency's preset says what is done; anything else is named by its work once that is understood. */
function titleOf(agency: AgencyStore, { message, preset, customPresetId, subject }: TitleParts): string {
  const own = rowOf(customPresetId, (id) => agency.table(customPresetKind).get(id))
  return own ? clippedTitle(titled(own.title, subject)) : workspaceTitle(message, preset, subject)
}

/** An agency's preset says itself what to do; any other needs something to do it with. */
function messageProblems(
  { message, files }: { message: string; files: readonly string[] },
  { preset, isAboutRecord }: { preset: WorkspacePreset | null; isAboutRecord: boolean },
): FieldProblem[] {
  if (message !== '' || files.length > 0 || preset === 'CUSTOM') return []
  if (preset === null) return [{ path: 'message', message: 'Write a message first.' }]
  return isAboutRecord
    ? []
    : [{ path: 'message', message: 'Write a message, add a file or choose a client or policy.' }]
}

/** What the workspace is about: a request also sets its account and policy. */
function subjectsOf({ agency }: RequestContext, input: CreateInput) {
  const request = rowOf(input.serviceRequestId, (id) => agency.table(serviceRequestKind).get(id))
  const policy = rowOf(input.businessPolicyId ?? request?.businessPolicyId, (id) =>
    agency.table(businessPolicyKind).get(id),
  )
  const account = rowOf(input.accountId ?? request?.accountId ?? policy?.accountId, (id) =>
    agency.table(accountKind).get(id),
  )
  const problems: FieldProblem[] = []
  if (input.documentIds?.length)
    problems.push({ path: 'documentIds', message: 'Documents are given as files.' })
  if (input.customPresetId && !agency.table(customPresetKind).get(input.customPresetId))
    problems.push({ path: 'customPresetId', message: 'This preset no longer exists.' })
  if (input.serviceRequestId && !request)
    problems.push({ path: 'serviceRequestId', message: 'This service request no longer exists.' })
  if (input.businessPolicyId && !policy)
    problems.push({ path: 'businessPolicyId', message: 'This policy no longer exists.' })
  if (input.accountId && !account)
    problems.push({ path: 'accountId', message: 'This account no longer exists.' })
  return {
    problems,
    name: account?.detail.name ?? null,
    ids: {
      serviceRequestId: request?.id ?? null,
      businessPolicyId: policy?.id ?? null,
      accountId: account?.id ?? null,
    },
  }
}

/** The first file's name, without its role and extension. */
function fileName(agency: AgencyStore, [id]: readonly string[]): string | null {
  const file = rowOf(id, (fileId) => agency.table(fileKind).get(fileId))
  return file && splitPrefix(file.name).name.replace(/\.\w{1,5}$/, '')
}

function rowOf<R>(id: string | null | undefined, find: (id: string) => R | undefined): R | null {
  return id == null ? null : (find(id) ?? null)
}
