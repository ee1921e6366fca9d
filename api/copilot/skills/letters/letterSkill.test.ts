import assert from 'node:assert/strict'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const terms = {
  policyNumber: 'GSC GL 4471902',
  inforceAt: '2026-04-01',
  expiresAt: '2027-04-01',
  premium: 842_500,
}

/** A roofing contractor with one policy in force. */
async function openRoofer() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  await openPolicy(harborline, { accountId, carrierId, ...terms })
  return { ...copilot, accountId, [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose]() }
}

/** Request, subject, and what the message must say besides the policy. */
const letters: readonly (readonly [request: string, subject: RegExp, says: readonly RegExp[]])[] = [
  [
    'Request an endorsement from the carrier: increase the general aggregate to $4,000,000 effective 12/01/2026',
    /^Endorsement request/,
    [/Increase the general aggregate to \$4,000,000/, /Effective date: 12\/01\/2026/],
  ],
  [
    'The insured wants to cancel the policy effective 12/15/2026 because the business was sold',
    /^Cancellation request/,
    [/Cancellation date: 12\/15\/2026/, /The business was sold/],
  ],
  [
    'Ask the carrier to add an additional insured, the landlord: Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101',
    /^Additional insured request/,
    [/Harbor Point Owners LLC\n2 Wharf Street\nPortland, ME 04101/, /landlord/],
  ],
  [
    'Request a waiver of subrogation in favor of Harbor Point Owners LLC',
    /^Waiver of subrogation/,
    [/In favor of: Harbor Point Owners LLC/],
  ],
  ['Write a renewal letter to the client', /renewal$/, [/expires on 04\/01\/2027/, /Hello Marta,/]],
  [
    'Premium reminder: $2,106.25 is past due since 11/10/2026',
    /^Premium payment/,
    [/\$2,106\.25 is due on 11\/10\/2026/],
  ],
  [
    'Write a welcome letter',
    /^Welcome to Harborline/,
    [/General Liability, Granite State Casualty, policy GSC GL 4471902/],
  ],
  [
    'First notice of loss. On 02/18/2026 a ladder fell onto a parked car at 14 Elm Street in Bath.',
    /^First notice of loss/,
    [/Date of loss: 02\/18\/2026/, /a ladder fell onto a parked car/],
  ],
  ['Write a proof of insurance letter', /^Proof of insurance/, [/Insured: Casco Roofing LLC/]],
  [
    'Write a submission to the underwriter asking for quotes on general liability 1M/2M and a 2M umbrella',
    /^Submission: Casco Roofing LLC, effective 04\/01\/2027/,
    [/Requested: general liability 1M\/2M and a 2M umbrella/, /\$8,425/],
  ],
  [
    'Ask the client for the missing documents for the auto application',
    /^Documents we need for Casco Roofing LLC/,
    [/Vehicle schedule/, /Loss runs/],
  ],
  [
    'Prepare a quote intake sheet for the prospect',
    /^Information we need to quote Casco Roofing LLC/,
    [/Losses in the last five years/],
  ],
  [
    'Order loss runs for the last seven years from the carrier',
    /^Loss run request: Casco Roofing LLC/,
    [/for the last seven years/, /each open reserve/],
  ],
  [
    'The policy was canceled on 03/02/2026 and the insured has paid. Ask the carrier to reinstate it',
    /^Reinstatement request/,
    [/Canceled on: 03\/02\/2026/, /statement of no loss/],
  ],
  [
    'Explain the nonrenewal to the client, because of roofing losses in the state',
    /will not be renewed$/,
    [/Reason given: roofing losses in the state/, /insured until 04\/01\/2027/],
  ],
  [
    'The client declined the umbrella and cyber that we offered. Record it for the insured to sign',
    /^Coverage that you declined: Casco Roofing LLC/,
    [/- Umbrella liability\n- Cyber liability/],
  ],
  [
    'Second request: the client has not sent the driver list and loss runs yet, remind them',
    /^Reminder: documents we need for Casco Roofing LLC/,
    [/- Loss runs for .*\n- Driver list/],
  ],
  [
    'Ask the client what changed in the business',
    /^What has changed at Casco Roofing LLC\?/,
    [/Vehicles and drivers/],
  ],
  [
    'Ask the adjuster for the status of claim number GL-1002',
    /^Claim status: Casco Roofing LLC, claim GL-1002/,
    [/Claim: GL-1002/, /what is the reserve/],
  ],
  ['Prepare a broker of record letter', /^Broker of record letter/, [/names us as your broker/]],
  [
    'Prepare me for the renewal meeting with the client',
    /^Agenda for our renewal meeting: Casco Roofing LLC/,
    [/Coverage that is missing or was declined/],
  ],
]

