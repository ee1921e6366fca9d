import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { planPreparation } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { limitsShort } from './requestedLines.ts'

const read = `{ serviceRequests { edges { node { preparedWork {
  id question artifacts { title email { body } } } } } } }`

for (const [written, answer] of [
  ['$5,000.000', '$5,000,000'],
  ['$50,000,00', '$50,000.00.'],
] as const) {
  Deno.test(`asks which amount ${written} is, and the carrier reads the answer`, async () => {
    await using desk = await openDesk()
    const { harborline, platform } = desk.world
    const id = await openRequest(harborline, {
      clientName: 'Marta Ouellette',
      account: { id: desk.accountId, name: 'Casco Roofing LLC' },
      businessPolicyId: desk.policyId,
      type: 'ENDORSE_POLICY',
      endorsePolicy: { policyId: desk.policyId },
      details: `Raise our general liability limit to ${written}`,
    })
    await harborline.commit({ type: 'WORKFLOW', id: null }, planPreparation(harborline, id, 'opened'))
    await platform.jobs.runDue()
    const shown = async () => (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
    const asked = await shown()
    assert.equal(asked.question, `Which amount does the client mean by ${written}?`)
    assert.deepEqual(asked.artifacts, [])
    await desk.say(asked.id, answer)
    await desk.say(asked.id, 'April 1, 2026')
    const { body } = (await shown()).artifacts[0].email
    assert.ok(body.includes(answer.replace(/\.$/, '')))
    assert.ok(!body.includes(written))
  })
}

const auto = { lineOfBusiness: 'COMMERCIAL_AUTO', limit: 100_000_000 }
const shown = [
  auto,
  { lineOfBusiness: 'GENERAL_LIABILITY', limit: 100_000_000 },
  { lineOfBusiness: 'WORKERS_COMPENSATION', limit: 50_000_000 },
].map(({ lineOfBusiness, limit }) => ({
  lineOfBusiness,
  coverages: [{ type: 'Each Occurrence', name: 'Each Occurrence', limit }],
})) as unknown as Parameters<typeof limitsShort>[1]['shown']

for (const [message, asked] of [
  ['They want $5M GL and a waiver on WC.', ['$5,000,000 of general liability coverage']],
  [
    'They want a waiver on WC, $5M GL.\n\nThey want a waiver on WC, $5M GL.',
    ['$5,000,000 of general liability coverage'],
  ],
  [
    'WC with $1,000,000, auto $2,000,000.',
    ['$1,000,000 of workers compensation coverage', '$2,000,000 of auto coverage'],
  ],
] as const) {
  Deno.test(`an amount is of the line that it stands by, and is told once: ${message.split('\n')[0]}`, () => {
    assert.deepEqual(
      limitsShort(message, { shown, names: [] })
        .map((each) => each.asked)
        .toSorted(),
      [...asked].toSorted(),
    )
  })
}
