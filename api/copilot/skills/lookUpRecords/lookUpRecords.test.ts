import assert from 'node:assert/strict'
import { accountKind, businessPolicyKind, openedAccount } from '../../../knowledge/index.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { create, replace } from '../../../platform/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openCopilot } from '../../testing/openCopilot.ts'

/** Two clients and a third of another agency. The day is March 16, 2026. */
async function openBook() {
  const copilot = await openCopilot()
  const { harborline, prairie } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const trucking = await openAccount(harborline, { detail: { name: 'Atlantic Transport LLC' } })
  await openPolicy(harborline, {
    accountId: trucking.id,
    carrierId,
    policyNumber: 'MS-9195538-25',
    inforceAt: '2025-12-10',
    expiresAt: '2026-12-10',
    premium: 842_500,
    coverages: [
      { name: 'Each occurrence', limit: 100_000_000 },
      { name: 'Medical expense', limit: 'EXCLUDED' },
    ],
  })
  const bakery = await openAccount(harborline, { detail: { name: 'Red Hook Bakery Inc.' } })
  const auto = { type: 'COMMERCIAL_AUTO', policyNumber: 'CA-4410', expiresAt: '2026-04-20' } as const
  await openPolicy(harborline, { accountId: bakery.id, carrierId, inforceAt: '2025-04-20', ...auto })
  await openPolicy(harborline, {
    accountId: bakery.id,
    policyNumber: 'GL-2291',
    inforceAt: '2025-03-01',
    expiresAt: '2026-03-01',
  })
  const stranger = await openAccount(prairie, { detail: { name: 'Prairie Grain Co.' } })
  await openPolicy(prairie, { accountId: stranger.id, policyNumber: 'PG-77120', expiresAt: '2026-04-21' })
  return copilot
}

const questions: readonly (readonly [question: string, says: RegExp])[] = [
  [
    'GL each occurrence limit of Atlantic Transport LLC, and when does it expire?',
    /Dec 10, 2025 to Dec 10, 2026[\s\S]*Each occurrence: \$1,000,000\n- Medical expense: Excluded/,
  ],
  ['show me policies expiring in december', /One policy in force expires [\s\S]*Atlantic Transport LLC/],
  [
    'Which of my accounts renew in 60 days?',
    /expires from Mar 16, 2026 to May 15, 2026[\s\S]*Red Hook Bakery/,
  ],
  [
    'What is the premium of policy MS-9195538-25?',
    /\[MS-9195538-25\]\(\/app\/policies\/[\w]+\/overview\)[\s\S]*Premium: \$8,425/,
  ],
  ['Does Red Hook Bakery have general liability?', /has no General Liability policy in force[\s\S]*Lapsed/],
  ['does red hook bakery have flood insurance', /is a flood policy[\s\S]*has one policy in force/],
  [
    'How many active auto policies do we have, and which run out before the end of the year?',
    /has one Auto policy in force\.\s+One Auto policy in force expires from Mar 16, 2026 to Dec 31, 2026/,
  ],
  [
    'Which of our contractors have no workers compensation?',
    /^2 contractors have no Workers Compensation in force\.[\s\S]*Atlantic Transport/,
  ],
  ['Does Red Hook Bakery have workers comp?', /has no Workers Compensation policy on record/i],
  ['Does Red Hook Bakery have auto?', /Yes, .*has Auto in force/i],
  ['Who is our contact at Red Hook Bakery?', /Contact: Marta Ouellette, marta@cascoroofing\.example/],
  ['Which open requests does Red Hook Bakery have?', /has no open requests/],
  [
    'what expired this month?',
    /^One policy expired from Mar 1, 2026 to Mar 16, 2026\.[\s\S]*GL-2291[\s\S]*Lapsed/,
  ],
  ['Which policies expired in February?', /^No policy expired from Feb 1, 2026 to Feb 28, 2026\./],
  [
    'Which clients have an auto policy expiring in the next 60 days that hasn’t been renewed yet?',
    /^One Auto policy in force without a bound renewal expires from Mar 16, 2026 to May 15, 2026/,
  ],
  [
    'who do we have up for renewal in december with Granite State',
    /^One policy in force with Granite State Casualty expires from Dec 1, 2026 to Dec 31, 2026/,
  ],
  ['what renews in April', /expires from Apr 1, 2026 to Apr 30, 2026[\s\S]*CA-4410/],
  [
    'which certificates did we issue last quarter?',
    /^No certificate was issued from Oct 1, 2025 to Dec 31, 2025\./,
  ],
  [
    'compare the GL limits of Atlantic Transport and Red Hook Bakery',
    /No line is in common:[\s\S]*\*\*General Liability\*\*[\s\S]*\| Each occurrence \| \$1,000,000 \| – \|/,
  ],
  ['What is the phone number for Red Hook Bakery?', /Phone: \(207\) 555-0142/],
  [
    'What policies does Atlantic Transport LLC have?',
    /has one policy in force:[\s\S]*Granite State Casualty/,
  ],
]

