import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

Deno.test('a certificate of a policy that the carrier is about to cancel is pointed out', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  const policyId = await openPolicy(harborline, {
    accountId,
    policyNumber: 'TQ 5518820',
    inforceAt: '2025-09-01',
    expiresAt: '2026-09-01',
  })
  const notice = await copilot.upload(
    'Notice.pdf',
    await pdfOf([
      { heading: 'NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM' },
      'Date of notice: March 9, 2026',
      'Policy number: TQ 5518820. Named insured: Casco Roofing LLC.',
      'You are notified that this policy is hereby cancelled effective 03/30/2026 at 12:01 A.M. because the premium was not paid.',
    ]),
  )
  await copilot.dana.data(attach, { policyId, file: { fileId: notice, type: 'NOTICE_OF_CANCELLATION' } })
  await copilot.world.platform.jobs.runDue()
  const certificate = await pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    { rows: [['Insured', 'Casco Roofing LLC, 88 Commercial Street, Portland, ME 04101']] },
    {
      rows: [
        ['Type of insurance', "Add'l insd", 'Subr wvd', 'Policy number', 'Effective', 'Expires', 'Limits'],
        [
          'General liability',
          'N',
          'N',
          'TQ-5518820',
          '09/01/2025',
          '09/01/2026',
          'Each occurrence $1,000,000',
        ],
      ],
    },
    { rows: [['Certificate holder', 'Pier Construction Co., 2 Wharf Street, Portland, ME 04101']] },
  ])
  const contract = await pdfOf([
    { heading: 'Subcontract Agreement' },
    'This agreement is between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: '7. Insurance' },
    'Subcontractor shall carry commercial general liability insurance of at least $1,000,000 each occurrence.',
  ])
  const { messages } = await copilot.ask('Check this certificate', {
    files: [
      await copilot.upload('[Certificate] Casco.pdf', certificate),
      await copilot.upload('[Contract] Pier.pdf', contract),
    ],
    preset: 'CERTIFICATE_REVIEW',
    accountId,
  })
  assert.match(
    messages.at(-1).content,
    /^\*\*Policy TQ-5518820: the carrier will cancel this policy on Mar 30, 2026\. Nobody should rely/,
  )
})