Deno.test('letters name the policy, its carrier and the insured, and contain no placeholder', async () => {
  await using roofer = await openRoofer()
  for (const [request, subject, says] of letters) {
    const workspace = await roofer.ask(request, { accountId: roofer.accountId })
    const { email } = workspace.artifacts.find(({ type }: { type: string }) => type === 'EMAIL') ?? {}
    assert(email, `${request}\n${workspace.messages.at(-1).content}`)
    assert.match(email.subject, subject)
    for (const each of says) assert.match(email.body, each)
    const isAboutClient = /^(Documents|Information|Coverage that|Reminder|What has|Agenda|Broker)\b/.test(
      email.subject,
    )
    for (const fact of ['GSC GL 4471902', 'Granite State Casualty', 'Casco Roofing LLC'])
      assert(isAboutClient || email.body.includes(fact), `${fact} is missing:\n${email.body}`)
    assert.doesNotMatch(email.body, /undefined|null|\[[^\]]*\]|\{|TBD|XX/)
    // A notice of loss is drafted, and asks for what the carrier will also want to know.
    assert.equal(workspace.state, email.subject.startsWith('First notice') ? 'WAITING_FOR_INPUT' : 'IDLE')
    assert.deepEqual(workspace.proposals, [])
  }
})

Deno.test('a letter asks for missing details one at a time', async () => {
  await using roofer = await openRoofer()
  const asked = await roofer.ask('Cancel the policy', { accountId: roofer.accountId })
  assert.equal(asked.state, 'WAITING_FOR_INPUT')
  assert.equal(asked.messages.at(-1).content, 'On what date should the policy be canceled?')
  const next = await roofer.say(asked.id, 'December 15, 2026')
  assert.equal(next.messages.at(-1).content, 'What is the reason for the cancellation?')
  const done = await roofer.say(asked.id, 'The owner retired')
  const email = done.artifacts.at(-1)
  assert.match(email.email.body, /Cancellation date: 12\/15\/2026\nReason: The owner retired/)
})

Deno.test('a letter asks which policy is meant when the account has several', async () => {
  await using roofer = await openRoofer()
  await openPolicy(roofer.world.harborline, {
    accountId: roofer.accountId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA 88120',
  })
  const asked = await roofer.ask('Write a renewal letter', { accountId: roofer.accountId })
  assert.match(
    asked.messages.at(-1).content,
    /General Liability GSC GL 4471902, Auto CA 88120\. Which policy/,
  )
  const done = await roofer.say(asked.id, 'the auto')
  assert.match(done.artifacts[0].email.body, /Policy number: CA 88120/)
})

Deno.test('a request to all carriers is a letter for each policy in force', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  await openPolicy(roofer.world.harborline, {
    accountId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA 88120',
  })
  const { artifacts } = await roofer.ask('Need 5 years of loss runs from all carriers', { accountId })
  assert.deepEqual(
    artifacts.map(({ title }: { title: string }) => title.replace(/^.*policy /, '')),
    ['GSC GL 4471902', 'CA 88120'],
  )
})

Deno.test('a letter is about the policy with the carrier that is named', async () => {
  await using roofer = await openRoofer()
  const { harborline } = roofer.world
  const { accountId } = roofer
  const carrierId = await addCarrier(harborline, { name: 'Narragansett Commercial' })
  await openPolicy(harborline, { accountId, carrierId, type: 'COMMERCIAL_AUTO', policyNumber: 'CA 88120' })
  const { artifacts, messages } = await roofer.ask(
    'Casco Roofing is not being renewed by Narragansett because of losses, let the client know',
    { accountId },
  )
  assert.match(artifacts[0]?.email.body ?? messages.at(-1).content, /Policy number: CA 88120/)
})

