import assert from 'node:assert/strict'
import { certificateKind } from '../../../knowledge/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { type Copilot, openCopilot } from '../../testing/openCopilot.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pastedHolders } from './holderLines.ts'

const approve = `mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }`

async function openRoofer({ world: { harborline } }: Copilot): Promise<string> {
  const mailingAddress = {
    line1: '18 Commercial Street',
    line2: null,
    city: 'Portland',
    zone: 'ME',
    postalCode: '04101',
  }
  const { id: accountId } = await openAccount(harborline, { detail: { mailingAddress } })
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty', naicNumber: '23809' })
  await openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'CGL 2204183-07',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  return accountId
}

function holdersOf({ world: { harborline } }: Copilot, accountId: string): string[] {
  return harborline
    .table(certificateKind)
    .related('account', accountId)
    .map(({ holder }) => holder.name)
    .toSorted()
}

const list = `Certificates for everyone on this list:

1. Longfellow Construction Co., 400 Congress Street, Suite 210, Portland, ME 04101
2. Bowdoin Property Trust, LLC, 12 Maine Street, Brunswick, ME 04011
3. Town of Scarborough
4. Longfellow Construction Co., 400 Congress Street, Suite 210, Portland, ME 04101
5. Bath Savings Bank, P.O. Box 548, Bath, ME 04530

Thanks!`

Deno.test('issues a certificate to each pasted holder once the list is approved', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const { id, artifacts, proposals, messages } = await copilot.ask(list, { accountId })
  const answer = messages.at(-1).content
  assert.match(answer, /^4 certificates of .* are ready\. Nothing is issued until you approve it\./)
  assert.match(answer, /\| 3 \| Longfellow .* \| Same as number 1 \|/)
  assert.match(answer, /- Town of Scarborough: street, city, state, and ZIP code missing/)
  assert.equal(artifacts[0].document.file.name, 'Holder list.csv')
  const [proposal] = proposals
  assert.match(proposal.title, /^Issue 4 certificates for /)
  const shown = new Map(
    proposal.preview.map(({ label, value }: { label: string; value: string }) => [label, value]),
  )
  assert.match(String(shown.get('Holders')), /2\. Bowdoin Property Trust, LLC, 12 Maine Street/)
  assert.match(String(shown.get('Note')), /listed on rows 2 and 4/)
  assert.deepEqual(holdersOf(copilot, accountId), [])

  await copilot.dana.data(approve, { id: proposal.id })
  while ((await copilot.world.platform.jobs.runDue()) > 0);
  assert.deepEqual(holdersOf(copilot, accountId), [
    'Bath Savings Bank',
    'Bowdoin Property Trust, LLC',
    'Longfellow Construction Co.',
    'Longfellow Construction Co.',
  ])
  const done = await copilot.shown(id)
  assert.match(done.messages.at(-1).content, /^4 certificates for .* are being issued/)
})

Deno.test('prints no wording from a message, and wording from a list only after a confirmation', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const described = `${list}\n\nDescription: Spring re-roofing. All holders are additional insureds.`
  const pasted = await copilot.ask(described, { accountId })
  assert.match(
    pasted.messages.at(-1).content,
    /Bath Savings Bank \| .* \| Additional insured; Spring re-roofing \|/,
  )
  assert.equal(pasted.proposals[0].confirmation, null)
  const rows = [
    'Name,Address,City,State,ZIP,Job',
    'Bath Savings Bank,55 Front Street,Bath,ME,04530,Owner is AI',
  ]
  const file = await copilot.upload('holders.csv', new TextEncoder().encode(rows.join('\n')))
  const listed = await copilot.ask('batch certificates', { accountId, files: [file] })
  assert.match(listed.proposals[0].confirmation, /^The description of operations says “AI”\./)
})

