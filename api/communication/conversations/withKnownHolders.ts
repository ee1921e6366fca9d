import type { Triage, TriageAccount, TriagedRequest } from '../../assistant/index.ts'
import { certificateKind, nameKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** The requests with the addresses of holders that the account has had certificates for: `same address as last time`. */
export function withKnownHolders(
  agency: AgencyStore,
  decided: Triage,
  account: TriageAccount | null,
): Triage {
  if (!account || !decided.requests.some(lacksAddress)) return decided
  return {
    ...decided,
    requests: decided.requests.map((asked) => {
      const holder = lacksAddress(asked) ? knownHolder(agency, account.id, asked.name ?? '') : null
      if (!holder) return asked
      const missing = asked.missing.filter((item) => item !== 'their mailing address')
      return { ...asked, name: holder.name, address: holder.address, missing }
    }),
  }
}

/** The holder of this name with the address on the account's latest certificate for it; null without one. */
export function knownHolder(agency: AgencyStore, accountId: string, name: string) {
  const issued = agency
    .table(certificateKind)
    .related('currentOf', accountId)
    .toSorted((a, b) => b.createdAt - a.createdAt)
  return issued.find(({ holder }) => isSameName(holder.name, name))?.holder ?? null
}

function lacksAddress({ type, name, address }: TriagedRequest): boolean {
  return (
    (type === 'CREATE_CERTIFICATE' || type === 'ADD_ADDITIONAL_INSURED') && name !== null && address === null
  )
}

/** Whether two names are the same party's: one may be shorter, as clients call it before they give it in full. */
export function isSameName(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [nameKey(one), nameKey(other)].toSorted((a, b) => a.length - b.length)
  const begins = [`${shorter} `, shorter.replace(/ gc$/, ' general contract')]
  return shorter === longer || (shorter.includes(' ') && begins.some((each) => longer.startsWith(each)))
}