Deno.test('answers questions about clients and policies from the records', async () => {
  await using copilot = await openBook()
  for (const [question, says] of questions) {
    const shown = await copilot.ask(question)
    assert.match(shown.messages.at(-1).content, says, question)
  }
})

Deno.test('a renewed policy is not listed among those that have not been renewed', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  const renewedById = await openPolicy(harborline, { accountId, expiresAt: '2027-04-10' })
  const id = await openPolicy(harborline, { accountId, expiresAt: '2026-04-10' })
  const policy = await harborline.read(businessPolicyKind, id)
  assert(policy)
  const renewed = { ...policy.value, renewedById }
  await harborline.commit({ type: 'SYSTEM', id: null }, [replace(policy, renewed, 'UPDATE_BUSINESS_POLICY')])
  const { messages } = await copilot.ask('which policies expire in April that are not renewed yet?')
  assert.match(messages.at(-1).content, /^One policy .*Red Hook Bakery/s)
  assert.doesNotMatch(messages.at(-1).content, /Casco/)
})

Deno.test('writes to the client in the first row of the answer before', async () => {
  await using copilot = await openBook()
  const { id } = await copilot.ask('which policies expire in April?')
  const { artifacts, messages } = await copilot.say(id, 'write the renewal letter for the first one')
  assert.match(artifacts[0]?.email.body ?? messages.at(-1).content, /Insured: Red Hook Bakery Inc\./)
})

Deno.test('never reads another agency’s records to answer a question', async () => {
  await using copilot = await openBook()
  const shown = await copilot.ask('When does policy PG-77120 expire?')
  assert.doesNotMatch(shown.messages.at(-1).content, /Apr 21, 2026|Prairie/)
})

Deno.test('finds a client by the start of its name and answers the same question for another', async () => {
  await using copilot = await openBook()
  const { id, messages } = await copilot.ask('does red hook have an umbrella with us?')
  assert.match(messages.at(-1).content, /Red Hook Bakery Inc\.\].* has no Umbrella policy on record/)
  const other = await copilot.say(id, 'what about atlantic transport?')
  assert.match(other.messages.at(-1).content, /Atlantic Transport LLC\].* has no Umbrella policy on record/)
})

Deno.test('lists the policies placed with a carrier', async () => {
  await using copilot = await openBook()
  const shown = await copilot.ask('who do we have w/ granite state and how much premium')
  assert.match(shown.messages.at(-1).content, /^2 policies in force are with Granite State Casualty/)
})

Deno.test('sends a coverage question to the documents', async () => {
  await using copilot = await openBook()
  const shown = await copilot.ask('Is flood covered for Atlantic Transport LLC?')
  assert.match(shown.messages.at(-1).content, /Which document should I read\?/)
})

