import type { FieldProblem } from '../../graphql/index.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import type { Reckoned } from '../policies/policyRules.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  marketLabels,
  paymentIntervalLabels,
  policyStateLabels,
} from '../policies/policyTerms.ts'
import type { SheetValues } from '../sheets/sheetColumns.ts'
import { readCents, readChoice, readDay, readPercent } from '../sheets/readCell.ts'

interface Reader {
  read(cell: string): unknown
  /** What to write instead of a cell that cannot be read. */
  readonly help: string
}

const text: Reader = { read: (cell) => cell, help: '' }
const day: Reader = { read: readDay, help: 'Write a date like 2027-03-01 or 3/1/2027.' }
const money: Reader = { read: readCents, help: 'Write an amount like 1250.00 or $1,250.00.' }
const percent: Reader = { read: readPercent, help: 'Write a rate in percent like 12.5.' }

/** How each column of a policy's terms is read. */
const readers = {
  type: choice(lineOfBusinessLabels),
  state: choice(policyStateLabels),
  market: choice(marketLabels),
  policyNumber: text,
  quoteNumber: text,
  issuedAt: day,
  inforceAt: day,
  expiresAt: day,
  premium: money,
  taxes: money,
  agencyFees: money,
  brokerFees: money,
  policyFees: money,
  otherFees: money,
  total: money,
  commissionRate: percent,
  estimatedCommission: money,
  minimumEarnedPremium: money,
  billingType: choice(billingTypeLabels),
  paymentIntervalType: choice(paymentIntervalLabels),
} satisfies Partial<Record<keyof (PolicyDraft & Reckoned), Reader>>

/** What a row says of a policy's terms, and which of its cells cannot be read. */
export function readTerms(values: SheetValues): {
  readonly said: PolicyDraft & Reckoned
  readonly problems: readonly FieldProblem[]
} {
  const problems: FieldProblem[] = []
  const said = Object.entries<Reader>(readers).flatMap(([path, { read, help }]) => {
    const cell = values[path]
    if (cell === undefined) return []
    const value = read(cell)
    if (value === null) problems.push({ path, message: help })
    return [[path, value] as const]
  })
  return { said: Object.fromEntries(said) as PolicyDraft & Reckoned, problems }
}

function choice<Key extends string>(labels: Readonly<Record<Key, string>>): Reader {
  const known = [...new Set(Object.values<string>(labels))].join(', ')
  return { read: (cell) => readChoice(cell, labels), help: `Write one of these: ${known}.` }
}
