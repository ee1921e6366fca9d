import assert from 'node:assert/strict'
import { confirmProvision } from '../../../knowledge/certificates/testing/openCertificateDesk.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function subcontract() {
  return pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Atlantic Logistics Lines Inc. ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain umbrella liability insurance with a limit of not less than $5,000,000 each occurrence.',
    '9.3 Subcontractor shall maintain cyber liability insurance with a limit of not less than $1,000,000.',
    '9.4 Subcontractor shall deliver a certificate of insurance to Contractor before any work begins.',
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
  assert.match(first.messages.at(-1).content, /^Please attach the binder or policy.*name the client/m)
  const answered = await copilot.say(first.id, 'Use the policies on file for Atlantic Logistics Lines Inc.')
  const { content, citations } = answered.messages.at(-1)
  assert.match(content, /Compared with .*GL-2291 \(record\)/)
  assert.doesNotMatch(content, /CY-8804/)
  assert.match(content, /\| Met \| [^\n]*\$1,000,000 each occurrence/)
  assert.match(content, /\| Not met \| [^\n]*\$5,000,000/)
  assert.match(content, /\| Not met \| [^\n]*cyber[^\n]*We have no cyber policy in force on record/)
  assert.match(content, /To do: 1\./)
  assert.match(
    content,
    /\| To do \| [^\n|]*deliver a certificate of insurance to Contractor before any work begins\.[^\n|]* \| Send certificates of insurance before any work begins\. \|/,
  )
  for (const { fileName } of citations) assert.equal(fileName, 'Subcontract.pdf')
  const steps = answered.planStages
    .at(-1)
    .events.flatMap(({ toolCall }: { toolCall: { name: string } | null }) => toolCall?.name ?? [])
  assert(steps.includes('review_contract'))
  assert(steps.indexOf('read_requirements') < steps.indexOf('review_contract'), steps.join(', '))
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
    assert.match(content, new RegExp(`\\| Not met \\| [^\\n]*We have no ${line} policy in force on record`))
  assert.doesNotMatch(content, /\$250,000|drafted the email/)
})

Deno.test('judges each line that a clause names, and drafts an email that says which policy it is about', async () => {
  await using copilot = await openCopilot()
  const policy = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    'Named Insured: Atlantic Logistics Lines Inc.',
    'Policy Number: CGL 2204183-07',
    'Insurance Company: Granite Harbor Insurance Company',
    'Policy Period: 01/01/2026 to 01/01/2027',
    'Each Occurrence Limit: $1,000,000',
    { heading: 'FORMS AND ENDORSEMENTS SCHEDULE' },
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 20 10 04 13 Additional Insured - Owners, Lessees or Contractors',
    'CG 24 04 05 09 Waiver of Transfer of Rights of Recovery Against Others to Us',
    { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
    'We will pay those sums that the insured becomes legally obligated to pay as damages.',
  ])
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Atlantic Logistics Lines Inc. ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $2,000,000 each occurrence.',
    '9.2 Contractor shall be named as an additional insured on the CGL, auto and umbrella policies.',
    "9.3 Subcontractor's insurers shall waive all rights of subrogation against Contractor.",
  ])
  const files = [
    await copilot.upload('[Contract] Subcontract.pdf', contract),
    await copilot.upload('[Binder or Policy] GL policy.pdf', policy),
  ]
  const asked = await copilot.ask('Review this contract against the policy', {
    files,
    preset: 'CONTRACT_REVIEW',
  })
  const { content } = asked.messages.at(-1)
  assert.match(content, /\| Check \| [^\n]*waive[^\n]*CG 24 04/)
  assert.match(content, /\| Check \| [^\n]*General liability, additional insured: [^\n]*CG 20 10/)
  // What is the same for several lines is said once.
  assert.match(
    content,
    /\| Check \| [^\n]*Umbrella or excess liability and auto, additional insured: No policies of these lines were reviewed\. Check those\./,
  )
  assert.equal(content.match(/named as an additional insured/g).length, 2, content)
  const { email } = asked.artifacts.find((each: { email: unknown }) => each.email)
  assert.match(email.subject, /Atlantic Logistics Lines Inc\., policy CGL 2204183-07/)
  assert.match(email.body, /Our insured's contract with .* requires insurance/)
  assert.doesNotMatch(email.body, /\.pdf/)
  assert.match(email.body, /Carrier: Granite Harbor Insurance Company/)
  assert.match(email.body, /Thank you,\nDana Whitfield\n/)
  assert.match(content, /Add the underwriter's email address/)
})

