import { dollars } from '../policies/policyMoney.ts'
import type { EndorsementChange, Fact, PolicyFacts } from './policyFacts.ts'
import { parseMoney } from './values.ts'

/** What an endorsement adds to the premium of the declarations, or returns of it. */
interface PremiumChange {
  readonly endorsement: Fact<EndorsementChange>
  /** Cents; negative for a return premium. */
  readonly cents: number
}

const charged = /\b(additional|return) premium(?: charge)?(?: of| is|:)? (\$ ?\d[\d,]*(?:\.\d\d)?)/i

/** The premiums of endorsements that take effect after the policy: the declarations cannot include them. */
export function premiumChanges({ endorsements, scalars }: PolicyFacts): PremiumChange[] {
  const start = scalars.effectiveDate.fact?.value
  return endorsements.flatMap((endorsement) => {
    const { change, further, effectiveDate } = endorsement.value
    const [, kind = '', amount = ''] =
      charged.exec([change, ...further.map(({ text }) => text)].join(' ')) ?? []
    const cents = parseMoney(amount)
    if (cents === null || start === undefined || effectiveDate === null || effectiveDate <= start) return []
    return [{ endorsement, cents: /^return/i.test(kind) ? -cents : cents }]
  })
}

/** The facts of a policy whose premium says what endorsements add to it, and what the policy costs with them. */
export function withPremiumChanges(facts: PolicyFacts): PolicyFacts {
  const { fact } = facts.scalars.premium
  const changes = premiumChanges(facts)
  if (!fact || fact.source.origin === 'endorsement' || changes.length === 0) return facts
  const total = changes.reduce((sum, { cents }) => sum + cents, fact.value)
  const said = changes.map(
    ({ endorsement: { value, page }, cents }) =>
      `${value.title} (page ${page}) ${cents < 0 ? 'returns' : 'adds'} ${dollars(Math.abs(cents))}`,
  )
  const reason = `${said.join('; ')}. With ${said.length > 1 ? 'them' : 'it'}, the premium is ${dollars(total)}.`
  const premium = { ...fact, source: { ...fact.source, reason } }
  return { ...facts, scalars: { ...facts.scalars, premium: { fact: premium, conflict: [] } } }
}