Deno.test('a waiver on two lines is a letter for each of their policies', async () => {
  await using roofer = await openRoofer()
  const { harborline } = roofer.world
  const { accountId } = roofer
  await openPolicy(harborline, { accountId, type: 'WORKERS_COMPENSATION', policyNumber: 'WC 5519' })
  await openPolicy(harborline, { accountId, type: 'COMMERCIAL_AUTO', policyNumber: 'CA 88120' })
  const { artifacts } = await roofer.ask(
    'Casco Roofing wants waiver of subrogation in favor of Bath Iron Works on GL and WC. need it by friday',
    { accountId },
  )
  assert.deepEqual(
    artifacts.map(({ title }: { title: string }) => title.replace(/^.*policy /, '')),
    ['GSC GL 4471902', 'WC 5519'],
  )
  assert.match(artifacts[0].email.body, /In favor of: Bath Iron Works\n/)
})

Deno.test('an endorsement may take effect tomorrow', async () => {
  await using roofer = await openRoofer()
  const { artifacts, messages } = await roofer.ask(
    'Increase the occurrence limit to $2,000,000 effective tomorrow, write to the carrier',
    { accountId: roofer.accountId },
  )
  assert.match(
    artifacts[0]?.email.body ?? messages.at(-1).content,
    /to \$2,000,000\nEffective date: \d\d\/\d\d\/20\d\d\n/,
  )
})

Deno.test('a letter about a line that the account does not have says so before it asks', async () => {
  await using roofer = await openRoofer()
  const { harborline } = roofer.world
  const { accountId } = roofer
  await openPolicy(harborline, { accountId, type: 'COMMERCIAL_AUTO', policyNumber: 'CA 88120' })
  const asked = await roofer.ask(
    'Cancel the cyber policy effective 12/15/2026 because the business was sold',
    { accountId },
  )
  assert.match(
    asked.messages.at(-1).content,
    /^Casco Roofing LLC has no Cyber policy on record\. Casco Roofing LLC has .*Which policy/,
  )
})

const absent: readonly (readonly [request: string, answer: RegExp])[] = [
  ['cancel the umbrella', /^Casco Roofing LLC has no Umbrella policy on record\./],
  ['cancel the auto effective June 1, they sold all trucks', /no Auto policy on record\./],
  ['kill the BOP, they closed on 5/1/2026', /no Business Owners policy on record\./],
  ['order loss runs for the auto', /no Auto policy on record\./],
  ['add a 2022 Ford F-150 to the auto policy effective 6/1/2026', /no Auto policy on record\./],
  ['write the renewal letter for the umbrella', /no Umbrella policy on record\./],
  ['request a waiver of subrogation on the umbrella for Bedford', /no Umbrella policy on record\./],
  ['cancel policy XYZ-99120 effective 6/1/2026, sold', /no policy XYZ-99120 on record\./],
]

Deno.test('prepares nothing for a policy that the account does not have', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  for (const [request, answer] of absent) {
    const { artifacts, messages, state } = await roofer.ask(request, { accountId })
    assert.match(messages.at(-1).content, answer, request)
    assert.match(messages.at(-1).content, /GSC GL 4471902\. Which policy is this about\?$/, request)
    assert.equal(artifacts.length, 0, request)
    assert.equal(state, 'WAITING_FOR_INPUT', request)
  }
})

Deno.test('a package is the auto policy and the umbrella of an account whose package includes them', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  await openPolicy(harborline, { accountId, type: 'WORKERS_COMPENSATION', policyNumber: 'WC 18100' })
  await openPolicy(harborline, {
    accountId,
    type: 'PACKAGE',
    policyNumber: 'CPP 5520917',
    coverages: [
      { name: 'Combined single limit (each accident)', limit: 100_000_000 },
      { name: 'Commercial umbrella liability (each occurrence)', limit: 300_000_000 },
    ],
  })
  for (const request of [
    'Request an endorsement: take the 2019 Silverado off the auto policy as of 11/20/2026',
    'Request a waiver of subrogation on the umbrella for Bedford Builders LLC',
  ]) {
    const { artifacts } = await copilot.ask(request, { accountId })
    assert.match(artifacts.at(-1)?.email.subject ?? '', /CPP 5520917/, request)
  }
  const { messages } = await copilot.ask('cancel the cyber policy, they no longer need it', { accountId })
  assert.match(messages.at(-1).content, /has no Cyber policy on record\./)
})

