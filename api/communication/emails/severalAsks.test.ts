import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

interface Request {
  readonly type: string
  readonly details: string
  readonly preparedWork: { readonly messages: readonly { readonly content: string }[] } | null
}

/** What becomes of an email of a client with several policies. */
async function openedBy(body: string, check: (requests: readonly Request[], draft: string) => void) {
  await withMailDesk(async ({ world, send }) => {
    const dana = await world.as(world.dana)
    const { accounts } = await dana.data('{ accounts { edges { node { id } } } }')
    const accountId = accounts.edges[0].node.id
    for (const [type, policyNumber] of [
      ['COMMERCIAL_AUTO', 'CAP-100001-26'],
      ['UMBRELLA', 'UMB-200002-26'],
    ] as const)
      await openPolicy(world.harborline, { accountId, type, policyNumber, expiresAt: '2027-03-01' })
    await send(source({ subject: 'Insurance', body }))
    const [thread] = await threads(world)
    check(thread.serviceRequests, thread.draft.body)
  })
}

function typesOf(requests: readonly Request[]): string[] {
  return requests.map(({ type }) => type)
}

function detailsOf(requests: readonly Request[], type: string): string {
  return requests.find((request) => request.type === type)?.details ?? ''
}

for (const [body, change, question] of [
  [
    'Can we add the 2024 Silverado, VIN 3GCUDDED5RG123456, to the auto effective today, and is hired auto covered?\n\nLena',
    /2024 Silverado/,
    /hired auto/,
  ],
  [
    'Quick question - does our umbrella sit over the auto? And while I have you, take the 2016 Tacoma off the auto policy effective 3/20.\n\nLena',
    /2016 Tacoma/,
    /sit over the auto/,
  ],
  [
    'Is a rental truck covered under our auto policy? We also bought a 2025 Ram 2500, VIN 3C6UR5CJ8SG501234, that needs to be added as of Monday.\n\nLena',
    /2025 Ram 2500/,
    /rental truck/,
  ],
] as const)
  Deno.test(`opens the change beside the question: ${body.slice(0, 60)}`, () =>
    openedBy(body, (requests) => {
      assert.deepEqual(typesOf(requests).toSorted(), ['ENDORSE_POLICY', 'QUESTION'])
      assert.match(detailsOf(requests, 'ENDORSE_POLICY'), change)
      assert.doesNotMatch(detailsOf(requests, 'ENDORSE_POLICY'), question)
      assert.match(detailsOf(requests, 'QUESTION'), question)
    }))

Deno.test('a question about a change is answered, and opens no change', () =>
  openedBy(
    'Can we add a driver in the middle of the term or do we have to wait for the renewal?\n\nLena',
    (requests) => assert.deepEqual(typesOf(requests), ['QUESTION']),
  ))

for (const body of [
  "Four things:\n1. Take Kyle Burke off the auto policy and add Marcus Bell, DOB 4/2/1990, license ME 4455667, effective 4/1.\n2. We'd like to pay monthly from now on.\n3. Can you get us a quote for a $2 million umbrella?\n4. The refund check from the audit hasn't arrived yet.\n\nThanks,\nLena",
  "Kyle Burke left us last week, so please swap him for Marcus Bell (DOB 4/2/1990, ME license 4455667) on the auto policy effective April 1. We'd also like to switch to monthly payments going forward. Could you quote an umbrella for us too? Last thing: we never got the refund check for the old truck.\n\nLena",
  "Lena here. We need Marcus Bell, DOB 4/2/1990, license ME 4455667, on the auto in place of Kyle Burke from April 1, we want to go to monthly installments, I'd like a price on an umbrella, and the refund you promised in February has not shown up.\n\nThanks",
])
  Deno.test(`opens each of four things once: ${body.slice(0, 60)}`, () =>
    openedBy(body, (requests, draft) => {
      assert.deepEqual(typesOf(requests).toSorted(), ['ENDORSE_POLICY', 'OTHER', 'QUOTE_REQUEST'])
      assert.match(draft, /Driver Marcus Bell/)
      assert.match(draft, /Remove: driver Kyle Burke/)
      assert.match(draft, /effective Apr 1, 2026/)
      assert.match(draft, /a quote for umbrella coverage/)
      assert.match(detailsOf(requests, 'OTHER'), /monthly[^]*refund/)
      assert.match(draft, /You wrote: [^\n]*monthly[^\n]*refund/)
    }))