Deno.test('answers a question asked in between and offers the open question once more', async () => {
  await using copilot = await openBook()
  const { id, messages } = await copilot.ask(
    'Ask the carrier to add an additional insured for Atlantic Transport LLC',
  )
  const asked = 'What are the name and mailing address of the additional insured?'
  assert.equal(messages.at(-1).content, asked)
  const unknown = await copilot.say(id, 'Is flood excluded?')
  assert(unknown.messages.at(-1).content.endsWith(asked))
  await copilot.say(id, 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101')
  const done = await copilot.say(id, 'landlord')
  assert.match(
    done.artifacts[0].email.body,
    /Harbor Point Owners LLC\n2 Wharf Street[\s\S]*insured: landlord/,
  )
})

Deno.test('asking who is additional insured does not request one', async () => {
  await using copilot = await openBook()
  const shown = await copilot.ask('Who is the additional insured?')
  assert.doesNotMatch(shown.messages.at(-1).content, /name and mailing address/)
})

Deno.test('stays with the policy just discussed, and with the account that the user picked', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  for (const [city, email] of [
    ['Norwich', 'ana@norwich.example'],
    ['Dover', 'leo@dover.example'],
  ] as const) {
    const mailingAddress = { line1: '8 Mill Street', line2: null, city, zone: 'CT', postalCode: '06360' }
    const solar = await openAccount(harborline, {
      detail: { name: 'Harbor Solar LLC', mailingAddress },
      contact: { name: 'The owner', email },
    })
    const terms = { accountId: solar.id, expiresAt: '2026-12-10' }
    await openPolicy(harborline, { ...terms, policyNumber: `GL-${city}` })
    await openPolicy(harborline, { ...terms, type: 'BUSINESS_OWNERS', policyNumber: `BOP-${city}` })
  }
  const { id, messages } = await copilot.ask('What is the GL policy number of Harbor Solar LLC?')
  assert.match(messages.at(-1).content, /^These accounts could be meant:/)
  const picked = await copilot.say(id, 'the one in Norwich')
  assert.match(picked.messages.at(-1).content, /GL-Norwich/)
  const limit = await copilot.say(id, 'What is its each occurrence limit?')
  assert.match(limit.messages.at(-1).content, /GL-Norwich/)
  assert.doesNotMatch(limit.messages.at(-1).content, /BOP/)
  const deductible = await copilot.say(id, 'What is its deductible?')
  assert.match(
    deductible.messages.at(-1).content,
    /^No document of Harbor Solar LLC’s General Liability policy is on file/,
  )
  const all = await copilot.say(id, 'How many GL policies do we have?')
  assert.match(all.messages.at(-1).content, /^The agency has 3 General Liability policies in force\./)
  const contact = await copilot.say(id, 'Who do I contact there?')
  assert.match(contact.messages.at(-1).content, /ana@norwich\.example/)
  const again = await copilot.say(id, 'and who is the contact there?')
  assert.match(again.messages.at(-1).content, /ana@norwich\.example/)
})

