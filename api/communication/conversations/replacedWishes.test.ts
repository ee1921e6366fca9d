import assert from 'node:assert/strict'
import { standingIn } from '../../assistant/index.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

interface Request {
  readonly type: Parameters<typeof standingIn>[0]
  readonly details: string
  readonly createCertificate: { readonly name: string } | null
}

/** What a conversation of several messages leaves to do: each request, marked if the client took it back. */
async function leftOf(bodies: readonly string[], order: readonly number[] = bodies.map((_, at) => at)) {
  let left: { readonly requests: readonly string[]; readonly draft: string } | undefined
  await withMailDesk(async ({ world, send }) => {
    const dana = await world.as(world.dana)
    const { accounts } = await dana.data('{ accounts { edges { node { id } } } }')
    const accountId = accounts.edges[0].node.id
    for (const [type, policyNumber] of [
      ['COMMERCIAL_AUTO', 'CAP-100001-26'],
      ['UMBRELLA', 'UMB-200002-26'],
    ] as const)
      await openPolicy(world.harborline, { accountId, type, policyNumber, expiresAt: '2027-03-01' })
    for (const at of order) {
      const subject = at === 0 ? 'Request' : 'Re: Request'
      const headers = at === 0 ? [verified] : [verified, 'References: <m0@cascoroofing.example>']
      const message = source({ subject, headers, id: `m${at}@cascoroofing.example`, body: bodies[at] ?? '' })
      await send(message.replace('11:02:00', `11:0${at}:00`))
    }
    const [thread] = await threads(world)
    left = {
      draft: thread.draft.body,
      requests: thread.serviceRequests.map(({ type, details, createCertificate }: Request) =>
        [
          standingIn(type, details)?.kind ?? 'WANTED',
          type,
          ...(createCertificate ? [createCertificate.name] : []),
        ].join(' '),
      ),
    }
  })
  assert.ok(left)
  return left
}

const certificate = 'Please send a certificate to Acme Builders, 12 Main St, Portland ME 04101.'
const brown = 'Brown Brothers Inc, 9 Dock St, Portland ME 04101'
const withTruck = `${certificate} Also, please add a 2021 Ford F-150, VIN 1FTFW1E50MFA00001, to our auto policy.`

const conversations: readonly (readonly [string, string, readonly string[]])[] = [
  [
    certificate,
    `Never mind the Acme certificate, send it to ${brown} instead.`,
    ['WITHDRAWN CREATE_CERTIFICATE Acme Builders', 'WANTED CREATE_CERTIFICATE Brown Brothers Inc'],
  ],
  [
    certificate,
    `The certificate should go to ${brown}.`,
    ['WITHDRAWN CREATE_CERTIFICATE Acme Builders', 'WANTED CREATE_CERTIFICATE Brown Brothers Inc'],
  ],
  [
    certificate,
    `Please send a certificate to ${brown}.`,
    ['WANTED CREATE_CERTIFICATE Acme Builders', 'WANTED CREATE_CERTIFICATE Brown Brothers Inc'],
  ],
  [
    `Please send certificates to Acme Builders, 12 Main St, Portland ME 04101 and ${brown}.`,
    'Cancel the Acme one but keep Brown Brothers.',
    ['WITHDRAWN CREATE_CERTIFICATE Acme Builders', 'WANTED CREATE_CERTIFICATE Brown Brothers Inc'],
  ],
  [
    withTruck,
    'Cancel the certificate but keep the truck.',
    ['WITHDRAWN CREATE_CERTIFICATE Acme Builders', 'WANTED ENDORSE_POLICY'],
  ],
  [
    'Please cancel our umbrella policy effective April 1.',
    'Do not cancel the umbrella, cancel the auto policy instead.',
    ['WITHDRAWN CANCEL_POLICY', 'WANTED CANCEL_POLICY'],
  ],
]

for (const [first, later, expected] of conversations)
  Deno.test(`keeps to what a client wants after all: ${later}`, async () => {
    assert.deepEqual((await leftOf([first, later])).requests, expected)
  })

Deno.test('answers what was taken back and what takes its place', async () => {
  const { draft } = await leftOf([
    certificate,
    `Never mind the Acme certificate, send it to ${brown} instead.`,
  ])
  assert.match(
    draft,
    /You wrote: "Never mind the Acme certificate\." We won't issue the certificate for Acme/,
  )
  assert.match(draft, /preparing the certificate of insurance for Brown Brothers Inc/)
})

Deno.test('prepares a certificate again that is wanted after all', async () => {
  const { requests } = await leftOf([
    certificate,
    'Never mind the Acme certificate.',
    'Acme is back on the job. Please send the Acme certificate after all.',
  ])
  assert.deepEqual(requests, ['WANTED CREATE_CERTIFICATE Acme Builders'])
})

Deno.test('takes back what arrives after the words that take it back', async () => {
  const later = 'Never mind the Acme certificate.'
  assert.deepEqual((await leftOf([certificate, later], [1, 0])).requests, [
    'WITHDRAWN CREATE_CERTIFICATE Acme Builders',
  ])
})

Deno.test('keeps a later date whatever arrives first', async () => {
  const bodies = [
    'Please cancel our umbrella policy effective April 1.',
    'Actually, make that effective May 1.',
  ]
  for (const order of [
    [0, 1],
    [1, 0],
  ])
    assert.match((await leftOf(bodies, order)).draft, /effective May 1, 2026/)
})

Deno.test('what is taken back in part goes on without it', async () => {
  const { requests, draft } = await leftOf([
    'Please add a 2021 Ford F-150, VIN 1FTFW1E50MFA00001, and driver Ann Lowe, DOB 3/4/1999, lic ME 7788990.',
    'Never mind on Ann, she quit. Still need the truck, effective today.',
  ])
  assert.deepEqual(requests, ['WANTED ENDORSE_POLICY'])
  assert.match(draft, /effective Mar 16, 2026:\n- 2021 Ford F-150/)
  assert.match(draft, /You wrote: "Never mind on Ann\." We have left that out/)
  assert.doesNotMatch(draft, /Nothing has been changed|Driver Ann/)
})
