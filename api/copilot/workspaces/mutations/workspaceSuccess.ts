import { builder, type RequestContext } from '../../../graphql/index.ts'
import { caraWorkspaceKind, type CaraWorkspaceRow } from '../caraWorkspace.ts'
import { CaraWorkspaceType } from '../caraWorkspaceType.ts'

interface WorkspaceSuccess<Name extends string> {
  readonly __typename: Name
  readonly caraWorkspace: CaraWorkspaceRow
}

/** Declares a mutation's success payload: the updated workspace. */
export function workspaceSuccess<Name extends string>(name: Name) {
  return builder.objectRef<WorkspaceSuccess<Name>>(name).implement({
    fields: (t) => ({ caraWorkspace: t.expose('caraWorkspace', { type: CaraWorkspaceType }) }),
  })
}

/** The workspace for display; throws if it does not exist. */
export function shownWorkspace({ agency }: Pick<RequestContext, 'agency'>, id: string): CaraWorkspaceRow {
  const row = agency.table(caraWorkspaceKind).get(id)
  if (!row) throw new Error(`The workspace ${id} is on record but not listed.`)
  return row
}