const broadQuestions: readonly (readonly [question: string, says: RegExp])[] = [
  [
    'how many active auto policies do we have and which 2 have the highest premium?',
    /^The agency has 3 Auto policies in force\.[\s\S]*highest premium:[\s\S]*CA-9000[\s\S]*CA-1000/,
  ],
  [
    'what policies expire in April and what is the total premium?',
    /expire from[^\n]*Their total premium on record is \$10,000; 1 of the 3 have no premium on record/,
  ],
  [
    'how many auto policies do we have and who drives the trucks?',
    /I did not answer “who drives the trucks”/,
  ],
  ['which accounts are in Bath, Maine?', /^One account is in Bath, Maine\.[\s\S]*Kennebec Boat Works/],
  ['which accounts are in Maine?', /^One account is in Maine\.[\s\S]*Kennebec Boat Works/],
  [
    'list the accounts without workers compensation',
    /^3 accounts have no Workers Compensation in force\.[\s\S]*Atlantic Transport[\s\S]*Red Hook/,
  ],
  ['which clients have no auto policy', /^One account has no Auto in force\.[\s\S]*Atlantic Transport/],
  [
    'who has auto but no workers comp',
    /^\w+ accounts? (?:has|have) Auto in force and no Workers Compensation in force\.[\s\S]*Kennebec/,
  ],
  ['our two biggest clients by premium', /^The 2 accounts with the most premium in force:[\s\S]*\$10,000/],
  [
    'Who is our biggest client by premium?',
    /^The 2 accounts with the most premium in force:[\s\S]*Kennebec Boat Works[^\n]*\| 2 \| \$10,000[\s\S]*Atlantic Transport[^\n]*\$8,425/,
  ],
  ['which account pays the most premium?', /^The 2 accounts with the most premium in force:/],
  ['biggest client?', /^The 2 accounts with the most premium in force:/],
  ['which clients dont have liquor liability', /liquor liability is not one of them/],
  ['how many clients do we have', /^There are \d accounts\./],
  ['make me a spreadsheet of the accounts without workers comp', /^I wrote \*\*.*\.xlsx\*\* with 3 rows\./],
]

Deno.test('answers questions with two parts and questions about places and missing lines', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const mailingAddress = {
    line1: '12 Commercial Street',
    line2: null,
    city: 'Bath',
    zone: 'ME',
    postalCode: '04530',
  }
  const boats = await openAccount(harborline, {
    detail: { name: 'Kennebec Boat Works Inc.', mailingAddress },
  })
  const terms = { accountId: boats.id, type: 'COMMERCIAL_AUTO', expiresAt: '2026-04-25' } as const
  await openPolicy(harborline, { ...terms, policyNumber: 'CA-1000', premium: 100_000 })
  await openPolicy(harborline, { ...terms, policyNumber: 'CA-9000', premium: 900_000 })
  for (const [question, says] of broadQuestions) {
    const shown = await copilot.ask(question)
    assert.match(shown.messages.at(-1).content, says, question)
  }
})

Deno.test('says which policies are in force when no document can answer a coverage question', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Brickyard Apartments Inc.' } })
  const carrierId = await addCarrier(harborline, { name: 'Merrimack Specialty' })
  const term = { inforceAt: '2026-01-01', expiresAt: '2027-01-01', policyNumber: 'MS-9' }
  await openPolicy(harborline, { accountId, carrierId, ...term })
  const { messages } = await copilot.ask('Is water damage covered for Brickyard Apartments?')
  assert.match(
    messages.at(-1).content,
    /^No policy document of Brickyard Apartments Inc\. is on file that I can read \(in force: General Liability\)\. Which document/,
  )
})

Deno.test('lists what is open for the agency, the user or a client, and clients by place', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: {
      name: 'Minuteman Freight Lines Inc.',
      mailingAddress: {
        line1: '12 Front Street',
        line2: null,
        city: 'Bath',
        zone: 'ME',
        postalCode: '04530',
      },
    },
    contact: { name: 'Rosa Doyle' },
  })
  const account = { id: accountId, name: 'Minuteman Freight Lines Inc.' }
  await openRequest(harborline, { account, dueAt: '2026-03-10' })
  await openRequest(harborline, { account, assigneeId: copilot.world.dana.id })
  const answer = async (question: string) => (await copilot.ask(question)).messages.at(-1).content
  assert.match(await answer('How many open requests do we have?'), /^The agency has 2 open requests:/)
  assert.match(
    await answer('How many open requests do I have?'),
    /^You have one open request assigned to you:/,
  )
  assert.match(await answer('what is overdue?'), /^The agency has one overdue request:[^]*Mar 10, 2026/)
  assert.match(await answer('what is waiting for me today?'), /^You have one open request assigned to you:/)
  assert.match(
    await answer('what does Rosa Doyle need?'),
    /Minuteman Freight Lines Inc\.\]\([^)]*\) has 2 open/,
  )
  assert.match(await answer('Who are our clients in Bath, Maine?'), /^One account is in Bath, Maine\./)
  assert.match(
    await answer('Is Minuteman Freight a client of ours?'),
    /^Yes, \[Minuteman Freight Lines Inc\./,
  )
  assert.match(
    await answer('Is Ridgeline Roofing a client of ours?'),
    /^No account is named “Ridgeline Roofing”\./,
  )
  assert.match(await answer('Remind me to call Rosa Doyle on Tuesday at 10'), /^I can’t set reminders\./)
})

