import { builder, NotFoundError, notFound, type RequestContext, successType } from '../../../graphql/index.ts'
import { conflict, replace, retryOrThrow, listed } from '../../../platform/index.ts'
import { caraWorkspaceKind, stopRefusal } from '../caraWorkspace.ts'
import { CaraWorkspaceType } from '../caraWorkspaceType.ts'

const StopCaraWorkspaceResult = builder.unionType('StopCaraWorkspaceResult', {
  types: [successType('StopCaraWorkspaceSuccess', { caraWorkspace: CaraWorkspaceType }), NotFoundError],
})

builder.mutationField('stopCaraWorkspace', (t) =>
  t.field({
    description: 'Asks Cara to stop. Has no effect if Cara has stopped or is idle.',
    type: StopCaraWorkspaceResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => stopWorkspace(context, id),
  }),
)

async function stopWorkspace(context: RequestContext, id: string) {
  const { agency, actor, clock } = context
  return await retryOrThrow(async () => {
    const workspace = await agency.read(caraWorkspaceKind, id)
    if (!workspace) return notFound('workspace')
    if (stopRefusal(workspace.value) === null) {
      const next = { ...workspace.value, stopRequestedAt: clock.now() }
      const committed = await agency.commit(actor, [replace(workspace, next, 'STOP_CARA_WORKSPACE')])
      if (!committed.ok) return conflict
    }
    return {
      __typename: 'StopCaraWorkspaceSuccess' as const,
      caraWorkspace: listed(context.agency, caraWorkspaceKind, id),
    }
  })
}
