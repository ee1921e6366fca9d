import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

const holder = 'Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'

Deno.test('a policy that a follow-up takes off is not on the certificate', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId } = desk
  const terms = { accountId, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
  const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
  await openPolicy(desk.world.harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
  const shown = (workspace: { proposals: { state: string; preview: { label: string }[] }[] }) =>
    workspace.proposals
      .filter(({ state }) => state === 'PENDING')
      .map(({ preview }) => preview.some(({ label }) => label.startsWith('Umbrella')))

  const first = await desk.ask(`Issue a certificate for ${holder}`, { accountId })
  assert.deepEqual(shown(first), [true])
  const corrected = await desk.say(first.id, 'take off the umbrella')
  assert.deepEqual(shown(corrected), [false])
  assert.match(corrected.messages.at(-1).content, /It shows only the policies that you named/)
})

for (const ask of [
  `Issue a certificate for ${holder}. Only the GL and auto.`,
  `Issue a certificate showing only the GL and auto for ${holder}`,
  `COI to ${holder} - gl and auto only`,
  `Issue a certificate for ${holder} without the umbrella`,
])
  Deno.test(`shows only the policies that the first message names: ${ask.replace(holder, 'the holder')}`, async () => {
    await using desk = await openDesk()
    const { accountId, carrierId } = desk
    const terms = { accountId, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
    const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
    await openPolicy(desk.world.harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
    await openPolicy(desk.world.harborline, {
      ...terms,
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'CA-1',
      coverages,
    })
    const { messages, proposals } = await desk.ask(ask, { accountId })
    const labels = proposals[0].preview.map(({ label }: { label: string }) => label)
    assert.deepEqual(
      labels.filter((label: string) => /GSC|UMB|CA-1/.test(label)),
      ['General Liability GSC-4821907-24', 'Auto CA-1'],
    )
    assert.match(messages.at(-1).content, /for Summit Builders Inc\. is ready\. It shows only the policies/)
  })

/** A desk with a package that has the general liability, an umbrella and workers compensation, and a certificate that waits. */
async function openPackageDesk() {
  const desk = await openDesk()
  const { accountId, carrierId, world } = desk
  const { harborline } = world
  const owner = await openAccount(harborline, { detail: { name: 'Ledge Masonry Inc.' } })
  const terms = { accountId: owner.id, carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
  const coverages = [{ name: 'Each occurrence', limit: 200_000_000 }]
  await openPolicy(harborline, { ...terms, type: 'PACKAGE', policyNumber: 'PKG-1', coverages })
  await openPolicy(harborline, { ...terms, type: 'UMBRELLA', policyNumber: 'UMB-1', coverages })
  await openPolicy(harborline, { ...terms, type: 'WORKERS_COMPENSATION', policyNumber: 'WC-1', coverages })
  assert.notEqual(owner.id, accountId)
  const { id } = await desk.ask(`Issue a certificate for ${holder}`, { accountId: owner.id })
  const numbers = ({ proposals }: Shown) =>
    proposals
      .filter(({ state }) => state === 'PENDING')
      .map(({ preview }) => preview.flatMap(({ label }) => /PKG-1|UMB-1|WC-1/.exec(label)?.[0] ?? []))
  return { ...desk, id, numbers, [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose]() }
}

interface Shown {
  readonly proposals: readonly { state: string; title: string; preview: { label: string; value: string }[] }[]
  readonly messages: { content: string }[]
}

for (const [messages, shown] of [
  [['just the GL'], ['PKG-1']],
  [['GL only please'], ['PKG-1']],
  [
    ['just the GL', 'add the umbrella'],
    ['PKG-1', 'UMB-1'],
  ],
  [
    ['only GL', 'ok put the umbrella and the WC back on it too'],
    ['PKG-1', 'UMB-1', 'WC-1'],
  ],
  [['take the WC off'], ['PKG-1', 'UMB-1']],
  [['no comp'], ['PKG-1', 'UMB-1']],
  [['leave off the umbrella', 'and the work comp off too'], ['PKG-1']],
  [
    ['take the WC off', 'What is the umbrella limit?', 'add the WC'],
    ['PKG-1', 'UMB-1', 'WC-1'],
  ],
] as const)
  Deno.test(`the certificate that waits shows ${shown.join(', ')} after ${messages.join(' / ')}`, async () => {
    await using desk = await openPackageDesk()
    let last
    for (const message of messages) last = await desk.say(desk.id, message)
    assert.deepEqual(desk.numbers(last), [shown], last.messages.at(-1).content)
  })

Deno.test('the umbrella that a package includes is on its certificate, also after one that failed', async () => {
  await using desk = await openDesk()
  const { carrierId, world } = desk
  const { harborline } = world
  const owner = await openAccount(harborline, { detail: { name: 'Ledge Masonry Inc.' } })
  const terms = { carrierId, inforceAt: '2026-03-01', expiresAt: '2027-03-01', type: 'PACKAGE' } as const
  const coverages = [
    { name: 'Each occurrence', limit: 100_000_000 },
    { name: 'Umbrella each occurrence', limit: 300_000_000 },
  ]
  await openPolicy(harborline, { ...terms, accountId: owner.id, policyNumber: 'PKG-1', coverages })
  const { id } = await desk.ask(`Issue a certificate for ${holder}`, { accountId: owner.id })
  const { messages, proposals } = await desk.say(id, 'add the umbrella')
  assert.match(messages.at(-1).content, /^The umbrella is part of Package PKG-1, which the certificate shows/)
  assert.match(JSON.stringify(proposals), /Umbrella each occurrence \$3,000,000/)

  const other = await openAccount(harborline, { detail: { name: 'Cask Roofing Inc.' } })
  await openPolicy(harborline, { ...terms, accountId: other.id, policyNumber: null, coverages })
  const failed = await desk.ask(`Issue a certificate for ${holder}`, { accountId: other.id })
  const again = await desk.say(failed.id, 'add the umbrella')
  assert.match(again.messages.at(-1).content, /The Package policy is missing its number/)
})

Deno.test('emails the certificate that waits to the contact that is named, once it is approved', async () => {
  await using desk = await openPackageDesk()
  const asked: Shown & { proposals: { id: string }[] } = await desk.say(desk.id, 'email it to Paula')
  assert.match(asked.messages.at(-1)?.content ?? '', /What is the email address of Paula\?/)
  const sent = await desk.say(desk.id, 'paula@ledge.example')
  const withUmbrella = await desk.say(desk.id, 'no umbrella')
  assert.deepEqual(desk.numbers(sent), [['PKG-1', 'UMB-1', 'WC-1']])
  const [card] = withUmbrella.proposals.filter(({ state }: { state: string }) => state === 'PENDING')
  assert.match(card.title, /to Summit Builders Inc\. and send it to paula@ledge\.example/)
  assert.deepEqual(desk.numbers(withUmbrella), [['PKG-1', 'WC-1']])
  assert.equal(await desk.approve(card.id).then((answer) => answer.__typename), 'ApproveCaraProposalSuccess')
  const [letter] = desk.letters()
  assert.equal(letter?.to, 'paula@ledge.example')
  assert.match(letter?.text ?? '', /Attached is the certificate of insurance for Summit Builders Inc/)
  const { proposals, messages } = await desk.say(desk.id, 'email it to Paula')
  assert.equal(proposals.filter(({ state }: { state: string }) => state === 'PENDING').length, 0)
  assert.match(messages.at(-1).content, /I drafted .* attached/)
})

for (const other of ['email it to Marta', 'add the umbrella', 'send that to the landlord please'])
  Deno.test(`"${other}" is not taken for the date of an endorsement`, async () => {
    await using desk = await openDesk()
    const { id, messages } = await desk.ask('Request an endorsement: add Elm Realty LLC as loss payee', {
      accountId: desk.accountId,
    })
    assert.match(messages.at(-1).content, /On what date/)
    const { artifacts } = await desk.say(id, other)
    assert.doesNotMatch(JSON.stringify(artifacts), new RegExp(`date: ${other}`, 'i'))
  })