Deno.test('reports what changed on a policy, when and by whom', async () => {
  await using copilot = await openBook()
  const { businessPolicies } = await copilot.dana.data(
    '{ businessPolicies { edges { node { id policyNumber } } } }',
  )
  const { node } = businessPolicies.edges.find(
    (edge: { node: { policyNumber: string } }) => edge.node.policyNumber === 'MS-9195538-25',
  )
  await copilot.dana.data(
    `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) {
      updateBusinessPolicy(id: $id, req: $req) { __typename }
    }`,
    { id: node.id, req: { policyNumber: 'MS-9195538-26' } },
  )
  const answer = async (question: string) => (await copilot.ask(question)).messages.at(-1).content
  assert.match(
    await answer('what changed on policy MS-9195538-26?'),
    /- Mar 16, 2026, Dana Whitfield: changed Policy number from MS-9195538-25 to MS-9195538-26/,
  )
  assert.match(
    await answer("What changed on Atlantic Transport's GL policy last month?"),
    /nothing changed from Feb 1, 2026 to Feb 28, 2026\./,
  )
})

Deno.test('lists the certificates issued for a client', async () => {
  await using copilot = await openBook()
  const { proposals } = await copilot.ask(
    'Issue a certificate for Atlantic Transport LLC to Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101',
  )
  await copilot.dana.data('mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }', {
    id: proposals[0].id,
  })
  await copilot.world.platform.jobs.runDue()
  const sent = await copilot.ask('did we ever send Atlantic Transport a cert for Harbor Point Owners LLC')
  assert.match(sent.messages.at(-1).content, /^One certificate was issued .* to Harbor Point Owners LLC/)
  const { messages } = await copilot.ask('list the certificates we issued for Atlantic Transport this month')
  assert.match(
    messages.at(-1).content,
    /^One certificate was issued for \[Atlantic Transport LLC\][\s\S]*\| Harbor Point Owners LLC \| Mar 16, 2026 \|/,
  )
})

Deno.test('a list of the agency is not about the account that was discussed before', async () => {
  await using copilot = await openBook()
  const { id } = await copilot.ask('What policies does Atlantic Transport LLC have?')
  const list = await copilot.say(id, '60-day expiration list for auto')
  assert.match(list.messages.at(-1).content, /^One Auto policy in force expires[^]*Red Hook Bakery/)
  assert.match(list.messages.at(-1).content, /\/app\/policies\?expiring=60-days&type=commercial-auto/)
})

Deno.test('counts the policies that expire as the list of policies does', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  const renewedById = await openPolicy(harborline, { accountId, expiresAt: '2027-04-10' })
  const id = await openPolicy(harborline, { accountId, expiresAt: '2026-04-10' })
  const policy = await harborline.read(businessPolicyKind, id)
  assert(policy)
  const renewed = { ...policy.value, renewedById }
  await harborline.commit({ type: 'SYSTEM', id: null }, [replace(policy, renewed, 'UPDATE_BUSINESS_POLICY')])
  await openPolicy(harborline, { accountId, state: 'BINDING', expiresAt: '2026-05-02' })
  const { messages } = await copilot.ask('Which policies expire in the next 60 days?')
  const counts = await copilot.dana.data('{ businessPolicyExpirations { in60Days } }')
  assert.equal(counts.businessPolicyExpirations.in60Days, 2)
  assert.match(messages.at(-1).content, /^2 policies/)
  assert.match(messages.at(-1).content, /\(\/app\/policies\?expiring=60-days\)/)
})

