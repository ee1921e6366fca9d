import type { AgencyStore } from '../../platform/index.ts'
import { policyNumberKey } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

/** The policies whose numbers a text has, however spaced; a number may also be that of another carrier's policy. */
export function* policiesNumberedIn(
  agency: Pick<AgencyStore, 'table'>,
  text: string,
): Iterable<BusinessPolicyRow> {
  const policies = agency.table(businessPolicyKind)
  for (const number of text.match(/[A-Za-z0-9][A-Za-z0-9./ -]{3,28}\d(?:-?[A-Za-z]\b)?/g) ?? []) {
    const words = number.split(' ')
    for (let start = 0; start < words.length; start++)
      yield* policies.related('policyNumber', policyNumberKey(words.slice(start).join('')))
  }
}