Deno.test('goes on with the policy that the user names instead', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  const { id } = await roofer.ask('cancel policy XYZ-99120, reason: sold the business', { accountId })
  await roofer.say(id, 'the GL then')
  const { artifacts } = await roofer.say(id, '6/1/2026')
  assert.match(artifacts.at(-1).email.subject, /policy GSC GL 4471902$/)

  const both = 'cancel the GL and the umbrella effective 6/1/2026, reason: sold the business'
  const one = await roofer.ask(both, { accountId })
  assert.match(
    one.messages.at(-1).content,
    /^Casco Roofing LLC has no Umbrella policy on record\.\n\nI drafted/,
  )

  const other = await roofer.ask('remove the property at 12 Main Street effective 6/1/2026', { accountId })
  assert.equal(other.artifacts.length, 1)
})

Deno.test('a renewal letter covers the policy that renews next, or several that renew the same day', async () => {
  await using roofer = await openRoofer()
  const { harborline } = roofer.world
  const { accountId } = roofer
  const auto = { accountId, type: 'COMMERCIAL_AUTO', policyNumber: 'GSC BA 77120' } as const
  await openPolicy(harborline, { ...auto, inforceAt: '2025-05-01', expiresAt: '2026-05-01' })
  const { artifacts, messages: said } = await roofer.ask('Write a renewal letter to the client', {
    accountId,
  })
  assert.match(artifacts[0].email.subject, /GSC BA 77120 renewal$/)
  assert.match(
    said.at(-1).content,
    /You named no policy, so it is about Auto GSC BA 77120, which expires first, on May 1, 2026\. Casco Roofing LLC has another open policy/,
  )
  const named = await roofer.ask('Write a renewal letter for the auto', { accountId })
  assert.doesNotMatch(named.messages.at(-1).content, /You named no policy/)

  const cyber = { accountId, type: 'CYBER', policyNumber: 'GSC CY 1180' } as const
  await openPolicy(harborline, { ...cyber, inforceAt: '2025-05-01', expiresAt: '2026-05-01' })
  const { state, messages } = await roofer.ask('Write a renewal letter to the client', { accountId })
  assert.equal(state, 'WAITING_FOR_INPUT')
  assert.match(messages.at(-1).content, /Which policy is this about\?$/)
})

Deno.test('a renewal letter for a policy that expires today is urgent and warns the agent', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  const auto = { accountId, type: 'COMMERCIAL_AUTO', policyNumber: 'GSC BA 77120' } as const
  await openPolicy(roofer.world.harborline, { ...auto, inforceAt: '2025-03-16', expiresAt: '2026-03-16' })
  const { artifacts, messages } = await roofer.ask('Write a renewal letter to the client', { accountId })
  assert.match(artifacts[0].email.body, /expires today, on 03\/16\/2026\. Please call us right away/)
  assert.doesNotMatch(artifacts[0].email.body, /starting on the renewal/)
  assert.match(messages.at(-1).content, /The policy expires today\./)
})

Deno.test('a business change check names the policies that each change affects', async () => {
  await using roofer = await openRoofer()
  const { artifacts, messages } = await roofer.ask('Ask the client what changed in the business', {
    accountId: roofer.accountId,
  })
  const { email } = artifacts.find(({ type }: { type: string }) => type === 'EMAIL')
  assert.match(email.body, /These policies may need a change:\n- General Liability GSC GL 4471902/)
  assert.match(messages.at(-1).content, /\| Subcontractors \| General Liability GSC GL 4471902 \|/)
  assert.doesNotMatch(messages.at(-1).content, /Vehicles/)
})

Deno.test('a quote intake asks what the line needs', async () => {
  await using copilot = await openRoofer()
  const { artifacts } = await copilot.ask('Prepare a quote intake sheet for workers comp for Casco Roofing')
  const { body } = artifacts.find(({ email }: { email: unknown }) => email).email
  assert.match(body, /- The payroll for each kind of work/)
  assert.doesNotMatch(body, /square footage/)
})

