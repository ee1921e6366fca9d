import type { AgencyStore } from '../../platform/index.ts'
import { policyNumberKey } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

/** How many words a number may be written in: `CPP 204 118 - 03`. */
const mostWords = 5

/** The policies whose numbers a text has, however spaced; a number may also be that of another carrier's policy. */
export function* policiesNumberedIn(
  agency: Pick<AgencyStore, 'table'>,
  text: string,
): Iterable<BusinessPolicyRow> {
  const policies = agency.table(businessPolicyKind)
  const words = text.split(/[\s,;:()"“”]+/)
  const tried = new Set<string>()
  for (const start of words.keys())
    for (let length = 1; length <= mostWords && start + length <= words.length; length++) {
      const key = policyNumberKey(words.slice(start, start + length).join(''))
      if (key.length < 5 || !/\d/.test(key) || tried.has(key)) continue
      tried.add(key)
      yield* policies.related('policyNumber', key)
    }
}
