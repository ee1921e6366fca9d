import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function subcontract() {
  return pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Atlantic Logistics Lines Inc. ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain umbrella liability insurance with a limit of not less than $5,000,000 each occurrence.',
    '9.3 Subcontractor shall maintain cyber liability insurance with a limit of not less than $1,000,000.',
  ])
}

Deno.test('reviews a contract against the records of the client named in the message', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Atlantic Logistics Lines Inc.' },
  })
  const terms = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, {
    ...terms,
    policyNumber: 'GL-2291',
    coverages: [
      { name: 'Each occurrence', limit: 100_000_000 },
      { name: 'General aggregate', limit: 200_000_000 },
    ],
  })
  await openPolicy(harborline, {
    ...terms,
    type: 'UMBRELLA',
    policyNumber: 'UMB-3310',
    coverages: [{ name: 'Each occurrence', limit: 200_000_000 }],
  })
  await openPolicy(harborline, { ...terms, state: 'CANCELED', type: 'CYBER', policyNumber: 'CY-8804' })
  const files = [await copilot.upload('Subcontract.pdf', await subcontract())]
  const preset = 'CONTRACT_REVIEW'

  const first = await copilot.ask('Review this contract', { files, preset })
  assert.match(first.messages.at(-1).content, /^Please attach the binder or policy.*name the client/)
  const answered = await copilot.say(first.id, 'Use the policies on file for Atlantic Logistics Lines Inc.')
  const { content, citations } = answered.messages.at(-1)
  assert.match(content, /Compared with .*GL-2291 \(record\)/)
  assert.doesNotMatch(content, /CY-8804/)
  assert.match(content, /\| Met \| [^\n]*\$1,000,000 each occurrence/)
  assert.match(content, /\| Not met \| [^\n]*\$5,000,000/)
  assert.match(content, /\| Not met \| [^\n]*cyber[^\n]*No cyber policy in force on record/)
  for (const { fileName } of citations) assert.equal(fileName, 'Subcontract.pdf')
})

Deno.test('never compares a limit of another line with a line that the account lacks', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Atlantic Logistics Lines Inc.' },
  })
  const terms = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, {
    ...terms,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-1180',
    coverages: [
      { name: 'Bodily injury (per person)', limit: 50_000_000 },
      { name: 'Bodily injury (per accident)', limit: 100_000_000 },
      { name: 'Property damage (per accident)', limit: 25_000_000 },
    ],
  })
  await openPolicy(harborline, {
    ...terms,
    type: 'SHIPPING_AND_TRANSPORTATION',
    policyNumber: 'MC-7702',
    coverages: [{ name: 'Each loss', limit: 25_000_000 }],
  })
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Atlantic Logistics Lines Inc. ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain workers compensation insurance with employers liability limits of not less than $1,000,000 each accident.',
    '9.3 Subcontractor shall maintain umbrella liability insurance with a limit of not less than $5,000,000 each occurrence.',
  ])
  const files = [await copilot.upload('Subcontract.pdf', contract)]
  const asked = await copilot.ask('Review this contract for Atlantic Logistics Lines Inc.', {
    files,
    preset: 'CONTRACT_REVIEW',
  })
  const { content } = asked.messages.at(-1)
  for (const line of ['general liability', 'workers compensation', 'umbrella or excess liability'])
    assert.match(content, new RegExp(`\\| Not met \\| [^\\n]*No ${line} policy in force on record`))
  assert.doesNotMatch(content, /\$250,000|drafted the email/)
})
