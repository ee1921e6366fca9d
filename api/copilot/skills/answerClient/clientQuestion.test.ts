import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const policy = await pdfOf([
  { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
  'Policy number GL 40-771. Named insured: Harbor Tap Room LLC. Policy period 07/01/2026 to 07/01/2027.',
  'Liquor liability. We will pay those sums that the insured becomes legally obligated to pay as damages because of injury if liability is imposed on the insured by reason of the selling, serving or furnishing of any alcoholic beverage. The each common cause limit is $1,000,000.',
  'Cancellation. We may cancel this policy by mailing to the first named insured written notice of cancellation at least 30 days before the effective date of cancellation.',
])

/** What a message about this policy drafts for the client, and what Cara says of it. */
async function emailFor(request: string) {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline, {
    detail: { name: 'Harbor Tap Room LLC' },
    contact: { name: 'Dev Rao', email: 'dev@harbortap.example' },
  })
  const file = await copilot.upload('policy.pdf', policy)
  const { messages, artifacts } = await copilot.ask(request, { files: [file] })
  return { said: messages.at(-1).content as string, email: artifacts[0]?.email }
}

const repeated = /\bis (?:you|he|she)\b|are you covered|is there a gap|was there|drunk customer|volcan/i

Deno.test('answers the question of a client from the policy, and never repeats it in the letter', async () => {
  const { said, email } = await emailFor(
    'Write an email to Dev Rao at Harbor Tap Room: is he covered for liability if he sold alcohol to a customer, and was there a gap in coverage in november?',
  )
  assert.equal(email.subject, 'Your question about your policy')
  assert.match(email.body, /alcoholic beverage/)
  assert.doesNotMatch(email.body, repeated)
  assert.match(email.body, /still checking the rest/)
  assert.match(said, /Not answered:\*\* "was there a gap in coverage in november\?"/)
})

Deno.test('a letter that nothing answers says what is being done, and staff see that it is unanswered', async () => {
  for (const request of [
    'Write an email to Dev Rao: is she covered for damage by a volcanic eruption?',
    'Write an email to Dev Rao: are volcanic eruptions excluded under his policy?',
  ]) {
    const { said, email } = await emailFor(request)
    assert.doesNotMatch(`${email.subject} ${email.body}`, repeated, request)
    assert.match(email.body, /We are checking your policy[^.]*\. This email does not confirm coverage\./)
    assert.match(said, /^\*\*Not answered:\*\* "(?:is she|are volcanic)/)
  }
})

Deno.test('a question to the client stays a question, in the second person', async () => {
  const { email } = await emailFor('Email Dev Rao: does he still serve wine on the patio?')
  assert.match(email.body, /^Do you still serve wine on the patio\?$/m)
})

Deno.test('explains what a policy on file does not cover, though nothing is attached', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Harbor Tap Room LLC' },
    contact: { name: 'Dev Rao', email: 'dev@harbortap.example' },
  })
  const policyId = await openPolicy(harborline, {
    accountId,
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  })
  const fileId = await copilot.upload(
    'Policy.pdf',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'Policy number GL 40-771. Named insured: Harbor Tap Room LLC. Policy period 07/01/2026 to 07/01/2027.',
      { heading: 'Exclusions' },
      'This insurance does not apply to bodily injury expected or intended by the insured.',
      'This insurance does not apply to property damage to your product.',
    ]),
  )
  await copilot.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await copilot.world.platform.jobs.runDue()
  const { artifacts } = await copilot.ask(
    'Write an email to Dev Rao at Harbor Tap Room explaining what his liability policy does not cover',
  )
  const { body, to } = artifacts[0].email
  assert.deepEqual(to, [{ email: 'dev@harbortap.example' }])
  assert.match(body, /^This is what your liability policy does not cover:$/m)
  assert.match(body, /expected or intended[^]*to your product/)
})

Deno.test('answers each case of a question, and takes the order behind it for no question', async () => {
  await using copilot = await openCopilot()
  const file = await copilot.upload(
    'policy.pdf',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'Policy number GL 40-772. Named insured: Fenwick Bowl LLC. Policy period 07/01/2026 to 07/01/2027.',
      'Exclusions. This insurance does not apply to bodily injury arising out of assault or battery, whether or not by an employee.',
      'Exclusions. This insurance does not apply to bodily injury arising out of the use of a trampoline.',
    ]),
  )
  const { messages, artifacts } = await copilot.ask(
    'Dee at Fenwick Bowl asks: are we covered if a guest is hurt in an assault at the lanes, and if a child is hurt on the trampoline? Write her the answer as an email',
    { files: [file] },
  )
  const { body } = artifacts[0].email
  assert.match(body, /^If a guest is hurt in an assault at the lanes: .*assault or battery/m)
  assert.match(body, /^If a child is hurt on the trampoline: .*trampoline/m)
  for (const text of [body, messages.at(-1).content]) assert.doesNotMatch(text, /Write her|don't say/)
})
