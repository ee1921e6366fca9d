import { fileKind } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { BusinessPolicy } from '../policies/businessPolicy.ts'
import { isRunning } from '../policies/policyStanding.ts'
import { policyStateLabels } from '../policies/policyTerms.ts'
import type { DetailsDifference } from './detailsDifferences.ts'
import type { LoadedDetails } from './loadDetails.ts'

/** A policy that is being bound is in force once the carrier has issued it and its term runs. */
export function stateDifference(
  { state }: BusinessPolicy,
  fields: LoadedDetails['fields'],
  { agency, today }: { agency: AgencyStore; today: string },
): DetailsDifference[] {
  const [effective, expiration] = ['effectiveDate', 'expirationDate'].map((path) =>
    fields.find(({ field }) => field.path === path),
  )
  const [inforceAt, expiresAt] = [effective, expiration].map((date) => date?.value?.toString())
  const citation = effective?.citation ?? null
  const source = citation && agency.table(fileKind).get(citation.fileId)
  if (state !== 'BINDING' || source?.type !== 'POLICY_DOCUMENT') return []
  if (!inforceAt || !expiresAt || !isRunning({ inforceAt, expiresAt }, today)) return []
  return [
    {
      path: 'state',
      label: 'Status',
      kind: 'TEXT',
      current: policyStateLabels[state],
      proposed: policyStateLabels.INFORCE,
      refusal: null,
      citation,
      draft: { state: 'INFORCE' },
    },
  ]
}
