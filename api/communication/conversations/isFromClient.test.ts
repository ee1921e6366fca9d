import assert from 'node:assert/strict'
import { addCarrier } from '../../knowledge/testing/openPolicy.ts'
import { source, withMailDesk } from '../testing/withMailDesk.ts'

const senders: readonly (readonly [isClient: boolean, who: string, from: string, body: string])[] = [
  [
    true,
    'a business owner',
    'Rosa Delgado <rosa@delgadotile.example>',
    'Please send a certificate of our general liability policy to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
  ],
  [
    false,
    'a carrier',
    'Underwriting <underwriting@dirigomutual.example>',
    'Please send us the payroll records that we asked for.',
  ],
  [
    false,
    'a lender',
    'Insurance Department <insurance@tidewater.example>',
    'Borrower: Delgado Tile\nLoan No.: 44-20917\nPlease send evidence of property insurance naming us as mortgagee.',
  ],
  [
    false,
    'a general contractor',
    'Kim Lee <kim@oldtowngc.example>',
    'Please send a copy of the general liability policy GSC-4821907-24 of Casco Roofing LLC.',
  ],
]

for (const [isClient, who, from, body] of senders)
  Deno.test(`${who} is ${isClient ? '' : 'not '}suggested as a contact`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await addCarrier(world.harborline, { name: 'Dirigo Mutual Insurance Company' })
      const domain = from.replace(/^.*@|>$/g, '')
      const headers = [`Authentication-Results: mx.harborline.example; dmarc=pass header.from=${domain}`]
      await send(source({ headers, from, subject: 'Insurance', body }))
      const dana = await world.as(world.dana)
      const { emailThreads } = await dana.data(
        '{ emailThreads { edges { node { account { id } isFromClient } } } }',
      )
      const [{ node }] = emailThreads.edges
      assert.deepEqual(node, { account: null, isFromClient: isClient })
    })
  })

Deno.test('an address that may be forged is not suggested as a contact', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({ headers: [], from: 'Rosa Delgado <rosa@delgadotile.example>' }))
    const dana = await world.as(world.dana)
    const { emailThreads } = await dana.data('{ emailThreads { edges { node { isFromClient } } } }')
    assert.equal(emailThreads.edges[0].node.isFromClient, false)
  })
})
