import assert from 'node:assert/strict'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../testing/openCopilot.ts'

const coverages = [{ name: 'Each occurrence', limit: 100_000_000 }]
const address = { line2: null, zone: 'ME', postalCode: '04530' } as const

/** Clients with similar names, each with an umbrella and a general liability policy in force. */
async function openAlike(accounts: readonly { name: string; line1: string; city: string }[]) {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  for (const [at, { name, ...place }] of accounts.entries()) {
    const { id: accountId } = await openAccount(harborline, {
      detail: { name, mailingAddress: { ...address, ...place } },
      contact: { name: `Owner ${at}` },
    })
    const term = { accountId, carrierId, inforceAt: '2026-01-01', expiresAt: '2027-01-01', coverages }
    await openPolicy(harborline, { ...term, type: 'UMBRELLA', policyNumber: `UMB-10${at}` })
    await openPolicy(harborline, { ...term, policyNumber: `CGL-20${at}` })
  }
  return copilot
}

const solar = [
  { name: 'Harbor Solar LLC', line1: '12 Front Street', city: 'Bath' },
  { name: 'Harbor Solar Inc.', line1: '4 Mill Road', city: 'Bath' },
  { name: 'Harbor Solar Installers LLC', line1: '90 Commercial Street', city: 'Portland' },
  { name: 'Harbor Solar & Roofing LLC', line1: '7 Elm Street', city: 'Brunswick' },
]

interface Drafted {
  readonly artifacts: readonly { readonly email: { readonly body: string } | null }[]
}

/** The draft of the letter, beside the release that goes with it. */
function emailOf({ artifacts }: Drafted) {
  const email = artifacts.find((each) => each.email !== null)?.email
  assert(email)
  return email
}

const cancel = 'effective 12/15/2026 because the business was sold'

Deno.test('finds an account named exactly among accounts with similar names', async () => {
  await using copilot = await openAlike(solar)
  const shown = await copilot.ask(`Cancel the umbrella of Harbor Solar LLC ${cancel}`)
  const email = emailOf(shown)
  assert.match(email.body, /Insured: Harbor Solar LLC\nMailing address: [^\n]+\nPolicy number: UMB-100/)

  const answered = await copilot.ask(`Cancel the umbrella of Harbor Solar ${cancel}`)
  const choices = answered.messages.at(-1).content
  assert.match(choices, /1\. Harbor Solar LLC \(12 Front Street, Bath, ME\)\n2\. Harbor Solar Inc\./)
  assert.match(choices, /Which client is this for\?$/)
  const named = await copilot.say(answered.id, 'harbor solar inc')
  assert.match(
    emailOf(named).body,
    /Insured: Harbor Solar Inc\.\nMailing address: [^\n]+\nPolicy number: UMB-101/,
  )

  const { id } = await copilot.ask(`Cancel the umbrella of Harbor Solar ${cancel}`)
  const picked = await copilot.say(id, 'the second one')
  assert.match(
    emailOf(picked).body,
    /Insured: Harbor Solar Inc\.\nMailing address: [^\n]+\nPolicy number: UMB-101/,
  )
})

Deno.test('uses the city in an answer to choose between accounts with the same name', async () => {
  const name = 'Atlantic Transport LLC'
  await using copilot = await openAlike([
    { name, line1: '12 Front Street', city: 'Bath' },
    { name, line1: '4 Mill Road', city: 'Portland' },
  ])
  const { id } = await copilot.ask(`Cancel the umbrella of ${name} ${cancel}`)
  const named = await copilot.say(id, 'the one in Portland')
  assert.match(emailOf(named).body, /Policy number: UMB-101/)
})

Deno.test('answers the question about records once the city says which client is meant', async () => {
  const name = 'Thames River Dental PC'
  await using copilot = await openAlike([
    { name, line1: '1 Main Street', city: 'Norwich' },
    { name, line1: '2 Water Street', city: 'Mystic' },
  ])
  const { id } = await copilot.ask(`When does the umbrella of ${name} expire?`)
  const { state, messages } = await copilot.say(id, 'the one in Norwich')
  assert.equal(state, 'IDLE')
  assert.match(messages.at(-1).content, /UMB-100.*Term: Jan 1, 2026 to Jan 1, 2027/s)
})

Deno.test('a certificate request distinguishes the insured from the holder', async () => {
  await using copilot = await openAlike([
    { name: 'Minuteman Freight Lines Inc.', line1: '12 Front Street', city: 'Bath' },
    { name: 'Summit Builders Inc.', line1: '400 Harbor Street', city: 'Portland' },
  ])
  const place = '400 Harbor Street, Portland, ME 04101'
  for (const link of ['for', 'to']) {
    const shown = await copilot.ask(
      `Write a certificate for Minuteman Freight Lines Inc. ${link} Summit Builders Inc., ${place}`,
    )
    const card = JSON.stringify(shown.proposals[0]?.preview)
    assert.match(card, /"Additional insured","value":"No"/)
    assert.equal(
      shown.proposals[0]?.title,
      'Issue a certificate for Minuteman Freight Lines Inc. to Summit Builders Inc.',
    )
  }
})

