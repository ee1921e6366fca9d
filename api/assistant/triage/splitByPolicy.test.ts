import assert from 'node:assert/strict'
import { policiesMeant } from './findPolicy.ts'
import { triage } from './triage.ts'
import type { TriageBook, TriagePolicy } from './triageMessage.ts'

const held: readonly (readonly [TriagePolicy['type'], string, string, boolean])[] = [
  ['COMMERCIAL_AUTO', 'BAP-771001-26', '2026-03-01', false],
  ['COMMERCIAL_AUTO', 'BAP-771002-26', '2026-06-01', false],
  ['GENERAL_LIABILITY', 'CGL-882001-26', '2026-03-01', false],
  ['GENERAL_LIABILITY', 'CGL-882001-24', '2024-03-01', true],
  ['WORKERS_COMPENSATION', 'WCP-993001-26', '2026-03-01', false],
  ['UMBRELLA', 'UMB-114001-26', '2026-03-01', false],
  ['CYBER', 'CYB-225001-25', '2025-03-01', true],
]
const policies = held.map(([type, policyNumber, startsOn, isEnded]) => ({
  id: policyNumber,
  type,
  policyNumber,
  carrier: null,
  startsOn,
  isEnded,
}))
const book: TriageBook = {
  size: 40,
  accounts: [
    {
      id: 'granite',
      names: ['Millrace Masonry LLC'],
      industry: null,
      emails: ['tom@millracemasonry.example'],
      phones: [],
      contactNames: ['Tom Harrow'],
      policies,
    },
  ],
}

function requestsIn(body: string) {
  return triage(
    {
      channel: 'EMAIL',
      receivedOn: '2026-11-26',
      from: { name: 'Tom Harrow', email: 'tom@millracemasonry.example', phone: null, isVerified: true },
      subject: 'Policies',
      body,
      transcript: [],
      attachments: [],
    },
    book,
  ).requests
}

const orders: readonly (readonly [body: string, policyIds: readonly (string | null)[]])[] = [
  // A renewal differs from the policy before it in the year only.
  ['Please cancel general liability policy CGL-882001-26 effective 12/15/2026.', ['CGL-882001-26']],
  ['Please cancel policy CGL-882001-24 effective 12/15/2026.', ['CGL-882001-24']],
  ['Cancel policy number CGL 882001 26 as of 12/15/2026', ['CGL-882001-26']],
  ['Please raise the limit on CGL-882001-26 to $2,000,000 effective 12/1/2026', ['CGL-882001-26']],
  ['Please cancel policy 882001 effective 12/15/2026.', ['CGL-882001-26']],
  // Two policies of a line: neither is taken for the other, nor another line for them.
  ['Please cancel our auto policy effective 12/31/2026.', [null]],
  [
    'Please add driver Joe Pike to our auto policy, born 1/2/1990, license ME 1234567, effective 12/1/2026',
    [null],
  ],
  ['Please add a 2025 Ford F-250, VIN 1FT7W2BN5SEC12345, effective 12/1/2026.', [null]],
  // An order for each policy.
  [
    'Add a 2025 Ford F-250 VIN 1FT7W2BN5SEC12345 to BAP-771002-26 effective 12/1/2026 and remove the 2015 Chevy Silverado from BAP-771001-26.',
    ['BAP-771002-26', 'BAP-771001-26'],
  ],
  [
    'Please remove the 2015 Chevy Silverado from BAP-771001-26. Please add a 2025 Ford F-250 to BAP-771002-26. Both effective 12/1/2026.',
    ['BAP-771001-26', 'BAP-771002-26'],
  ],
  [
    'On BAP-771001-26, add driver Ann Lee, born 2/3/1991, license ME 7654321; raise the limit of UMB-114001-26 to $3,000,000 effective 1/1/2027.',
    ['BAP-771001-26', 'UMB-114001-26'],
  ],
  [
    'Cancel BAP-771001-26 effective 12/31/2026 and cancel WCP-993001-26 effective 1/15/2027.',
    ['BAP-771001-26', 'WCP-993001-26'],
  ],
  ['Please remove the 2015 Chevy Silverado from BAP-771001-26 and add a 2025 Ford F-250.', ['BAP-771001-26']],
  [
    'Please raise the GL to $2 million per occurrence / $4 million aggregate, the school job wants it. And increase the payroll on the comp to $410,000 as of 12/1.',
    ['CGL-882001-26', 'WCP-993001-26'],
  ],
  [
    'Increase the umbrella to $5 million. It has to be in place by 12/1. Also remove Tom Harrow as an officer from the comp.',
    ['UMB-114001-26', 'WCP-993001-26'],
  ],
  // The second line is only told of.
  ['Please raise the GL to $2 million effective 12/1. The umbrella needs that below it?', ['CGL-882001-26']],
]

