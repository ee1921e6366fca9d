import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier } from '../../../knowledge/testing/openPolicy.ts'
import { type Copilot, openCopilot } from '../../testing/openCopilot.ts'
import { dictatedIn } from './plainEmail.ts'
import { spoken } from './spoken.ts'

/** What a user dictates, and the subject and first paragraph of the email. */
const dictated: readonly (readonly [request: string, subject: string, says: string])[] = [
  [
    'Draft an email to Ray Kim telling him we need the lease before we can add the landlord',
    'Lease needed',
    'We need the lease before we can add the landlord.',
  ],
  [
    'Write an email to Ray Kim that his policy copy is attached and to call us with questions',
    'Your policy copy is attached',
    'Your policy copy is attached. Please call us with questions.',
  ],
  [
    'Email Ray Kim asking when he can meet next week. We would like to go over the audit. Keep it short.',
    'When you can meet next week',
    'Could you let us know when you can meet next week? We would like to go over the audit.',
  ],
  [
    'write to Ray Kim that the audit is on December 3 at 10 AM',
    'Audit is on December 3 at 10 AM',
    'The audit is on December 3 at 10 AM.',
  ],
  [
    'Email Ray Kim that the truck ending 4471 is off the policy and he gets about $640 back. Ask him to confirm the mileage of the other two units.',
    'Truck ending 4471 is off the policy',
    'The truck ending 4471 is off the policy and you get about $640 back. Could you please confirm the mileage of the other two units?',
  ],
  [
    'Draft an email to Ray Kim telling him the audit is due December 15 and to send payroll records and 941s',
    'Audit is due December 15',
    'The audit is due December 15. Please send payroll records and 941s.',
  ],
  [
    'Draft an email to Ray Kim telling him the underwriter called and he needs the lease',
    'Underwriter called',
    'The underwriter called and he needs the lease.',
  ],
  [
    'send Ray Kim an email reminding him to sign the umbrella application',
    'Sign the umbrella application',
    'This is a reminder to sign the umbrella application.',
  ],
  [
    'email Ray Kim that his certificate is on its way and that we need the VINs for the two new vans',
    'Your certificate is on its way',
    'Your certificate is on its way. Please send us the VINs for the two new vans.',
  ],
  [
    'Send Ray Kim an email that we got his certificate request',
    'We got your certificate request',
    'We got your certificate request.',
  ],
  [
    'Send an email to Ray Kim that we got his certificate request',
    'We got your certificate request',
    'We got your certificate request.',
  ],
  [
    'shoot ray at minuteman hauling a quick note, audit is coming, have payroll records ready',
    'Audit is coming',
    'The audit is coming. Please have payroll records ready.',
  ],
  [
    'need to apologize to Ray Kim for the wrong invoice and say the right one goes out tomorrow',
    'We apologize for the wrong invoice',
    'We apologize for the wrong invoice. The right one goes out tomorrow.',
  ],
  [
    'draft an email to Minuteman Hauling, their work comp audit is due and we need their payroll records by 12/15',
    'Your work comp audit is due',
    'Your work comp audit is due and we need your payroll records by 12/15.',
  ],
  [
    'Email Ray Kim that the carrier changed their billing address',
    'Carrier changed their billing address',
    'The carrier changed their billing address.',
  ],
  [
    'Drop Ray Kim a note thanking him for the referral',
    'Thank you for the referral',
    'Thank you for the referral.',
  ],
]

/** What a user tells Cara to say, and how the recipient reads it. */
const instructed: readonly (readonly [text: string, sentences: string])[] = [
  [
    'their GL policy excludes condo projects over four units, so the Harbor Towers job (42 units) is not covered; ask her for the contract and for payroll estimates by Friday.',
    'Your GL policy excludes condo projects over four units, so the Harbor Towers job (42 units) is not covered. Please send us the contract and payroll estimates by Friday.',
  ],
  [
    'the renewal is ready. Thank her for her patience and tell her that she saves 4%. Offer to call her on Monday.',
    'The renewal is ready. Thank you for your patience. You save 4%. We would be glad to call you on Monday.',
  ],
  [
    'remove the exclusion for one project. Mention that we have been with them for 3 years and that we need an answer by December 4.',
    'Remove the exclusion for one project. We have been with you for 3 years. We need an answer by December 4.',
  ],
  [
    'her umbrella lapsed; ask Maria if she wants it reinstated, then ask her for a call this week',
    'Your umbrella lapsed. Could you let us know if you want it reinstated? Could we have a call this week?',
  ],
  [
    'he isn’t insured for the boat; remind him to send us his survey; explain to him that the carrier needs it before he finishes and tries it out himself',
    'You aren’t insured for the boat. Please remember to send us your survey. The carrier needs it before you finish and tries it out yourself.',
  ],
]
for (const [text, sentences] of instructed)
  Deno.test(`says to the recipient: "${sentences.slice(0, 60)}…"`, () => {
    assert.equal(spoken({ kind: 'SAY', text }).join(' '), sentences)
  })

