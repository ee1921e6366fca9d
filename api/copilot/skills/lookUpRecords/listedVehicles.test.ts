import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`

/** A mason with an auto policy that schedules two vehicles, among accounts and a carrier with the same first name. */
async function openFleet() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  await addCarrier(harborline, { name: 'Brightwater Wholesale' })
  const carrierId = await addCarrier(harborline, { name: 'Alder Ridge Casualty' })
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Brightwater Masonry & Stone LLC' },
    contact: { name: 'Lena Ortiz', email: 'lena@brightwater.example' },
  })
  await openAccount(harborline, {
    detail: { name: 'Brightwater Bakery LLC' },
    contact: { name: 'Sam Pell', email: 'sam@bakery.example' },
  })
  const terms = { accountId, carrierId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { ...terms, type: 'BUSINESS_OWNERS', policyNumber: 'AR-BOP-3' })
  const policyId = await openPolicy(harborline, {
    ...terms,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'AR-CA-2',
  })
  const declarations = await pdfOf([
    { heading: 'ALDER RIDGE CASUALTY - BUSINESS AUTO DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'AR-CA-2'],
        ['Named Insured', 'Brightwater Masonry & Stone LLC'],
        ['Policy Period', '01/01/2026 to 01/01/2027'],
      ],
    },
    { heading: 'SCHEDULE OF COVERED AUTOS' },
    {
      rows: [
        ['Veh', 'Year', 'Make / Model', 'VIN', 'Cost New', 'Comp Ded'],
        ['1', '2018', 'Ram ProMaster 2500', '3C6TRVDG6JE123456', '$38,200', '$500'],
        ['2', '2021', 'Ford F-350', '1FT8W3BT2MEC10442', '$61,000', '$1,000'],
      ],
    },
  ])
  const fileId = await copilot.upload('Auto.pdf', declarations)
  await copilot.dana.data(keepFile, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  await copilot.world.platform.jobs.runDue()
  return copilot
}

Deno.test('lists the vehicles that the auto policy of a client schedules', async () => {
  await using copilot = await openFleet()
  for (const question of [
    'Which vehicles does Brightwater Masonry have insured right now? List the VINs',
    'how many trucks are on the auto of Brightwater Masonry & Stone LLC',
  ]) {
    const { messages } = await copilot.ask(question)
    assert.match(
      messages.at(-1).content,
      /2 vehicles\*\* on Auto \[AR-CA-2\][^]*2018 Ram ProMaster 2500 \| 3C6TRVDG6JE123456 \|[^]*2021 Ford F-350 \| 1FT8W3BT2MEC10442/,
    )
  }
})

Deno.test('a vehicle that comes off the policy goes to the carrier with its VIN on file', async () => {
  await using copilot = await openFleet()
  const { artifacts, messages } = await copilot.ask(
    'Endorsement request to Alder Ridge: delete the 2018 ProMaster on Brightwater Masonry’s auto effective 4/1/2026',
  )
  assert.match(
    artifacts[0]?.email?.body ?? messages.at(-1).content,
    /Policy number: AR-CA-2[^]*Vehicle to remove: 2018 ProMaster\nVIN: 3C6TRVDG6JE123456/,
  )
})

Deno.test('who calls for a business tells it from others whose names begin alike', async () => {
  await using copilot = await openFleet()
  const written = await copilot.ask('Write Lena at Brightwater a note that we got her new mailing address')
  assert.equal(written.artifacts[0]?.email?.to[0]?.email, 'lena@brightwater.example')
  const whole = await copilot.ask(
    'Write an email to Lena Ortiz at Brightwater Masonry & Stone LLC: her audit is closed and she owes nothing',
  )
  assert.equal(whole.artifacts[0]?.email?.to[0]?.email, 'lena@brightwater.example')
  const open = await copilot.ask(
    'Endorsement request to Alder Ridge: delete the 2018 ProMaster on Brightwater’s auto effective 4/1/2026',
  )
  // Only one of them has an auto policy.
  assert.match(open.artifacts[0]?.email?.body ?? open.messages.at(-1).content, /Policy number: AR-CA-2/)
})

Deno.test('what was paid is on no record, and who knows it is', async () => {
  await using copilot = await openFleet()
  for (const question of [
    'Has Brightwater Masonry paid the BOP installment?',
    'how much does Brightwater Masonry owe on the BOP',
  ]) {
    const { messages } = await copilot.ask(question)
    assert.match(
      messages.at(-1).content,
      /^I have no billing data[^]*Alder Ridge Casualty \(policy AR-BOP-3\)/,
    )
  }
  const { messages } = await copilot.ask('What do I have to do today?')
  assert.match(messages.at(-1).content, /^You have no open requests assigned to you/)
})