for (const body of [
  '1. cancel our GL effective 12/1. 2. change our mailing address to 88 Commercial Street, Suite 4, Portland, ME 04101.\n\nLena',
  'Please\n- change our mailing address to 88 Commercial Street, Portland, ME 04101 effective 4/1\n- cancel the GL policy effective 12/1\n\nThank you',
  'a) drop the GL as of 12/1, b) update our mailing address to 88 Commercial Street, Portland, ME 04101',
])
  Deno.test(`cancels and changes: ${body.slice(0, 60)}`, () =>
    openedBy(body, (requests, draft) => {
      assert.deepEqual(typesOf(requests).toSorted(), ['CANCEL_POLICY', 'ENDORSE_POLICY'])
      assert.match(draft, /cancel your general liability policy, effective Dec 1, 2026/)
      assert.match(draft, /your mailing address to 88 Commercial Street/)
    }))

for (const body of [
  'We bought a 2024 Ford Transit, VIN 1FTBR1C86RKA12345. Please add it.\n\nEffective March 16, 2026.\n\nLena',
  'We have leased a 2025 Isuzu NPR, VIN 54DC4W1D5SS204567. It needs to be on our policy from March 20, 2026.\n\nLena',
  'Two changes to the auto policy as of 4/1. Take off the 2018 F-250, VIN 1FT7W2B60JEB12345. Put on a 2025 Ram 2500, VIN 3C6UR5CJ8SG501234.\n\nLena',
])
  Deno.test(`asks nobody what is to be changed: ${body.slice(0, 60)}`, () =>
    openedBy(body, ([request]) => {
      const said = request?.preparedWork?.messages.map(({ content }) => content).join('\n') ?? ''
      assert.match(said, /I drafted "Endorsement request/)
      assert.doesNotMatch(said, /What should the endorsement change/)
    }))

for (const [body, other, loss] of [
  [
    "Kyle backed the 2021 Transit into a customer's garage door at 9 Dock Street this morning. No injuries, police weren't called. Also please send a certificate to the body shop, Maine Collision Center, 50 Warren Ave, Portland, ME 04103.\n\nThanks, Lena",
    'CREATE_CERTIFICATE',
    /garage door/,
  ],
  [
    'Hail went through our yard on Saturday night and dented the hoods of three pickups. Everybody is fine. Please also add driver Marcus Bell, DOB 4/2/1990, license ME 4455667, effective today.\n\nLena',
    'ENDORSE_POLICY',
    /pickups\. Everybody is fine/,
  ],
  [
    'Somebody broke into our trailer overnight and took about $8,000 of tools. It was parked at 12 Wharf Street. Also, can you get me a quote for a tools floater?\n\nLena',
    'QUOTE_REQUEST',
    /tools\. It was parked at 12 Wharf Street/,
  ],
] as const)
  Deno.test(`keeps the loss and what is asked beside it: ${body.slice(0, 60)}`, () =>
    openedBy(body, (requests) => {
      assert.deepEqual(typesOf(requests).toSorted(), [other, 'OTHER'].toSorted())
      assert.match(detailsOf(requests, 'OTHER'), loss)
      assert.doesNotMatch(detailsOf(requests, other), loss)
    }))

Deno.test('a reply speaks a change and another wish back without the typos of the client', () =>
  openedBy(
    'Please take the 2016 Tacoma off the auto effective 4/1. Also the deductable on our auto policy should be $1,000. Last thing: we never got the refund for our insurence audit.\n\nLena',
    (_, draft) => {
      assert.match(draft, /deductible|insurance audit/)
      assert.doesNotMatch(draft, /deductable|insurence/)
    },
  ))