Deno.test('lists what the contract requires before it knows whose policies to compare', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Subcontract.pdf', await subcontract())]
  const asked = await copilot.ask('What do we need to ask the carrier for?', { files })
  const { content, citations } = asked.messages.at(-1)
  assert.equal(asked.state, 'WAITING_FOR_INPUT')
  assert.match(content, /^Subcontract\.pdf has \d+ insurance clauses\. No policy has been compared/)
  assert.match(content, /\| Umbrella each occurrence \| .*\$5,000,000 each occurrence\. \[2\] \|/)
  assert.match(content, /Or name the client, and I will use its policies in force\.$/)
  assert(citations.length > 1)
})

Deno.test('says that no account has the name that a review is asked for', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Subcontract.pdf', await subcontract())]
  const asked = await copilot.ask('review this contract for Ridgeline Roofing', {
    files,
    preset: 'CONTRACT_REVIEW',
  })
  assert.match(asked.messages.at(-1).content, /^No account is named “Ridgeline Roofing”\./m)
})

Deno.test('an attached policy does not hide that the account has no umbrella', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Atlantic Logistics Lines Inc.' },
  })
  const term = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { ...term, accountId, type: 'PACKAGE', policyNumber: 'CPP-2291' })
  const policy = await pdfOf([
    { heading: 'COMMERCIAL PACKAGE POLICY DECLARATIONS' },
    'Named Insured: Atlantic Logistics Lines Inc.',
    { heading: 'COMMERCIAL GENERAL LIABILITY' },
    'Each Occurrence Limit: $1,000,000',
  ])
  const files = [
    await copilot.upload('[Contract] Subcontract.pdf', await subcontract()),
    await copilot.upload('[Binder or Policy] Package.pdf', policy),
  ]
  const asked = await copilot.ask('Review this contract for Atlantic Logistics Lines Inc.', {
    files,
    preset: 'CONTRACT_REVIEW',
  })
  const { content } = asked.messages.at(-1)
  assert.match(content, /\| Met \| [^\n]*\$1,000,000 each occurrence/)
  assert.match(content, /\| Not met \| [^\n]*\$5,000,000[^\n]*We have no umbrella[^\n]*in force on record/)
  assert.match(content, /\| Check \| [^\n]*cyber/)
})

