import type { FieldProblem } from '../../graphql/index.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import type { CalculatedAmounts } from '../policies/policyRules.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  marketLabels,
  paymentIntervalLabels,
  policyStateLabels,
} from '../policies/policyTerms.ts'
import type { LineOfBusiness, PolicyState } from '../policies/policyTerms.ts'
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

/** What agents and other systems call a line. */
const lineWords: TradeWords<LineOfBusiness> = {
  ACCIDENT_AND_HEALTH: ['A&H'],
  BUSINESS_OWNERS: ['BOP', "Businessowner's", 'Businessowners', 'Business Owners Policy'],
  COMMERCIAL_AUTO: ['BA', 'BAP', 'Business Auto', 'CA', 'Commercial Auto'],
  CYBER: ['Cyber Liability'],
  DIRECTORS_AND_OFFICERS: ['D&O', 'Directors & Officers'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['EPL', 'EPLI', 'Employment Practices'],
  ERRORS_AND_OMISSION: ['E&O', 'Errors & Omissions', 'Errors and Omissions'],
  EXCESS: ['Excess Liability', 'XS'],
  GENERAL_LIABILITY: ['CGL', 'Commercial General Liability', 'GL'],
  PACKAGE: ['Commercial Package', 'CPP', 'PKG'],
  PRODUCT_LIABILITY: ['Products Liability'],
  PROFESSIONAL_LIABILITY: ['PL', 'Professional'],
  PROPERTY: ['Commercial Property', 'CP', 'Prop'],
  UMBRELLA: ['Commercial Umbrella', 'CU', 'UMB', 'Umbrella Liability'],
  WORKERS_COMPENSATION: ['WC', 'Work Comp', 'Workers Comp', "Worker's Comp", "Worker's Compensation"],
}

const stateWords: TradeWords<PolicyState> = {
  BINDING: ['Bound'],
  CANCELED: ['Cancelled'],
  // What our own export calls a policy whose term is over and that was not renewed.
  INFORCE: ['Current', 'In force', 'Lapsed'],
}

/** How each column of a policy's terms is read. */
const readers = {
  type: choice(lineOfBusinessLabels, lineWords),
  state: choice(policyStateLabels, stateWords),
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
  billingType: choice(billingTypeLabels, { DIRECT: ['direct bill', 'db'], AGENCY: ['agency bill', 'ab'] }),
  paymentIntervalType: choice(paymentIntervalLabels, { ANNUAL: ['annually', 'paid in full', 'yearly'] }),
} satisfies Partial<Record<keyof (PolicyDraft & CalculatedAmounts), Reader>>

/** What a row says of a policy's terms, and which of its cells cannot be read. */
export function readTerms(values: SheetValues): {
  readonly draft: PolicyDraft & CalculatedAmounts
  readonly problems: readonly FieldProblem[]
} {
  const problems: FieldProblem[] = []
  const draft = Object.entries<Reader>(readers).flatMap(([path, { read, help }]) => {
    const cell = values[path]
    if (cell === undefined) return []
    const value = read(cell)
    if (value === null) problems.push({ path, message: help })
    return [[path, value] as const]
  })
  return { draft: Object.fromEntries(draft) as PolicyDraft & CalculatedAmounts, problems }
}

type TradeWords<Key extends string> = Readonly<Partial<Record<Key, readonly string[]>>>

function choice<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  tradeWords?: TradeWords<Key>,
): Reader {
  const known = [...new Set(Object.values<string>(labels))].join(', ')
  return { read: (cell) => readChoice(cell, labels, tradeWords), help: `Write one of these: ${known}.` }
}
