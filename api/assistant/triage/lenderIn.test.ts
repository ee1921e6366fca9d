import assert from 'node:assert/strict'
import { triage } from './triage.ts'
import { book as others, email } from './testing/exampleMessages.ts'

const book = {
  size: 900,
  accounts: [
    ...others.accounts,
    {
      id: 'casco',
      names: ['Casco Roofing LLC'],
      industry: 'Roofing contractors',
      emails: ['marta@cascoroofing.example'],
      phones: [],
      contactNames: ['Marta Ouellette'],
      policies: [
        { id: 'cp', type: 'PROPERTY' as const, policyNumber: 'CP-551-20', carrier: 'Pine Tree Mutual' },
      ],
    },
  ],
}
const lender = { name: 'Gloria Penn', email: 'gpenn@tidewaterbank.example' }
const client = { name: 'Marta Ouellette', email: 'marta@cascoroofing.example' }

/** Requests for evidence of commercial property, and the holder: its name, then its street. */
const requests: readonly (readonly [
  Partial<ReturnType<typeof email>['from']>,
  string,
  string | null,
  string | null,
])[] = [
  [
    lender,
    'We hold the mortgage on 12 Wharf Street. Please issue an ACORD 28 with the insured shown as Casco Properties LLC, 12 Wharf Street, Portland, ME 04101, and Tidewater Commercial Bank ISAOA/ATIMA, PO Box 7710, Norfolk, VA 23510 as mortgagee. This is for Casco Roofing LLC.',
    'Tidewater Commercial Bank ISAOA/ATIMA',
    'PO Box 7710',
  ],
  [
    lender,
    'Re: Loan 44-20917\nInsured: Casco Roofing LLC\n12 Wharf Street, Portland, ME 04101\n\nWe need the ACORD 28 (Evidence of Commercial Property) before closing on March 31.\n\nGloria Penn\nTidewater Commercial Bank\nPO Box 7710, Norfolk, VA 23510',
    'Tidewater Commercial Bank',
    'PO Box 7710',
  ],
  [
    client,
    'Tidewater Commercial Bank needs an ACORD 28 on the building at 12 Wharf Street, Portland, ME 04101. Their address is PO Box 7710, Norfolk, VA 23510. The owner is Wharf Street Holdings LLC.\n\nMarta',
    'Tidewater Commercial Bank',
    'PO Box 7710',
  ],
  [
    client,
    'Please send an ACORD 28 for the shop. Mortgagee: Harborview Partners LP, 9 Dock Lane, Saco, ME 04072. Insured: Casco Wharf LLC, 12 Wharf Street, Portland, ME 04101.',
    'Harborview Partners LP',
    '9 Dock Lane',
  ],
  [
    lender,
    'Please send us an ACORD 28 for our borrower Casco Roofing Partners LLC, 12 Wharf Street, Portland, ME 04101. Loan 44-20917.',
    null,
    null,
  ],
]

for (const [from, body, name, street] of requests)
  Deno.test(`the holder of evidence of property is the lender, not the insured: ${body.slice(0, 60)}`, () => {
    const found = triage(email(body, from, 'Evidence of insurance'), book).requests.filter(
      ({ type }) => type === 'CREATE_CERTIFICATE',
    )
    assert.deepEqual(
      found.map((request) => [request.name, request.address?.line1 ?? null]),
      [[name, street]],
    )
  })
