import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { withoutPrivate } from './withoutPrivate.ts'

/** What staff write to Cara, and what of it an email may say. */
const messages: readonly (readonly [message: string, open: string])[] = [
  [
    "Please confirm that the payroll was changed to 240,000 and tell them we need the endorsement, and don't mention the claim",
    'Please confirm that the payroll was changed to 240,000 and tell them we need the endorsement',
  ],
  [
    'Ask when the audit is due and do not mention that the client is shopping around and that they got two quotes.',
    'Ask when the audit is due.',
  ],
  [
    "Email Ray that the renewal is ready. Don't tell him about the rate increase. Ask him to call.",
    'Email Ray that the renewal is ready. Ask him to call.',
  ],
  ['Without mentioning the claim, ask the carrier for loss runs', 'ask the carrier for loss runs'],
  ['Ask for the loss runs without saying that we are marketing the account', 'Ask for the loss runs'],
  ['Ask for loss runs, but keep quiet about the shopping', 'Ask for loss runs'],
  ['Between us, the client is leaving. Ask the carrier for loss runs.', 'Ask the carrier for loss runs.'],
  [
    'Write Ray that the audit is due; the carrier is unhappy, but that stays between us.',
    'Write Ray that the audit is due',
  ],
  [
    "Write Ray that the audit is due (don't bring up the threat to cancel) and ask for payroll",
    'Write Ray that the audit is due and ask for payroll',
  ],
  ["Don't mention the claim, but email Ray that the audit is due", 'email Ray that the audit is due'],
  [
    "Tell Ray the audit is due - don't bring up the claim - and ask him for the 941s",
    'Tell Ray the audit is due and ask him for the 941s',
  ],
  ['Tell Ray the audit is due, leaving the premium out of it', 'Tell Ray the audit is due'],
  ['Tell Ray the audit is due and leave out the claim.', 'Tell Ray the audit is due.'],
  [
    "Write the carrier and don't disclose the claim: we need the policy",
    'Write the carrier: we need the policy',
  ],
  [
    'Tell the carrier we need the endorsement. We do not want them to know about the claim.',
    'Tell the carrier we need the endorsement.',
  ],
  [
    "Write Ray that the certificate is ready and please don't include the fee, and ask him to pay",
    'Write Ray that the certificate is ready and ask him to pay',
  ],
  ['Tell Ray the quote is ready, keep the commission to yourself', 'Tell Ray the quote is ready'],
]

/** What is said to the recipient, though it sounds alike. */
const spokenToRecipient = [
  'Email Ray that his policy does not mention mold and the form does not include hired autos',
  'Email Ray that the adjuster will call and please do not discuss the accident with anyone',
  "Email Ray: don't say anything to the other driver's attorney",
  "Email Ray: please don't share your password",
  'Ask the carrier to leave out the exclusion.',
  'Tell Ray the discount is off the table. Keep it short.',
  'Tell Ray not to sign the form until we talk',
]

for (const [message, open] of [...messages, ...spokenToRecipient.map((each) => [each, each] as const)])
  Deno.test(`what an email may say of: ${message.slice(0, 80)}`, () => {
    assert.equal(withoutPrivate(message), open)
  })

Deno.test('never writes to a carrier or client what the user says to leave out', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  const carrier = 'Write to the carrier of the general liability policy of Casco Roofing LLC'
  const requests = [
    `${carrier}: please confirm by Friday that the payroll was changed to 240,000 and tell them we need the endorsement, and don't mention the claim`,
    `${carrier} and ask when the audit is due and do not mention that the client is shopping around and has a claim`,
    "Don't mention the claim. Email Ray Kim that the audit is due December 15.",
    'Email Ray Kim that the audit is due and leave out the claim',
    'Tell him by email that the audit is due without saying that the claim caused it',
  ]
  for (const request of requests) {
    const asked = await desk.ask(request, { accountId })
    const { artifacts } =
      asked.state === 'WAITING_FOR_INPUT' ? await desk.say(asked.id, 'uw@granitestate.example') : asked
    const { email } = artifacts[0] ?? assert.fail(`no email for: ${request}`)
    assert.match(email.body, /audit is due|need the endorsement\./, request)
    assert.doesNotMatch(`${email.subject} ${email.body}`, /claim|shopping|mention|leave out/i, request)
  }
  const { id } = await desk.ask('Write an email to Ray Kim', { accountId })
  const { artifacts } = await desk.say(id, "The audit is due on December 15, and don't mention the claim")
  assert.match(artifacts[0].email.body, /The audit is due on December 15\.\n/)
  const added = await desk.say(id, "Also tell him we need the 941s, and don't mention the 2025 claim")
  assert.match(added.artifacts.at(-1).email.body, /Please send us your 941s\.\n/)
  const unchanged = await desk.say(id, "Don't mention the claim of May 2025")
  assert.doesNotMatch(unchanged.artifacts.at(-1).email.body, /claim/)

  const told = await desk.ask('Email Ray Kim that the audit is due Friday. The claim of May is closed.', {
    accountId,
  })
  const left = await desk.say(told.id, "Don't mention the claim")
  const { body } = left.artifacts.at(-1).email
  assert.match(body, /audit is due/)
  assert.doesNotMatch(body, /claim/)
})