Deno.test('writes to each carrier about its own policies, and says whether the contract can be signed', async () => {
  await using copilot = await openCopilot()
  const policy = (title: string, rows: readonly (readonly string[])[]) =>
    pdfOf([{ heading: title }, { rows: [['Named Insured', 'Atlantic Logistics Lines Inc.'], ...rows] }])
  const files = [
    await copilot.upload('Subcontract.pdf', await subcontract()),
    await copilot.upload(
      'GL dec.pdf',
      await policy('COMMERCIAL GENERAL LIABILITY DECLARATIONS', [
        ['Policy Number', 'TM-GL-1'],
        ['Company', 'Tidewater Mutual Insurance Company'],
        ['Each Occurrence Limit', '$500,000'],
      ]),
    ),
    await copilot.upload(
      'Umbrella dec.pdf',
      await policy('COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS', [
        ['Policy Number', 'IE-UM-2'],
        ['Company', 'Ironside Excess Insurance Company'],
        ['Each Occurrence', '$300,000'],
      ]),
    ),
  ]
  const { id, artifacts } = await copilot.ask('Review this contract against the policies', { files })
  const emails = artifacts.flatMap(({ email }: { email: { body: string } | null }) => email?.body ?? [])
  assert.equal(emails.length, 2)
  const [gl, umbrella] = ['Tidewater', 'Ironside'].map(
    (carrier) => emails.find((body: string) => body.includes(`Carrier: ${carrier}`)) ?? '',
  )
  assert.match(gl, /with Pier Construction Co\.[^]*\$1,000,000 each occurrence/)
  assert.doesNotMatch(gl, /Ironside|\$5,000,000/)
  assert.match(umbrella, /\$5,000,000/)
  const { messages } = await copilot.say(id, 'so can they sign? what are the deal breakers, 2 bullets')
  assert.match(
    messages.at(-1).content,
    /^\*\*Not yet\.\*\* The policies meet none of the 3 insurance requirements so far\. 2 are not met: [^\n]+ First, ask the carrier [^\n]+\n\n- [^\n]+\n- [^\n]+\n\n>/,
  )
})

Deno.test('a provision that is confirmed on the policy counts, and one that nobody found is quoted nowhere', async () => {
  await using desk = await openDesk()
  await confirmProvision(
    { harborline: desk.world.harborline, policyId: desk.policyId, client: desk.dana },
    { formNumber: 'CG 20 10 12 19' },
  )
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'Subcontractor shall carry commercial general liability insurance of $1,000,000 each occurrence.',
    'Contractor shall be named as additional insured on the general liability policy.',
    'Subcontractor shall maintain completed operations coverage for four years after the work is finished.',
  ])
  const files = [await desk.upload('Subcontract.pdf', contract)]
  const { messages } = await desk.ask('Review this contract', { files, accountId: desk.accountId })
  const { content } = messages.at(-1)
  assert.match(content, /\| Met \| [^|]*additional insured[^|]*\| Confirmed on the policy: CG 20 10 12 19/)
  assert.match(content, /four years[^|]*\| The contract asks for completed operations coverage for a time/)
  assert.doesNotMatch(content, /promises notice/)
})

Deno.test('what a contract asks on all policies is met only where the policy of each required line shows it', async () => {
  await using copilot = await openCopilot()
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain business automobile liability insurance of $1,000,000 combined single limit.',
    '9.3 A waiver of subrogation in favor of Contractor is required on all policies.',
  ])
  const [gl, auto] = [
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      'Policy Number: GL-2291\nNamed Insured: Casco Roofing LLC\nEach Occurrence Limit: $1,000,000\nGeneral Aggregate Limit: $2,000,000',
      { heading: 'CG 24 04 05 09 WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US' },
      'We waive any right of recovery we may have against any person or organization where you agreed to do so in a written contract before the loss.',
    ]),
    await pdfOf([
      { heading: 'BUSINESS AUTO DECLARATIONS' },
      'Policy Number: CA-7710\nNamed Insured: Casco Roofing LLC\nCovered autos liability combined single limit: $1,000,000',
      { heading: 'BUSINESS AUTO COVERAGE FORM' },
      'We will pay all sums an insured legally must pay as damages because of bodily injury caused by an accident.',
    ]),
  ]
  const files = [
    await copilot.upload('[Contract] Subcontract.pdf', contract),
    await copilot.upload('[Binder or Policy] GL.pdf', gl),
    await copilot.upload('[Binder or Policy] Auto.pdf', auto),
  ]
  const { messages } = await copilot.ask('Review this contract', { files, preset: 'CONTRACT_REVIEW' })
  const { content } = messages.at(-1)
  assert.match(content, /\| Met \| [^\n]*General liability, waiver of subrogation/)
  assert.match(content, /\| Not met \| [^\n]*Auto, waiver of subrogation: The policy has no waiver/)
})
