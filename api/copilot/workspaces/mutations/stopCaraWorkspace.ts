import { builder, NotFoundError, notFound, type RequestContext } from '../../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../../platform/index.ts'
import { caraWorkspaceKind, stopRefusal } from '../caraWorkspace.ts'
import { shownWorkspace, workspaceSuccess } from './workspaceSuccess.ts'

const StopCaraWorkspaceResult = builder.unionType('StopCaraWorkspaceResult', {
  types: [workspaceSuccess('StopCaraWorkspaceSuccess'), NotFoundError],
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
  const answer = await retryOnConflict(async () => {
    const workspace = await agency.read(caraWorkspaceKind, id)
    if (!workspace) return notFound('workspace')
    if (stopRefusal(workspace.value) === null) {
      const next = { ...workspace.value, stopRequestedAt: clock.now() }
      const committed = await agency.commit(actor, [replace(workspace, next, 'STOP_CARA_WORKSPACE')])
      if (!committed.ok) return conflict
    }
    return { __typename: 'StopCaraWorkspaceSuccess' as const, caraWorkspace: shownWorkspace(context, id) }
  })
  if (answer === conflict) throw new Error(`The workspace ${id} could not be stopped.`)
  return answer
}
