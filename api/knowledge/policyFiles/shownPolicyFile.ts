import { presentFile } from '../../files/index.ts'
import { type RequestContext } from '../../graphql/index.ts'
import { listed } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'

/** The document and its policy for display; throws if either does not exist. */
export function shownPolicyFile(context: RequestContext, id: string) {
  const file = presentFile(context.agency, id)
  if (!file?.attachedTo) throw new Error(`The document ${id} is on record but not listed.`)
  return { file, businessPolicy: listed(context.agency, businessPolicyKind, file.attachedTo) }
}