Deno.test('writes the email that a user dictates, to the contact it names, without a policy', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  await openAccount(harborline, {
    detail: { name: 'Minuteman Hauling Lines Inc.' },
    contact: { name: 'Ray Kim', email: 'ray@minutemanhauling.example' },
  })
  for (const [request, subject, says] of dictated) {
    const { artifacts } = await copilot.ask(request)
    const { email } = artifacts[0] ?? assert.fail(`no email for: ${request}`)
    assert.equal(email.to[0]?.email, 'ray@minutemanhauling.example', request)
    assert.ok(email.body.startsWith('Hello Ray,'), email.body)
    assert.equal(email.subject, subject)
    assert.ok(email.body.split('\n\n')[1].startsWith(says), email.body)
  }
})

Deno.test('greets the contact of a business that is named in short, and never the business by its first word', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const contact = { name: 'Ana Ruiz', email: 'ana@fleetfoot.example' }
  await openAccount(harborline, { detail: { name: 'Fleetfoot Courier Services' }, contact })
  await addCarrier(harborline, { name: 'Granite State Casualty' })
  const asked = [
    ['Email Fleetfoot that the audit is due December 15', 'Hello Ana,'],
    ['Write Granite State that the insured sold the business', 'Hello,'],
  ] as const
  for (const [request, greeting] of asked) {
    const { id, state } = await copilot.ask(request)
    // The carrier has no address on record.
    const { artifacts } =
      state === 'WAITING_FOR_INPUT'
        ? await copilot.say(id, 'uw@granitestate.example')
        : await copilot.shown(id)
    assert.equal(artifacts[0]?.email.body.split('\n')[0], greeting, request)
  }
})

Deno.test('does not take a question for the policy as dictated text', async () => {
  await using copilot = await openCopilot()
  const { artifacts, messages } = await copilot.ask(
    'Tell Marcus by email whether rented tools are covered, quoting the policy',
  )
  assert.deepEqual(artifacts, [])
  assert.match(messages.at(-1).content, /Which policy should I answer from\?/)
})

/** Clients in Bath with an email address each, and one without. */
async function openClients(copilot: Copilot) {
  const { harborline } = copilot.world
  const mailingAddress = { line1: '1 Front St', line2: null, city: 'Bath', zone: 'ME', postalCode: '04530' }
  const clients = [
    ['Casco Roofing LLC', 'Marta Ouellette', 'marta@casco.example'],
    ['Red Hook Bakery Inc.', 'Leo Park', 'leo@redhook.example'],
    ['Kennebec Boat Works', 'Ana Ruiz', null],
  ] as const
  for (const [name, contact, email] of clients)
    await openAccount(harborline, {
      detail: { name, mailingAddress, email: null },
      contact: { name: contact, email },
    })
}

Deno.test('writes to several clients with a draft each, which are approved one by one', async () => {
  await using copilot = await openCopilot()
  await openClients(copilot)
  const { id, artifacts } = await copilot.ask(
    'Email Casco Roofing and Red Hook that our office moves to 12 Front Street on June 1',
  )
  assert.deepEqual(
    artifacts.map(({ email }: { email: { to: { email: string }[]; body: string } }) => [
      email.to[0]?.email,
      email.body.split('\n\n')[1],
    ]),
    [
      ['marta@casco.example', 'Our office moves to 12 Front Street on June 1.'],
      ['leo@redhook.example', 'Our office moves to 12 Front Street on June 1.'],
    ],
  )
  const { proposals } = await copilot.say(id, 'send them')
  assert.equal(proposals.length, 2)
})

Deno.test('asks what to tell all clients in a place, and names those without an address', async () => {
  await using copilot = await openCopilot()
  await openClients(copilot)
  const { id, messages } = await copilot.ask('email all clients in Bath about our new phone number')
  assert.equal(messages.at(-1).content, 'What should the email to these 3 clients say?')
  const replied = await copilot.say(id, 'Our new number is (207) 555-0100.')
  assert.match(replied.messages.at(-1).content, /"Our new phone number" to 2 clients/)
  assert.match(replied.messages.at(-1).content, /No email address is on record for Kennebec Boat Works\./)
})

Deno.test('writes a reply from notes, a sentence for each', () => {
  const reply = dictatedIn('Draft a reply to Drew: we can get 3M, pollution quote coming Monday, lender ok')
  assert.deepEqual(reply && spoken(reply), [
    'We can get $3M.',
    'The pollution quote is coming Monday.',
    'The lender is okay.',
  ])
  const running = dictatedIn('Email Ray: we got the lease, and we need the VINs')
  assert.equal(running && spoken(running).join(' ').includes('We got the lease'), true)
})
