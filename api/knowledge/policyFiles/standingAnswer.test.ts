import assert from 'node:assert/strict'
import { openPolicy } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`
const ask = `mutation ($policyId: ID!, $message: String!) {
  addPolicyExplorerConversationMessage(policyId: $policyId, message: $message) {
    messages { content attachments { citation { fileName page quote } } }
  }
}`

const canceled: readonly SheetLine[] = [
  { heading: 'NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM' },
  'Date mailed: 01/20/2026',
  'Re: Policy TQ 5518820, General Liability',
  'You are hereby notified that this policy is cancelled effective 12:01 AM, 02/02/2026 because the premium due was not paid.',
]
const reinstated: readonly SheetLine[] = [
  { heading: 'REINSTATEMENT NOTICE' },
  'February 10, 2026',
  'Policy number: TQ 5518820',
  'We received your payment on 02/09/2026. The policy described above, which was cancelled effective 02/02/2026, has been reinstated effective 02/09/2026 with a lapse in coverage from 02/02/2026 12:01 AM to 02/09/2026 12:01 AM.',
]

async function openStandingDesk() {
  const world = await openReadingDesk()
  const policyId = await openPolicy(world.harborline, {
    accountId: world.accountId,
    policyNumber: 'TQ 5518820',
    inforceAt: '2025-09-01',
    expiresAt: '2026-09-01',
  })
  return {
    ...world,
    policyId,
    async file(name: string, type: string, lines: readonly SheetLine[]) {
      const fileId = await world.upload(name, await pdfOf([lines]))
      await world.client.data(attach, { policyId, file: { fileId, type } })
      await world.platform.jobs.runDue()
    },
    async asked(message: string) {
      const { addPolicyExplorerConversationMessage: answer } = await world.client.data(ask, {
        policyId,
        message,
      })
      return answer.messages.at(-1)
    },
  }
}

Deno.test('says whether a policy lapsed and is in force, from both notices', async () => {
  await using desk = await openStandingDesk()
  await desk.file('noc.pdf', 'NOTICE_OF_CANCELLATION', canceled)
  for (const [question, says] of [
    [
      'is this policy in force right now',
      /^No\. The carrier’s notice canceled this policy on Feb 2, 2026\.$/,
    ],
    ['Is the policy being canceled?', /^Yes\. The carrier’s notice canceled this policy on Feb 2, 2026\.$/],
    ['Did it lapse?', /^Yes\. .* No reinstatement is on file\.$/],
  ] as const)
    assert.match((await desk.asked(question)).content, says, question)
  await desk.file('reinst.pdf', 'REINSTATEMENT_NOTICE', reinstated)
  for (const [question, says] of [
    [
      'is this policy in force right now',
      /^Yes\. .*reinstated this policy on Feb 9, 2026.* Nobody has marked/,
    ],
    ['Is it active today?', /^Yes\. /],
    ['Is it canceled?', /^No\. /],
    ['was it in force on 02/05/2026', /^No\. Coverage lapsed from Feb 2, 2026 to Feb 9, 2026\./],
    ['Was the policy active on February 9, 2026?', /^Yes on Feb 9, 2026\./],
    ['did it lapse', /^Yes\. .*with a lapse in coverage from Feb 2, 2026 to Feb 9, 2026\./],
    ['was there a gap in coverage', /^Yes\. /],
    ['When was it reinstated?', /on Feb 9, 2026/],
  ] as const) {
    const { content, attachments } = await desk.asked(question)
    assert.match(content, says, question)
    assert.equal(attachments[0].citation.fileName, 'reinst.pdf')
    assert.match(attachments[0].citation.quote, /has been reinstated effective 02\/09\/2026/)
  }
})

Deno.test('gives no verdict while the notice is still being read', async () => {
  await using desk = await openStandingDesk()
  const { platform, policyId } = desk
  await desk.file('policy.pdf', 'POLICY_DOCUMENT', [{ heading: 'DECLARATIONS' }, 'Policy number: TQ 5518820'])
  const fileId = await desk.upload('reinst.pdf', await pdfOf([reinstated]))
  await desk.client.data(attach, { policyId, file: { fileId, type: 'REINSTATEMENT_NOTICE' } })
  for (const question of ['is this policy in force right now', 'did it lapse'])
    assert.match(
      (await desk.asked(question)).content,
      /^A reinstatement notice is on file .* still being read\./,
    )
  await platform.jobs.runDue()
  assert.match((await desk.asked('did it lapse')).content, /^Yes\. /)
})

Deno.test('leaves questions about the rules to the policy', async () => {
  await using desk = await openStandingDesk()
  await desk.file('reinst.pdf', 'REINSTATEMENT_NOTICE', reinstated)
  for (const question of [
    'How many days notice before the policy can be cancelled?',
    'What happens if the policy lapses?',
    'When does the policy expire?',
  ])
    assert.doesNotMatch((await desk.asked(question)).content, /^(?:Yes|No)\b/, question)
})
