import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../testing/openDesk.ts'

async function openFleet() {
  const desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'GSA-118',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
  })
  return desk
}

for (const [body, named, vehicles, besides] of [
  [
    'Picked up a new truck today. 2027 Ram 3500, VIN 3C63R3GL9VG512904, cost new 71,450. Ally Financial is the lienholder, PO Box 8128, Cockeysville MD 21030. Please add it with the same deductibles as the 2021 F-250. We traded in the 2019 Silverado so take that off.',
    '2021 F-250',
    ['2027 Ram 3500, VIN 3C63R3GL9VG512904', 'Remove: 2019 Silverado'],
    [
      'Cost new: $71,450',
      'Deductibles: same as the 2021 F-250',
      'Lienholder: Ally Financial, PO Box 8128, Cockeysville MD 21030',
    ],
  ],
  [
    'Please add a 2025 Ford Transit, VIN 1FTBW2CM5SKA12345, to our auto policy effective April 1. Same coverage we carry on the 2020 Ram ProMaster. The loss payee is Bath Savings Institution, 105 Front Street, Bath, ME 04530. Paid $58,200.',
    '2020 Ram ProMaster',
    ['2025 Ford Transit, VIN 1FTBW2CM5SKA12345'],
    ['Cost new: $58,200', 'Lienholder: Bath Savings Institution, 105 Front Street, Bath, ME 04530'],
  ],
  [
    'Please add a 2024 Chevrolet Silverado 2500 (VIN 1GC4YNEY9RF123456) as of April 2. Insure it just like our 2022 Tundra. Financed through TD Auto Finance, PO Box 9223, Farmington Hills, MI 48333.',
    '2022 Tundra',
    ['2024 Chevrolet Silverado 2500, VIN 1GC4YNEY9RF123456'],
    ['Lienholder: TD Auto Finance, PO Box 9223, Farmington Hills, MI 48333'],
  ],
] as const)
  Deno.test(`a vehicle named for comparison is not added: ${named}`, async () => {
    await using desk = await openFleet()
    const { draft, serviceRequests } = await desk.receive(body, { subject: 'New truck' })
    const listed = draft.body
      .split('\n')
      .flatMap((line: string) => (line.startsWith('- ') ? line.slice(2) : []))
    for (const item of [...vehicles, ...besides]) assert.ok(listed.includes(item), `${item}: ${draft.body}`)
    assert.ok(!listed.some((line: string) => line.startsWith(named)), draft.body)
    assert.doesNotMatch(draft.body, new RegExp(`VIN of the ${named}`))
    const change = serviceRequests.find(({ type }: { type: string }) => type === 'ENDORSE_POLICY')
    const letter: string = change.preparedWork.artifacts[0].email.body
    assert.doesNotMatch(letter, new RegExp(`Vehicle(?: to add)?: ${named}`))
    assert.match(letter, new RegExp(`Vehicle to add: ${vehicles[0].split(',')[0]}`))
    for (const item of besides) assert.ok(letter.includes(item), `${item}: ${letter}`)
  })

Deno.test('the email thread says that a VIN fails its check digit', async () => {
  await using desk = await openFleet()
  const { id } = await desk.receive(
    'Please add a 2025 Ford Transit, VIN 1FTBW2CM5SKA12345, effective April 1.',
    {
      subject: 'New van',
    },
  )
  const { emailThread } = await desk.dana.data(
    'query ($id: ID!) { emailThread(id: $id) { draft { reason } } }',
    {
      id,
    },
  )
  assert.match(emailThread.draft.reason, /VIN 1FTBW2CM5SKA12345 fails its check digit/)
})