Deno.test('a quote intake is prepared for a prospect who is no account yet', async () => {
  await using copilot = await openRoofer()
  for (const request of [
    'Prepare a quote intake sheet for Mensah Cabinetry LLC, a cabinet shop in Lewiston with 6 employees. They need GL and workers comp.',
    'quote intake for a new prospect Mensah Cabinetry LLC',
  ]) {
    const { artifacts, messages } = await copilot.ask(request)
    const content: string = messages.at(-1).content
    assert.match(content, /^I drafted "Information we need to quote Mensah Cabinetry LLC"/, request)
    assert.match(content, /“Mensah Cabinetry LLC”, so I took it for a prospect without an account\./)
    assert.ok(
      artifacts.some(({ title }: { title: string }) => title === 'Quote intake: Mensah Cabinetry LLC'),
    )
  }
  const asked = await copilot.ask('Quote intake for workers comp')
  assert.match(asked.messages.at(-1).content, /Which client is this for\?$/)
  const named = await copilot.say(asked.id, 'Brightwash')
  assert.match(named.messages.at(-1).content, /^I drafted "Information we need to quote Brightwash"/)
})

Deno.test('a renewal letter mentions the other policy of the account that lapsed', async () => {
  await using copilot = await openRoofer()
  const { accountId } = copilot
  await openPolicy(copilot.world.harborline, {
    accountId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-4410',
    inforceAt: '2025-03-02',
    expiresAt: '2026-03-02',
  })
  const { messages } = await copilot.ask('Write a renewal letter for the GL', { accountId })
  assert.match(messages.at(-1).content, /Auto policy CA-4410 of this account lapsed on Mar 2, 2026/)
})

Deno.test('a question asked while a detail is missing is answered from the attached policy, not taken for it', async () => {
  await using copilot = await openRoofer()
  const policy = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
    {
      rows: [
        ['Policy Number', 'GSC GL 4471902'],
        ['Named Insured', 'Casco Roofing LLC'],
      ],
    },
    'If the first Named Insured cancels, the refund is 90% of the pro rata unearned premium.',
    'We will pay for hot work only if a fire watch is kept for two hours. This insurance does not apply to damage arising out of torch-down roofing.',
  ])
  const files = [await copilot.upload('GL policy.pdf', policy)]
  const { id } = await copilot.ask('Ask the carrier to add an additional insured', { files })
  const { messages } = await copilot.say(id, 'How much of the premium do we get back if they cancel early?')
  assert.match(messages.at(-1).content, /90% of the pro rata/)
  const explained = await copilot.say(id, 'Draft an email to the insured explaining the hot work condition')
  assert.match(
    explained.artifacts[0]?.email.body ?? '',
    /policy says about the hot work condition[^]*fire watch/,
  )
})

Deno.test('a reason that only the user gives is pointed out, and a letter with terms does not say that none were asked for', async () => {
  await using roofer = await openRoofer()
  const { artifacts, messages } = await roofer.ask(
    'Write the renewal letter to Casco Roofing. The premium went up because of the two claims last year',
  )
  const { body } = artifacts[0].email
  assert.match(body, /The premium went up because of the two claims last year\./)
  assert.doesNotMatch(body, /Before we ask for renewal terms/)
  assert.match(
    messages.at(-1).content,
    /only from your message: “because of the two claims last year”\. I have not verified it\. Check it/,
  )
  const plain = await roofer.ask('Write the renewal letter to Casco Roofing')
  assert.match(plain.artifacts[0].email.body, /Before we ask for renewal terms/)
  assert.doesNotMatch(plain.messages.at(-1).content, /only from your message/)
})

Deno.test('a renewal letter asks the client what the message wants asked, and no letter asks it twice', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  const renewal = await roofer.ask(
    'Draft a renewal letter for Casco Roofing. The premium goes up 9%. Ask them to check the building values.',
    { accountId },
  )
  assert.match(
    renewal.artifacts[0].email.body,
    /^The premium goes up 9%\. Could you please check the building values\?$/m,
  )
  const collection = await roofer.ask('Ask the client for their lease and driver list', { accountId })
  assert.doesNotMatch(collection.artifacts[0].email.body, /Could you please send us your lease/)
})
