import { builder } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { businessApplicationKind } from './businessApplication.ts'
import type { ApplicationRow } from './businessApplication.ts'
import { BusinessApplicationType } from './businessApplicationType.ts'

interface ApplicationSuccess<Name extends string> {
  readonly __typename: Name
  readonly businessApplication: ApplicationRow
}

/** Declares a mutation's success payload: the updated application. */
export function applicationSuccess<Name extends string>(name: Name) {
  return builder.objectRef<ApplicationSuccess<Name>>(name).implement({
    fields: (t) => ({
      businessApplication: t.expose('businessApplication', { type: BusinessApplicationType }),
    }),
  })
}

/** The application for display; throws if it does not exist. */
export function shownApplication({ agency }: RequestContext, id: string): ApplicationRow {
  const row = agency.table(businessApplicationKind).get(id)
  if (!row) throw new Error(`The application ${id} is on record but not listed.`)
  return row
}