Deno.test('reads an attached list, and leaves out rows that need corrections with the reason', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const csv = (...rows: string[]) =>
    new TextEncoder().encode(
      ['Holders of the spring projects', 'GC / Holder,Street,City,St,Zip,AI?,Job,Cell', ...rows, ''].join(
        '\n',
      ),
    )
  const portland = (zip: string) => `City of Portland,389 Congress Street,Portland,ME,${zip},,Permit,`
  const first = await copilot.upload(
    'holders.csv',
    csv(
      '"Harbor Point Owners, Inc.",2 Wharf Street,Portland,ME,04101,yes,Pier 2,555-0101',
      portland(''),
      'Harbor Point Owners Inc,2 Wharf St,Portland,ME,04101,Y,(dup?),',
    ),
  )
  const asked = await copilot.ask('batch certificates', { accountId, files: [first] })
  const answer = asked.messages.at(-1).content
  assert.match(answer, /^2 certificates of /)
  assert.match(answer, /\| 1 \| Harbor Point Owners, Inc\. \| .* \| Additional insured; Pier 2 \|/)
  assert.match(answer, /\| 2 \| Harbor Point Owners Inc \| .*; Same as number 1 \|/)
  assert.match(answer, /- Harbor Point Owners Inc: the description would be “\(dup\?\)”/)
  assert.match(answer, /- What is listed under “Cell” goes on no certificate/)
  assert.match(answer, /Left out until[^]*- Row 4 \(City of Portland\): Enter the ZIP code\./)
  const shown = JSON.stringify(asked.proposals[0].preview)
  assert.match(shown, /Left out: Row 4 \(City of Portland\): Enter the ZIP code/)
  assert.match(shown, /listed on rows 2 and 3/)

  const second = await copilot.upload('holders corrected.csv', csv(portland('04101')))
  const { proposals } = await copilot.say(asked.id, 'here is the corrected list', [second])
  assert.match(proposals.at(-1).title, /^Issue 1 certificate /)

  const none = await copilot.upload('holders bad.csv', csv(portland('')))
  const refused = await copilot.ask('batch certificates', { accountId, files: [none] })
  assert.match(refused.messages.at(-1).content, /needs corrections[^]*- Row 3 \(City of Portland\)/)
  assert.deepEqual(refused.proposals, [])
})

Deno.test('reads a text file with a holder on each line', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const lines =
    'City of Portland, 389 Congress Street, Portland, ME 04101\nCianbro Corporation, 101 Cianbro Square, Pittsfield, ME 04967\n'
  const file = await copilot.upload('holders.txt', new TextEncoder().encode(lines))
  const { proposals, messages } = await copilot.ask('certs for these please, all AI', {
    accountId,
    files: [file],
  })
  assert.match(proposals[0]?.title ?? messages.at(-1).content, /^Issue 2 certificates/)
  assert.match(messages.at(-1).content, /\| Cianbro Corporation \| .* \| Additional insured \|/)
})

Deno.test('reads addresses on lines of their own', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const { messages } = await copilot.ask(
    `cert each of these, all as additional insured:\n\nHarbor Point Owners LLC\n2 Wharf Street\nPortland, ME 04101\n\nBath Savings Bank\nP.O. Box 548\nBath, ME 04530`,
    { accountId },
  )
  const answer = messages.at(-1).content
  assert.match(
    answer,
    /\| 1 \| Harbor Point Owners LLC \| 2 Wharf Street, Portland, ME 04101 \| Additional insured \|/,
  )
  assert.match(answer, /\| 2 \| Bath Savings Bank \|/)
})

Deno.test('reads holders that a sentence names one after the other', async () => {
  await using desk = await openDesk()
  const { messages, proposals } = await desk.ask(
    'bulk certificates for Acme, 12 Main St, Portland ME 04101 and for Brown Brothers, 44 Oak Ave, Bath ME 04530 and City of Bath, 55 Front Street, Suite 2, Bath, ME 04530',
    { accountId: desk.accountId },
  )
  assert.match(
    messages.at(-1).content,
    /^3 certificates [^]*\| 1 \| Acme \| 12 Main St, Portland[^]*\| 2 \| Brown Brothers \|[^]*\| 3 \| City of Bath \| 55 Front Street, Suite 2/,
  )
  const { value } = proposals[0].preview.find(({ label }: { label: string }) => label === 'Holders')
  assert.match(value, /^1\. Acme, 12 Main St/)
})