for (const [body, policyIds] of orders) {
  Deno.test(`is about ${policyIds.join(' and ')}: ${body}`, () => {
    assert.deepEqual(
      requestsIn(body).map(({ policyId }) => policyId),
      policyIds,
    )
  })
}

Deno.test('each order has its own changes and what is said of all', () => {
  const [removal, addition] = requestsIn(
    'Please remove the 2015 Chevy Silverado from BAP-771001-26. Please add a 2025 Ford F-250 to BAP-771002-26. Both effective 12/1/2026.',
  )
  assert.match(removal?.details ?? '', /Silverado[^]*Both effective/)
  assert.doesNotMatch(removal?.details ?? '', /F-250/)
  assert.match(addition?.details ?? '', /F-250[^]*Both effective/)
  assert.doesNotMatch(addition?.details ?? '', /Silverado/)
  assert.deepEqual([removal?.effectiveOn, addition?.effectiveOn], ['2026-12-01', '2026-12-01'])
})

Deno.test('a policy that is to stay is not canceled with the other', () => {
  const requests = requestsIn('Cancel BAP-771001-26 effective 12/31/2026 but keep BAP-771002-26.')
  assert.ok(requests.every(({ policyId }) => policyId !== 'BAP-771002-26'))
})

for (const [body, began] of [
  ['Please cancel auto policy BAP-771001-26 on 12/15/2025.', 'Mar 1, 2026'],
  ['Please cancel BAP-771002-26 effective April 1, 2026.', 'Jun 1, 2026'],
  ['Please cancel all our policies as of 12/31/2025.', 'Mar 1, 2026'],
  ['Add a 2025 Ford F-250, VIN 1FT7W2BN5SEC12345, to BAP-771001-26 effective 1/5/2026.', 'Mar 1, 2026'],
] as const) {
  Deno.test(`a day before the policy began is asked for again: ${body}`, () => {
    const [request] = requestsIn(body)
    assert.equal(request?.effectiveOn, null)
    assert.ok(request.missing.some((item) => item.endsWith(`as it began only on ${began}`)))
  })
}

for (const body of [
  'Please cancel BAP-771001-26 on 3/1/2026.',
  'Please cancel BAP-771002-26 on 12/31/2026.',
]) {
  Deno.test(`a day of the term is taken: ${body}`, () => {
    const [request] = requestsIn(body)
    assert.notEqual(request?.effectiveOn, null)
    assert.deepEqual(request?.missing, [])
  })
}

for (const [text, numbers] of [
  ['Cancel our auto policy.', ['BAP-771001-26', 'BAP-771002-26']],
  ['Take the 2015 Chevy Silverado off.', ['BAP-771001-26', 'BAP-771002-26']],
  ['Is this covered by our general liability?', ['CGL-882001-26']],
  ['Reinstate our cyber, please.', ['CYB-225001-25']],
  ['Cancel CGL-882001-24.', ['CGL-882001-24']],
  [
    'Cancel one of them.',
    ['BAP-771001-26', 'BAP-771002-26', 'CGL-882001-26', 'WCP-993001-26', 'UMB-114001-26'],
  ],
] as const) {
  Deno.test(`offers ${numbers.length} policies to choose from: ${text}`, () => {
    assert.deepEqual(
      policiesMeant(text, policies).map(({ policyNumber }) => policyNumber),
      numbers,
    )
  })
}

Deno.test('a call about two lines is a change of each, with its own day', () => {
  const said = [
    [
      'USER',
      'We sold the 2018 Transit, so take that off the auto. And the school wants two million on the GL, so raise that.',
    ],
    ['AGENT', 'You want the van removed, and you want the GL limit raised to two million. Is that right?'],
    ['USER', 'Yes, two million each occurrence. From December first.'],
    ['AGENT', 'For both changes?'],
    ['USER', 'No, the van right away.'],
  ] as const
  const { requests } = triage(
    {
      channel: 'CALL',
      receivedOn: '2026-11-26',
      from: { name: 'Tom Harrow', email: null, phone: null, isVerified: true },
      subject: null,
      body: '',
      transcript: said.map(([role, content]) => ({ role, content })),
      attachments: [],
    },
    { ...book, accounts: book.accounts.map((each) => ({ ...each, policies: policies.slice(1, 3) })) },
  )
  assert.deepEqual(
    requests.map(({ policyId, effectiveOn }) => [policyId, effectiveOn]),
    [
      ['BAP-771002-26', '2026-11-26'],
      ['CGL-882001-26', '2026-12-01'],
    ],
  )
  assert.doesNotMatch(requests[0]?.details ?? '', /million/)
  assert.doesNotMatch(requests[1]?.details ?? '', /van|right away|Is that right/)
})
