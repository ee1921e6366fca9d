import assert from 'node:assert/strict'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import { confirmProvision } from '../../../knowledge/certificates/testing/openCertificateDesk.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { businessPolicyKind } from '../../../knowledge/index.ts'
import { replace } from '../../../platform/index.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const approve = 'mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }'

interface Proposed {
  readonly id: string
  readonly state: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
}

/** A roofing contractor with a general liability policy in force. */
async function openRoofer() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty', naicNumber: '23809' })
  const policyId = await openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'CGL 2204183-07',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  async function propose(words: string): Promise<{ id: string; proposal: Proposed; answer: string }> {
    const request = `Issue a certificate to Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101. ${words}`
    const { id, proposals, messages } = await copilot.ask(request, { accountId })
    assert.equal(proposals.length, 1, messages.at(-1).content)
    return { id, proposal: proposals[0], answer: messages.at(-1).content }
  }
  return {
    ...copilot,
    accountId,
    policyId,
    propose,
    /** The lines of the approval card for a certificate requested with these words. */
    async cardFor(words: string): Promise<string> {
      const { proposal } = await propose(words)
      return proposal.preview.map(({ label, value }) => `${label}: ${value}`).join('\n')
    },
    [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose](),
  }
}

Deno.test('the approval card names each requested provision that the certificate will not state', async () => {
  await using roofer = await openRoofer()
  const card = await roofer.cardFor(
    'With additional insured, waiver of subrogation, primary and noncontributory, and 30 day notice of cancellation.',
  )
  for (const provision of ['Additional insured', 'Waiver of subrogation', 'Primary and noncontributory'])
    assert.match(card, new RegExp(`^${provision}: Requested, but not stated`, 'm'))
  assert.match(card, /^Note: Waiver of subrogation is not confirmed on any policy listed\./m)
  assert.match(card, /^Warning: A 30-day notice of cancellation is requested\./m)
})

Deno.test('Cara says what the card says about a provision that no policy is confirmed to provide', async () => {
  await using roofer = await openRoofer()
  const { harborline } = roofer.world
  await confirmProvision(
    { harborline, policyId: roofer.policyId, client: roofer.dana },
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' },
  )
  const { answer } = await roofer.propose('With additional insured and waiver of subrogation.')
  assert.match(
    answer,
    /It shows the policies in force with the waiver of subrogation\. It does not show the holder as additional insured: no policy on it is confirmed to provide that\./,
  )
})

Deno.test('a waiver and notice requested in short words are on the approval card', async () => {
  await using roofer = await openRoofer()
  const card = await roofer.cardFor('They want waiver and 30 day notice')
  assert.match(card, /^Waiver of subrogation: Requested, but not stated/m)
  assert.match(card, /^Warning: A 30-day notice of cancellation is requested\./m)
})

for (const words of ['job is the library roof', 'RE: Library roof', 'This is for the library roof project.'])
  Deno.test(`describes the operations as requested with "${words}"`, async () => {
    await using roofer = await openRoofer()
    assert.match(await roofer.cardFor(words), /^Description of operations: Library roof/m)
  })

Deno.test('the approval card is silent about provisions that nobody requested', async () => {
  await using roofer = await openRoofer()
  const card = await roofer.cardFor('They need it in 30 days, no waiver needed.')
  assert.doesNotMatch(card, /waiver|noncontributory|notice/i)
})

Deno.test('a confirmed waiver is on the approval card and stated on the issued certificate', async () => {
  await using roofer = await openRoofer()
  const { dana, policyId, world } = roofer
  // The endorsement's content is missing, which must not stop the work.
  await confirmProvision(
    { harborline: world.harborline, policyId, client: dana },
    { kind: 'WAIVER_OF_SUBROGATION', formNumber: 'CG 24 04 05 09' },
  )
  const { id, proposal } = await roofer.propose('With waiver.')
  assert.deepEqual(
    proposal.preview.find(({ label }) => label === 'Waiver of subrogation'),
    {
      label: 'Waiver of subrogation',
      value:
        'Subrogation against the holder is waived under General Liability CGL 2204183-07 (CG 24 04 05 09), where required by written contract.',
    },
  )
  await dana.data(approve, { id: proposal.id })
  await world.platform.jobs.runDue()
  const { messages } = await roofer.shown(id)
  assert.match(messages.at(-1).content, /is issued to Harbor Point Owners LLC/)
  const { certificates } = await dana.data('{ certificates { edges { node { downloadUrl } } } }')
  const file = await dana.fetch(certificates.edges[0].node.downloadUrl)
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  assert.match(
    pages[0]?.text ?? '',
    /Subrogation against the holder is waived under General Liability CGL 2204183-07/,
  )
})

