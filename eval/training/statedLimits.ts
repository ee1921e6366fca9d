import { itemNamed } from '../../api/knowledge/reviews/coverageNamed.ts'
import { statement, type Statement } from '../../api/knowledge/reviews/statement.ts'
import { dollars } from '../../api/knowledge/policies/policyMoney.ts'
import type { PolicyTruth } from '../parts/policyTruth.ts'

/** How certificates call the limits that every policy of a line has. */
const labels: Readonly<Record<string, readonly [item: Parameters<typeof itemNamed>[0], ...names: string[]]>> =
  {
    cyberAggregateLimit: ['cyber', 'Policy aggregate', 'Cyber liability aggregate limit'],
    cyberRetentionLimit: ['cyberRetention', 'Retention', 'Retention, each claim'],
    glAggregateLimit: ['generalAggregate', 'GENERAL AGGREGATE', 'General aggregate limit'],
    glMedicalPerPersonLimit: ['medicalExpense', 'MED EXP (Any one person)', 'Medical payments'],
    glPerOccurrenceLimit: ['eachOccurrence', 'EACH OCCURRENCE', 'General liability, each occurrence'],
    glPersonalAndAdvertisingInjuryLimit: ['personalAdvertising', 'PERSONAL & ADV INJURY'],
    glProductsAndCompletedOperationsLimit: ['productsAggregate', 'PRODUCTS - COMP/OP AGG'],
    glRentedPremisesDamageLimit: [
      'rentedPremises',
      'DAMAGE TO RENTED PREMISES (Ea occurrence)',
      'Fire damage legal liability',
    ],
    wcPerAccidentLimit: ['wcPerAccident', 'E.L. EACH ACCIDENT', 'Employers liability, each accident'],
    wcPerDiseaseEmployeeLimit: ['wcPerDiseaseEmployee', 'E.L. DISEASE - EA EMPLOYEE'],
    wcPerDiseasePolicyLimit: ['wcPerDiseasePolicy', 'E.L. DISEASE - POLICY LIMIT'],
  }

/** Each limit and deductible of a policy as certificates may state it, with its amount in whole dollars. */
export function statedLimits(
  truth: PolicyTruth,
): { readonly label: string; readonly place: string | null; readonly amount: number }[] {
  const named = Object.entries(truth.limits).flatMap(([field, amount]) => {
    const [key, ...names] = labels[field] ?? []
    return key === undefined || amount === null
      ? []
      : [itemNamed(key).label, ...names].map((label) => ({ label, place: null, amount }))
  })
  const extra = (truth.extraLimits ?? []).map(({ name, limit }) => ({
    label: name,
    place: null,
    amount: limit,
  }))
  const kept = (truth.deductibles ?? []).map(({ name, amount }) => ({
    label: /deductible|retention|SIR/i.test(name) ? name : `${name} deductible`,
    place: null,
    amount,
  }))
  const places = (truth.locations ?? []).flatMap(({ address, limits }) => [
    { label: 'Building', place: address.line1, amount: limits.building },
    { label: 'Contents', place: address.line1, amount: limits.contents },
  ])
  return [...named, ...extra, ...kept, ...places].flatMap((each) =>
    typeof each.amount === 'number' && each.amount >= 100 ? [{ ...each, amount: each.amount }] : [],
  )
}

/** The same on a certificate, with an amount of its choice. */
export function shownAs(
  { label, place }: { label: string; place: string | null },
  amount: number,
): Statement {
  const text = dollars(amount * 100)
  const headings = place === null ? [] : [place]
  return statement(label, text, `${label} ${text}`, { page: 1, headings, origin: 'declarations' })
}
