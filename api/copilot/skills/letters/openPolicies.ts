import type { FoundAccount } from './letterSubject.ts'

/** The policies in force, or else those that are not canceled. */
export function openPolicies({ policies }: FoundAccount) {
  const inForce = policies.filter(({ state }) => state === 'INFORCE')
  return inForce.length > 0 ? inForce : policies.filter(({ state }) => state !== 'CANCELED')
}

/** The only policy of each line; none if a line has none or several. */
export function onePerLine(account: FoundAccount, lines: readonly string[]): string[] {
  const ids = lines.map((line) => openPolicies(account).filter(({ type }) => type === line))
  return ids.every(({ length }) => length === 1) ? ids.flatMap((of) => of.map(({ id }) => id)) : []
}

/** How many days before expiration a policy counts as up for renewal. */
const renewalDays = 120

/** The policy up for renewal: the one in force that expires first, if that is soon. */
export function nextToRenew(
  account: FoundAccount,
  today: string,
): FoundAccount['policies'][number] | 'UNCLEAR' {
  const last = new Date(Date.parse(today) + renewalDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const [first, second] = openPolicies(account)
    .filter(({ expiresAt }) => expiresAt !== null && expiresAt >= today && expiresAt <= last)
    .toSorted((a, b) => (a.expiresAt ?? '').localeCompare(b.expiresAt ?? ''))
  return first && first.expiresAt !== second?.expiresAt ? first : 'UNCLEAR'
}
