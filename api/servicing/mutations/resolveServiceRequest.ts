import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  legibleText,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed, type Change } from '../../platform/index.ts'
import {
  AlreadyResolvedError,
  alreadyResolved,
  ChangedMeanwhileError,
  changedMeanwhile,
} from '../requestErrors.ts'
import { requestCan, resolved } from '../serviceRequest.ts'
import { planWithdrawal } from '../jobs/prepareRequestJob.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'
import { ServiceRequestType } from '../serviceRequestType.ts'
import { attached, canAttach, fileKind } from '../../files/index.ts'

const rules = z.object({
  notes: legibleText(10_000, { tooLong: 'Notes may have up to 10,000 characters.' })
    .nullish()
    .transform((notes) => notes || null)
    .describe('Not visible to the client.'),
  files: z
    .array(z.string())
    .max(20, 'Up to 20 files may be attached.')
    .nullish()
    .transform((files) => [...new Set(files)])
    .describe('Ids of uploaded files; visible to the client.'),
})

const ResolveServiceRequestInput = inputOf('ResolveServiceRequestInput', rules, { types: { files: 'ID' } })

const ResolveServiceRequestResult = builder.unionType('ResolveServiceRequestResult', {
  types: [
    successType('ResolveServiceRequestSuccess', { serviceRequest: ServiceRequestType }),
    AlreadyResolvedError,
    ChangedMeanwhileError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('resolveServiceRequest', (t) =>
  t.field({
    type: ResolveServiceRequestResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ResolveServiceRequestInput, required: true }),
    },
    resolve: (_, { id, input }, context) => resolveServiceRequest(context, id, input),
  }),
)

/** Closes an open request. If two users do so at once, the first succeeds and the second is told who it was. */
async function resolveServiceRequest(context: RequestContext, id: string, input: z.input<typeof rules>) {
  const { agency, actor, viewer, clock } = context
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { notes, files } = checked.data

  const answer = await retryOnConflict(async () => {
    const request = await agency.read(serviceRequestKind, id)
    if (!request) return notFound('service request')
    if (!requestCan('resolve', request.value)) return alreadyResolved(context, request)

    const attachments = await attach(context, files, id)
    if (!attachments) return fieldError('files', 'A file is no longer available. Choose it again.')

    const now = clock.now()
    const next = resolved(request.value, { notes, fileIds: files, at: now, by: viewer.id })
    const committed = await agency.commit(actor, [
      replace(request, next, 'CLOSE_SERVICE_REQUEST'),
      ...attachments,
      ...planWithdrawal(agency, id, { because: `${viewer.name} resolved the request.`, now }),
    ])
    if (!committed.ok) return conflict
    return {
      __typename: 'ResolveServiceRequestSuccess' as const,
      serviceRequest: listed(context.agency, serviceRequestKind, id),
    }
  })
  return answer === conflict ? changedMeanwhile(context, id) : answer
}

/** The changes that attach the viewer's uploads to a request; null if one of them is not theirs to attach. */
async function attach(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  fileIds: readonly string[],
  requestId: string,
): Promise<readonly Change[] | null> {
  const changes: Change[] = []
  for (const file of await agency.readMany(fileKind, fileIds)) {
    if (!file || !canAttach(file.value, viewer.id)) return null
    changes.push(replace(file, attached(file.value, requestId), 'ATTACH_FILE'))
  }
  return changes
}