Deno.test('a carrier is matched by its whole name beside one that begins alike, and asked for if several fit', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Tern Roofing LLC' } })
  const put = async (name: string, policyNumber: string, premium: number) => {
    const carrierId = await addCarrier(harborline, { name })
    const terms = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
    await openPolicy(harborline, { accountId, carrierId, policyNumber, premium, ...terms })
  }
  await put('Penobscot Valley Casualty', 'PVC-101', 410_000)
  await put('Penobscot Valley Mutual', 'PVM-202', 730_000)
  const says = async (question: string) => (await copilot.ask(question)).messages.at(-1).content as string
  const mutual = await says('How much premium do we write with Penobscot Valley Mutual?')
  assert.match(mutual, /with Penobscot Valley Mutual[^]*\$7,300[^]*PVM-202/)
  assert.doesNotMatch(mutual, /PVC-101/)
  assert.match(
    await says('How much premium do we write with Penobscot Valley?'),
    /Which carrier do you mean: Penobscot Valley Casualty or Penobscot Valley Mutual\?/,
  )
  assert.match(
    await says('Which policies are with Penobscot Valley Indemnity?'),
    /No carrier of that name is on record\. Do you mean Penobscot Valley/,
  )
})

Deno.test('a carrier that begins like a client is not taken for the client', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Bay Marina LLC' } })
  await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  const carrierId = await addCarrier(harborline, { name: 'Casco Bay Underwriters' })
  const terms = { accountId, carrierId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { ...terms, type: 'ERRORS_AND_OMISSION', policyNumber: 'EO-1' })
  await openPolicy(harborline, { ...terms, type: 'CYBER', policyNumber: 'CY-1' })
  for (const question of [
    'Show me all the E&O policies with Casco Bay Underwriters',
    'which E&O policies are with Casco Bay Underwriters?',
  ]) {
    const { messages } = await copilot.ask(question)
    assert.match(messages.at(-1).content, /^One .*policy in force is with Casco Bay Underwriters\./, question)
    assert.match(messages.at(-1).content, /EO-1/)
    assert.doesNotMatch(messages.at(-1).content, /CY-1/)
  }
})

Deno.test('a client who is asked for an umbrella is said to have excess instead', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Atlantic Logistics Inc.' } })
  const terms = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { accountId, type: 'EXCESS', policyNumber: 'XS-1', ...terms })
  const { messages } = await copilot.ask('Does Atlantic Logistics have an umbrella?')
  assert.match(messages.at(-1).content, /no Umbrella policy on record\.[^]*has Excess in force[^]*XS-1/)
})

Deno.test('people are not among the clients without a line of business insurance', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  const detail = { name: 'Abigail Stone', email: null, phone: null, mailingAddress: null }
  const person = openedAccount({ type: 'INDIVIDUAL', detail }, [], 0)
  const id = harborline.newId(accountKind)
  await harborline.commit({ type: 'SYSTEM', id: null }, [create(accountKind, id, person, 'CREATE_ACCOUNT')])
  const { messages } = await copilot.ask('Which clients have no workers comp?')
  assert.match(messages.at(-1).content, /Red Hook Bakery/)
  assert.doesNotMatch(messages.at(-1).content, /Abigail/)
})

Deno.test('a question of its own is not answered with the names to choose from again', async () => {
  await using copilot = await openBook()
  const { harborline } = copilot.world
  await openAccount(harborline, { detail: { name: 'Atlantic Logistics Inc.' } })
  const { id, messages } = await copilot.ask('What is the phone number of Atlantic?')
  assert.match(messages.at(-1).content, /Which one do you mean\?/)
  const next = await copilot.say(id, 'How many open service requests are there and who has the most?')
  assert.match(next.messages.at(-1).content, /^The agency has no open requests\./)
})