Deno.test('the approval card names the form, whether it covers completed operations, and an earlier certificate', async () => {
  await using roofer = await openRoofer()
  const { dana, policyId, world } = roofer
  await confirmProvision({ harborline: world.harborline, policyId, client: dana })
  const words = 'Add the holder as additional insured for ongoing and completed operations.'
  const first = await roofer.propose(words)
  const card = first.proposal.preview.map(({ label, value }) => `${label}: ${value}`).join('\n')
  assert.match(card, /^Additional insured: The holder is an additional insured under .*\(CG 20 10 04 13\)/m)
  assert.match(card, /^Warning: Completed operations are requested\. CG 20 10 04 13 covers ongoing/m)
  assert.doesNotMatch(card, /already has/)
  await dana.data(approve, { id: first.proposal.id })
  await world.platform.jobs.runDue()
  assert.match(
    await roofer.cardFor(words),
    /^Warning: Harbor Point Owners LLC already has certificate \S+, issued on .*\. If this one replaces it/m,
  )
})

Deno.test('a new address after the proposal replaces the proposed certificate', async () => {
  await using roofer = await openRoofer()
  const { id } = await roofer.propose('')
  const { proposals } = await roofer.say(id, 'The address is 12 Water Street, Bath, ME 04530')
  const shown = proposals.map(({ state, preview }: Proposed) => [
    state,
    preview.find(({ label }) => label === 'Holder')?.value,
  ])
  assert.deepEqual(shown, [
    ['WITHDRAWN', 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101'],
    ['PENDING', 'Harbor Point Owners LLC, 12 Water Street, Bath, ME 04530'],
  ])
})

Deno.test('another holder takes the place of the proposed one, and a further holder does not', async () => {
  await using roofer = await openRoofer()
  const { id } = await roofer.propose('')
  await roofer.say(id, 'Use a different holder: City of Bath, 55 Front Street, Bath, ME 04530')
  const { proposals } = await roofer.say(id, 'Also for Elm Realty LLC, 9 Elm Street, Bath, ME 04530')
  assert.deepEqual(
    proposals.map(({ state, title }: Proposed & { title: string }) => [state, title.replace(/^.* to /, '')]),
    [
      ['WITHDRAWN', 'Harbor Point Owners LLC'],
      ['PENDING', 'City of Bath'],
      ['PENDING', 'Elm Realty LLC'],
    ],
  )
})

Deno.test('a holder named by its part in the attached contract gets its name and address from there', async () => {
  await using roofer = await openRoofer()
  const { accountId } = roofer
  const contract = (parties: string) =>
    pdfOf([
      { heading: 'ROOF MAINTENANCE AGREEMENT' },
      parties,
      'Contractor shall maintain commercial general liability insurance of $1,000,000 each occurrence.',
      'The work is done at 90 Harbor Street, Bath, ME 04530.',
    ])

  const whole = await contract(
    'Between Pemaquid Hotel Group LLC ("Hotel"), 14 Shore Road, Bristol, ME 04539, and Casco Roofing LLC ("Contractor").',
  )
  const { proposals, messages } = await roofer.ask('Issue the certificate for the hotel', {
    accountId,
    files: [await roofer.upload('Agreement.pdf', whole)],
  })
  assert.equal(proposals.length, 1, messages.at(-1).content)
  assert.equal(
    proposals[0].preview.find(({ label }: { label: string }) => label === 'Holder')?.value,
    'Pemaquid Hotel Group LLC, 14 Shore Road, Bristol, ME 04539',
  )
  assert.match(messages.at(-1).content, /The address is the one in the contract: 14 Shore Road, Bristol, ME/)

  // The address of the work is not the one of a party.
  const bare = await contract(
    'Between Pemaquid Hotel Group LLC ("Hotel") and Casco Roofing LLC ("Contractor").',
  )
  const asked = await roofer.ask('Issue the certificate for the hotel', {
    accountId,
    files: [await roofer.upload('Short agreement.pdf', bare)],
  })
  assert.equal(asked.messages.at(-1).content, 'What is the mailing address of Pemaquid Hotel Group LLC?')
})

interface Shown {
  readonly messages: readonly { readonly content: string }[]
  readonly proposals: readonly Proposed[]
}

const firstOrder =
  'Prepare a certificate for Casco Roofing, holder City of Portsmouth, 1 Junkins Ave, Portsmouth NH 03801, additional insured, for the 2027 street fair on June 5'

function pendingCards({ proposals }: Shown): string[] {
  return proposals
    .filter(({ state }) => state === 'PENDING')
    .map(({ preview }) => preview.map(({ label, value }) => `${label}: ${value}`).join('\n'))
}

Deno.test('a correction of the holder and of a provision changes both on the card', async () => {
  await using roofer = await openRoofer()
  const first: Shown & { id: string } = await roofer.ask(firstOrder, { accountId: roofer.accountId })
  const [card = ''] = pendingCards(first)
  assert.match(card, /^Description of operations: 2027 street fair on June 5$/m)
  assert.match(card, /^Warning: General Liability.* expires on Jan 1, 2027, before Jun 5, 2027\./m)
  assert.match(first.messages.at(-1)?.content ?? '', /expires on Jan 1, 2027, before Jun 5, 2027/)

  const asking: Shown = await roofer.say(
    first.id,
    'Change the holder to Bedford Construction Managers and remove additional insured',
  )
  assert.match(asking.messages.at(-1)?.content ?? '', /mailing address of Bedford Construction Managers/)
  assert.deepEqual(pendingCards(asking), [], 'the wrong certificate cannot be approved meanwhile')

  const corrected = pendingCards(await roofer.say(first.id, '1 Commerce Way, Bedford, NH 03110'))
  assert.equal(corrected.length, 1)
  assert.match(
    corrected[0] ?? '',
    /^Holder: Bedford Construction Managers, 1 Commerce Way, Bedford, NH 03110$/m,
  )
  assert.match(corrected[0] ?? '', /^Additional insured: No$/m)
  assert.match(corrected[0] ?? '', /^Description of operations: 2027 street fair/m)
})

for (const [correction, card] of [
  ['take the AI off', /^Additional insured: No$/m],
  [
    'no additional insured please, but with waiver',
    /^Additional insured: No\n(?:.*\n)*Waiver of subrogation: Req/m,
  ],
  [
    'The holder should be Elm Realty LLC, 9 Elm Street, Bath, ME 04530',
    /^Holder: Elm Realty LLC, 9 Elm Street, Bath/m,
  ],
  [
    'make it out to Town of Bath, 55 Front Street, Bath, ME 04530 instead',
    /^Holder: Town of Bath, 55 Front/m,
  ],
  [
    'The holder is City of Portsmouth Public Works',
    /^Holder: City of Portsmouth Public Works, 1 Junkins Ave/m,
  ],
  ['Description: tent and stage setup', /^Description of operations: Tent and stage setup$/m],
] as const)
  Deno.test(`the certificate is corrected after "${correction}"`, async () => {
    await using roofer = await openRoofer()
    const { id } = await roofer.ask(firstOrder, { accountId: roofer.accountId })
    const cards = pendingCards(await roofer.say(id, correction))
    assert.equal(cards.length, 1)
    assert.match(cards[0] ?? '', card)
  })

Deno.test('a correction that Cara does not understand leaves the card and says so', async () => {
  await using roofer = await openRoofer()
  const { id } = await roofer.ask(firstOrder, { accountId: roofer.accountId })
  const shown: Shown = await roofer.say(id, 'The description is wrong')
  assert.match(shown.messages.at(-1)?.content ?? '', /^I could not tell what to change/)
  assert.equal(pendingCards(shown).length, 1)
})

Deno.test('a certificate whose limits changed since it was shown is not issued, but shown again', async () => {
  await using roofer = await openRoofer()
  const { id, proposal } = await roofer.propose('')
  const { harborline, platform } = roofer.world
  const stored = await harborline.read(businessPolicyKind, roofer.policyId)
  assert(stored)
  const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
  const changed = replace(stored, { ...stored.value, coverages }, 'UPDATE_BUSINESS_POLICY')
  assert((await harborline.commit({ type: 'WORKFLOW', id: null }, [changed])).ok)
  await roofer.dana.data(approve, { id: proposal.id })
  await platform.jobs.runDue()
  const { proposals, messages, state } = await roofer.shown(id)
  assert.deepEqual(
    proposals.map((each: Proposed) => each.state),
    ['WITHDRAWN', 'PENDING'],
  )
  assert.equal(state, 'WAITING_FOR_INPUT')
  assert.match(messages.at(-1).content, /^I haven't done this yet: .* The records changed after it was shown/)
  assert.match(JSON.stringify(proposals[1].preview), /Each occurrence \$2,000,000/)
  await roofer.dana.data(approve, { id: proposals[1].id })
  await platform.jobs.runDue()
  const issued = (await roofer.shown(id)).proposals.at(-1)
  assert.equal(issued.state, 'DONE')
})

Deno.test('an attached letter says for whom the certificate is and what it is to show', async () => {
  await using roofer = await openRoofer()
  const letter = await pdfOf([
    { heading: 'CERTIFICATE REQUEST' },
    'Project: Stroudwater Commons',
    'Please issue a certificate of insurance to Dunmore Construction LLC, 900 Forest Avenue, Portland, ME 04103.',
    'Dunmore Construction LLC is to be an additional insured, with a waiver of subrogation.',
  ])
  const files = [await roofer.upload('Request.pdf', letter)]
  const { proposals, messages } = await roofer.ask('Certificate for the attached request', {
    accountId: roofer.accountId,
    files,
  })
  assert.equal(proposals.length, 1, messages.at(-1).content)
  const { preview }: Proposed = proposals[0]
  const card = preview.map(({ label, value }) => `${label}: ${value}`).join('\n')
  assert.match(card, /^Holder: Dunmore Construction LLC, 900 Forest Avenue, Portland, ME 04103$/m)
  assert.match(card, /^Additional insured: Requested/m)
  assert.match(card, /^Waiver of subrogation: Requested/m)
  assert.match(card, /^Description of operations: Stroudwater Commons$/m)
})