Deno.test('an approval card never promises an additional insured that the certificate omits', async () => {
  await using copilot = await openAlike(solar.slice(0, 1))
  const shown = await copilot.ask(
    'Issue a certificate for Harbor Solar LLC, holder as additional insured: Bath Savings Bank, 9 Mill Road, Bath, ME 04530',
  )
  const stated = shown.proposals[0].preview.find(
    ({ label }: { label: string }) => label === 'Additional insured',
  )
  assert.equal(stated.value, 'Requested, but not stated: not confirmed on a policy')
})

Deno.test('says that no account has the name, instead of offering accounts that share its first word', async () => {
  await using copilot = await openAlike(solar)
  const { messages, state } = await copilot.ask('Write a welcome letter for Harbor Electric & Sons')
  assert.equal(state, 'WAITING_FOR_INPUT')
  const text = messages.at(-1).content
  assert.match(text, /^No account is named “Harbor Electric & Sons”\./)
  assert.match(text, /Which client is this for\?$/)
})

Deno.test('takes neither the street nor the holder of a certificate for a client who is not on file', async () => {
  await using copilot = await openAlike([
    { name: 'Main Street Landscaping LLC', line1: '12 Front Street', city: 'Bath' },
    { name: 'Main Street Dental PC', line1: '9 Mill Road', city: 'Bath' },
    { name: 'Saco Mill Properties LLC', line1: '100 Main Street', city: 'Saco' },
  ])
  const { messages } = await copilot.ask(
    'Prepare a certificate for Moreau Bakery LLC to Saco Mill Properties, 100 Main Street, Saco, ME 04072',
  )
  const text = messages.at(-1).content
  assert.match(text, /^No account is named “Moreau Bakery LLC”\./)
  assert.doesNotMatch(text, /could be meant|Main Street/)
})

Deno.test('of two accounts with the same name, means the one with the policy that is named', async () => {
  const name = 'Old Port Commons Inc.'
  await using copilot = await openAlike([
    { name, line1: '874 Washington Street', city: 'South Portland' },
    { name, line1: '250 Old Post Road', city: 'Warwick' },
  ])
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Keystone Harbor Indemnity' })
  const { id: accountId } = await openAccount(harborline, {
    detail: { name, mailingAddress: { ...address, line1: '3 Pier Road', city: 'Bath' } },
    contact: { name: 'George Schaefer' },
  })
  const term = { inforceAt: '2026-01-01', expiresAt: '2027-01-01', coverages }
  await openPolicy(harborline, {
    accountId,
    carrierId,
    ...term,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'BA-77',
  })
  const { artifacts } = await copilot.ask(
    'Cancel Old Port Commons’ auto policy effective 12/15/2026, they sold the last truck',
  )
  assert.match(emailOf({ artifacts }).body, /Policy number: BA-77/)
})

Deno.test('a certificate takes the holder from a sentence, and asks for an address that is missing', async () => {
  await using copilot = await openAlike([
    { name: 'Minuteman Freight Lines Inc.', line1: '12 Front Street', city: 'Bath' },
  ])
  const whole = await copilot.ask(
    'Issue a certificate for Minuteman Freight to Sunbelt Rentals, 100 Main St, Hartford CT 06103',
  )
  assert.match(
    whole.proposals[0]?.title,
    /Issue a certificate for Minuteman Freight Lines Inc\. to Sunbelt Rentals/,
  )
  const asked = await copilot.ask('Certificate for Minuteman Freight, the holder is Pier 4 Realty LLC')
  assert.equal(asked.messages.at(-1).content, 'What is the mailing address of Pier 4 Realty LLC?')
  const given = await copilot.say(asked.id, '12 Commercial St, Portland ME 04101')
  assert.match(JSON.stringify(given.proposals[0]?.preview), /Pier 4 Realty LLC.*12 Commercial St/)
})

Deno.test('of several accounts with similar names, means the one whose contact is named', async () => {
  await using copilot = await openAlike(solar)
  const { messages } = await copilot.ask('What is the phone number of Owner 1 at Harbor Solar?')
  assert.match(messages.at(-1).content, /^On record for \[Harbor Solar Inc\.\]/)
})

Deno.test('an answer about limits does not name another policy than the one that was chosen', async () => {
  await using copilot = await openAlike(solar)
  const { id } = await copilot.ask('Write a submission for Harbor Solar LLC to the underwriter')
  const chosen = await copilot.say(id, 'the umbrella')
  assert.match(chosen.messages.at(-1).content, /Which coverages and limits should the underwriter quote\?$/)
  const done = await copilot.say(id, 'GL 2M each occurrence, 4M aggregate, umbrella 5M')
  assert.match(emailOf(done).body, /UMB-100/)
})
