import { FileType, presentFile, type StoredFileRow } from '../../files/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import { shownPolicy } from '../policies/businessPolicyErrors.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

interface PolicyFileSuccess<Name extends string> {
  readonly __typename: Name
  readonly file: StoredFileRow
  readonly businessPolicy: BusinessPolicyRow
}

/** Declares a mutation's success payload: the document, which exists afterwards. */
export function policyFileSuccess<Name extends string>(name: Name) {
  return builder.objectRef<PolicyFileSuccess<Name>>(name).implement({
    fields: (t) => ({
      file: t.expose('file', { type: FileType }),
      businessPolicy: t.expose('businessPolicy', { type: BusinessPolicyType }),
    }),
  })
}

/** The document and its policy for display; throws if either does not exist. */
export function shownPolicyFile(context: RequestContext, id: string) {
  const file = presentFile(context.agency, id)
  if (!file?.attachedTo) throw new Error(`The document ${id} is on record but not listed.`)
  return { file, businessPolicy: shownPolicy(context, file.attachedTo) }
}