Deno.test('takes whose certificates they are from behind the list', () => {
  const { holders, otherLines } = pastedHolders(
    'certificates for this list: Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101; Bath Savings Bank, P.O. Box 548, Bath, ME 04530 - for Casco Roofing LLC',
  )
  assert.deepEqual(
    holders.map(({ name, postalCode }) => [name, postalCode]),
    [
      ['Harbor Point Owners LLC', '04101'],
      ['Bath Savings Bank', '04530'],
    ],
  )
  assert.match(otherLines, /for Casco Roofing LLC/)
})

for (const [separators, lines] of [
  [
    'slashes and dashes',
    [
      'Alder County Board - 210 E Elm St - Lisbon OH 44432 - AI + WOS',
      'Millstone Foods / attn risk mgmt / 1014 Vine St / Cincinnati, OH 45202 / needs primary',
    ],
  ],
  [
    'numbers, tabs and brackets',
    [
      '1) Alder County Board\t210 E Elm St\tLisbon\tOH\t44432\tAI, waiver',
      '2 Millstone Foods | attn risk mgmt | 1014 Vine St | Cincinnati, OH 45202 (primary)',
    ],
  ],
] as const)
  Deno.test(`each line of a pasted list is one holder with its own wording: ${separators}`, async () => {
    await using copilot = await openCopilot()
    const accountId = await openRoofer(copilot)
    const text = ['certificates for these:', ...lines, 'the one from last year', ''].join('\n')
    const { proposals, messages } = await copilot.ask(text, { accountId })
    const answer = messages.at(-1).content
    const card = proposals[0].preview.map(({ label, value }: Record<string, string>) => `${label}: ${value}`)
    assert.deepEqual(
      card.filter((line: string) => /^(?:Warning|Holders|Additional|Waiver|Primary)/.test(line)),
      [
        'Warning: Left out: the one from last year: street, city, state, and ZIP code missing',
        'Holders: 1. Alder County Board, 210 E Elm St, Lisbon, OH 44432\n2. Millstone Foods, 1014 Vine St, attn risk mgmt, Cincinnati, OH 45202',
        'Additional insured: Alder County Board',
        'Waiver of subrogation: Alder County Board',
        'Primary and noncontributory: Millstone Foods',
      ],
    )
    assert.match(answer, /\| 1 \| Alder .* \| Additional insured; Waiver of subrogation \|/)
    assert.match(answer, /- the one from last year: street, city/)
  })

Deno.test('says that no certificate has the rest of what stands behind an address', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const { proposals, messages } = await copilot.ask(
    'certs for these:\nCity of Wren, 10 S Oak St, Wren, OH 43138 - AI, ask Joe about the fair\nBath Savings Bank, P.O. Box 548, Bath, ME 04530',
    { accountId },
  )
  assert.match(messages.at(-1).content, /- City of Wren: "AI, ask Joe about the fair" is not on/)
  assert.match(JSON.stringify(proposals[0].preview), /Warning.*ask Joe about the fair/)
})

Deno.test('parts a street from its town without a comma, and takes the wording in brackets for its holder', async () => {
  await using copilot = await openCopilot()
  const accountId = await openRoofer(copilot)
  const text = [
    'certificates for these:',
    'Bayside Condo Trust - 44 Marginal Way Portland ME 04101 (needs AI)',
    'Saco River Mills LLC (WOS), 9 Mill Street, Suite 4 South Portland, ME 04106',
    'Bath Savings Bank, 12 Portland Street, Bath, ME 04530',
  ].join('\n')
  const { proposals } = await copilot.ask(text, { accountId })
  const card = proposals[0].preview.map(({ label, value }: Record<string, string>) => `${label}: ${value}`)
  assert.deepEqual(
    card.filter((line: string) => /^(?:Warning|Holders|Additional|Waiver|Primary)/.test(line)),
    [
      'Holders: 1. Bayside Condo Trust, 44 Marginal Way, Portland, ME 04101\n2. Saco River Mills LLC, 9 Mill Street, Suite 4, South Portland, ME 04106\n3. Bath Savings Bank, 12 Portland Street, Bath, ME 04530',
      'Additional insured: Bayside Condo Trust',
      'Waiver of subrogation: Saco River Mills LLC',
    ],
  )
})
