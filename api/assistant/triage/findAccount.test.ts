import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriageBook, TriageMessage } from './triageMessage.ts'

const owners: readonly [string, TriageMessage, string | null][] = [
  [
    'a subcontractor of a client who wants a certificate of its own',
    email(
      'I am a subcontractor of Blue Heron Brewing on the Mill Street job and have no agent. Can you issue a certificate for me?',
      { email: 'derrick@poolemasonry.example', name: 'Derrick Poole' },
    ),
    null,
  ],
  [
    'a verified address of the account',
    email('Please send our dec page.', { email: 'office@blueheronbrewing.example', name: null }),
    'heron-brewing',
  ],
  [
    'the same address, unverified',
    email('Please send our dec page.', {
      email: 'office@blueheronbrewing.example',
      name: null,
      isVerified: false,
    }),
    null,
  ],
  ['a domain made of the name', email('Please send our dec page.', { name: null }), 'heron-brewing'],
  [
    'a policy number',
    email('Cancel BHM 7730-5510-3 please.', { email: 'sven@gmail.com', name: 'Sven' }),
    'heron-framing',
  ],
  [
    'only the words that two names share',
    email('Blue Heron needs a certificate.', { email: 'x@gmail.com', name: 'Pat' }),
    null,
  ],
  [
    'who they are, whoever else they mention',
    email('Certificate for Blue Heron Framing Inc. please.\n\nTess Lindqvist\nBlue Heron Brewing Company'),
    'heron-brewing',
  ],
  ['nothing', email('I need a quote for my new shop.', { email: 'new@gmail.com', name: 'Ann Poe' }), null],
]

for (const [name, message, id] of owners) {
  Deno.test(`matches a message that gives ${name} to ${id ?? 'no account'}`, () => {
    assert.equal(triage(message, book).accountId, id)
  })
}

Deno.test('an unverified sender from an address that is not on file is never matched by names', () => {
  const body =
    'I need a certificate for Granite State Builders by tomorrow.\n\nTess Lindqvist\nBlue Heron Brewing Company'
  const from = { email: 'tess.lindqvist@mailbox.example', isVerified: false }
  const { accountId, candidateId, requests } = triage(email(body, from), book)
  assert.deepEqual([accountId, candidateId], [null, 'heron-brewing'])
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['CREATE_CERTIFICATE'],
  )
})

Deno.test('an unverified address and a word of the trade are offered for a person to choose, not matched', () => {
  const accounts = book.accounts.map((account) => ({ ...account, emails: ['tess@blueheronbrewing.example'] }))
  const first = { size: 900, accounts: accounts.slice(0, 1) }
  const unnamed = triage(email('We need a certificate for the brewery.', { isVerified: false }), first)
  assert.deepEqual([unnamed.accountId, unnamed.candidateId], [null, 'heron-brewing'])
  const named = triage(
    email('We need a certificate.\n\nTess Lindqvist\nBlue Heron Brewing Company', { isVerified: false }),
    first,
  )
  assert.equal(named.accountId, 'heron-brewing')
})

Deno.test('a caller is known by their name and the first words of the business', () => {
  const heronOnly = { ...book, accounts: book.accounts.map((account) => ({ ...account, phones: [] })) }
  const call = (said: string): TriageMessage => ({
    ...email('', { name: null, email: null, phone: '+18455550199' }),
    channel: 'CALL',
    transcript: [
      { role: 'AGENT', content: 'This is Cara. How can I help?' },
      { role: 'USER', content: said },
    ],
  })
  const wish = 'We sold the truck. Please cancel our auto policy at the end of the month.'
  assert.equal(triage(call(`Tess Lindqvist, Blue Heron. ${wish}`), heronOnly).accountId, 'heron-brewing')
  assert.equal(triage(call(`Hi, this is Tess Lindqvist. ${wish}`), heronOnly).accountId, 'heron-brewing')
  const bill = 'Please call me about the invoice.'
  assert.equal(triage(call(`Pat Doyle, Blue Heron. ${bill}`), heronOnly).accountId, null)
})

Deno.test('knows the account by a domain that shortens its name', () => {
  const properties: TriageBook = {
    size: 900,
    accounts: ['Harbor Street Apartments LP', 'Harbor Street Properties LLC', 'Doan & Sons Flooring LLC'].map(
      (name) => ({
        id: name,
        names: [name],
        industry: null,
        emails: [],
        phones: [],
        contactNames: [],
        policies: [],
      }),
    ),
  }
  const accountOf = (address: string) =>
    triage(email('Please send our dec page.', { name: null, email: address }), properties).accountId
  assert.equal(accountOf('k@harborstapts.example'), 'Harbor Street Apartments LP')
  assert.equal(accountOf('s@harborstprops.example'), 'Harbor Street Properties LLC')
  assert.equal(accountOf('d@doanandsonsfloors.example'), 'Doan & Sons Flooring LLC')
  assert.equal(accountOf('k@harborstreet.example'), null)
})

const twins: TriageBook = {
  size: 2,
  accounts: [
    { ...heronLike('tree', 'Egret Point Tree & Lawn Inc.', 'tree service') },
    { ...heronLike('hoa', 'Egret Point Homeowners Association Inc.', 'homeowners association') },
  ],
}

function heronLike(id: string, name: string, industry: string): TriageBook['accounts'][number] {
  return { id, names: [name], industry, emails: [], phones: [], contactNames: [], policies: [] }
}

for (const [words, from, id] of [
  ['This is Lou with Egret Point. Please call me about the invoice.', 'lou@postbox.example', null],
  ['This is Lou with Egret Point HOA. Please call me about the invoice.', 'lou@postbox.example', 'hoa'],
  ['This is Lou with Egret Point Tree. Please call me about the invoice.', 'lou@postbox.example', 'tree'],
  ['Please call me about the invoice.', 'lou@egretpointhoa.example', 'hoa'],
] as const)
  Deno.test(`of two accounts with the same first words, "${words.slice(0, 32)}" from ${from} is ${id}`, () => {
    assert.equal(triage(email(words, { name: 'Lou', email: from }), twins).accountId, id)
  })

Deno.test('a domain with part of the name and the trade decides between similar accounts, and a referrer is not the sender', () => {
  const birches: TriageBook = {
    size: 2,
    accounts: [
      heronLike('care', 'Silver Birch Assisted Living LLC', 'assisted living'),
      heronLike('mill', 'Silver Birch Timber Inc.', 'sawmill'),
    ],
  }
  const accountOf = (body: string, address: string) =>
    triage(email(body, { name: 'Eric', email: address }), birches).accountId
  assert.equal(accountOf('Please raise the deductible.', 'eric@silverbirchcare.example'), 'care')
  assert.equal(
    accountOf(
      'Ann at Silver Birch Timber speaks highly of you. Could you quote my bakery?',
      'm@obibakes.example',
    ),
    null,
  )
})

Deno.test('a domain that abbreviates a name counts only with a matching surname', () => {
  const masons: TriageBook = {
    size: 900,
    accounts: [
      heronLike('masonry', 'Brzezinski Masonry & Tuckpointing Inc.', 'masonry contractor'),
      heronLike('concrete', 'Brzoza Bros. Concrete LLC', 'concrete contractor'),
    ],
  }
  const accountOf = (name: string) =>
    triage(email('Please call me about the bill.', { name, email: 'office@brzmasonry.example' }), masons)
      .accountId
  assert.equal(accountOf('Dorota Brzezinski'), 'masonry')
  assert.equal(accountOf('Ann Poe'), null)
})

const heard: TriageBook = {
  size: 900,
  accounts: [
    {
      ...heronLike('masonry', 'Brzezinski Masonry & Tuckpointing Inc.', 'masonry contractor'),
      policies: [{ id: 'gl', type: 'GENERAL_LIABILITY', policyNumber: 'CGL 0047713-06', carrier: null }],
    },
    {
      ...heronLike('brickyard', 'Brezina Brickyard LLC', 'brick dealer'),
      policies: [{ id: 'pk', type: 'PACKAGE', policyNumber: 'CPP 8810-14', carrier: null }],
    },
  ],
}

for (const [said, id] of [
  ['This is Dorota at Bressinski Masonry. Please call me about the invoice.', 'masonry'],
  ['This is Dorota at B-R-Z-E-Z-I-N-S-K-I Masonry. Please call me about the invoice.', 'masonry'],
  ['Please cancel policy zero zero four seven seven one three, dash zero six.', 'masonry'],
  ['This is Dorota. Please call me about the invoice.', null],
] as const)
  Deno.test(`of a call that says "${said.slice(0, 40)}" the account is ${id}`, () => {
    const message: TriageMessage = {
      ...email('', { name: 'Dorota', email: null, phone: '+18455550199' }),
      channel: 'CALL',
      transcript: [
        { role: 'AGENT', content: 'This is Cara. How can I help?' },
        { role: 'USER', content: said },
      ],
    }
    assert.equal(triage(message, heard).accountId, id)
  })

Deno.test('knows the bakery by a domain of its first word and its trade', () => {
  const tallgrass: TriageBook = {
    size: 3,
    accounts: [
      heronLike('title', 'Tallgrass Title & Escrow, Inc.', 'title agency'),
      heronLike('bakery', 'Tallgrass Bakery Cooperative', 'bakery'),
      heronLike('courier', 'Larkmoor Courier Service LLC', 'courier'),
    ],
  }
  const from = { name: 'Benno', email: 'benno@tallgrassbread.example' }
  assert.equal(triage(email('Please call me about the bill.', from), tallgrass).accountId, 'bakery')
})

Deno.test('a claimant who half remembers a name is matched to no account', () => {
  const roofers: TriageBook = {
    size: 2,
    accounts: [
      heronLike('roofing', 'Three Gables Roofing & Gutter, Inc.', 'roofer'),
      heronLike('inn', 'Seven Gables Inn LLC', 'inn'),
    ],
  }
  const body =
    'My gutter was done by some roofer, Gables something, and now the basement leaks. Who is their insurance? I want to make a claim.'
  const from = { name: 'Bert Zoller', email: 'bert.zoller@freemailer.example' }
  assert.equal(triage(email(body, from), roofers).accountId, null)
})

Deno.test('a domain made of the whole name is that of the firm, and not of one with its first word and its trade', () => {
  const freight: TriageBook = {
    size: 2,
    accounts: [
      heronLike('carrier', 'Ibarra Freight Lines LLC', 'trucking'),
      heronLike('broker', 'Ibarra & Daughters Logistics Inc.', 'freight broker'),
    ],
  }
  const from = { name: 'Farid Ibarra', email: 'dispatch@ibarrafreight.example' }
  assert.equal(triage(email('Please call me about the bill.', from), freight).accountId, 'carrier')
})

const plumber: TriageBook = {
  size: 900,
  accounts: [
    {
      ...heronLike('llc', 'Casco Plumbing LLC', 'plumbing contractor'),
      emails: ['office@cascoplumbing.example'],
      phones: ['+12075550142'],
      contactNames: ['Pat Doyle'],
      policies: [{ id: 'gl', type: 'GENERAL_LIABILITY', policyNumber: 'CGL 0047713-06', carrier: null }],
    },
  ],
}
const wish = 'Please send a certificate of our general liability to Summit Builders Inc.'

for (const [body, from, id] of [
  [`${wish}\n\nSam Roe\nCasco Plumbing LLC`, 'sam@mailbox.example', 'llc'],
  [`${wish}\n\nSam Roe\nCasco Plumbing Co.`, 'sam@mailbox.example', null],
  [`${wish}\n\nSam Roe\nCasco Plumbing Co.`, 'sam@cascoplumbing.example', null],
  [`This is Sam at Casco Plumbing Supply. ${wish}`, 'sam@mailbox.example', null],
  [`${wish} It is policy CGL 0047713-06.\n\nSam Roe\nCasco Plumbing Co.`, 'sam@mailbox.example', 'llc'],
  [`${wish}\n\nSam Roe\nCasco Plumbing Co.`, 'office@cascoplumbing.example', 'llc'],
] as const)
  Deno.test(`of "${body.slice(-40).replaceAll('\n', ' / ')}" from ${from} the account is ${id}`, () => {
    const { accountId, candidateId } = triage(email(body, { name: 'Sam Roe', email: from }), plumber)
    assert.deepEqual([accountId, candidateId], [id, id === null ? 'llc' : null])
  })

Deno.test('of two accounts that only the legal form tells apart, the stated one is meant', () => {
  const both = {
    ...plumber,
    accounts: [...plumber.accounts, heronLike('co', 'Casco Plumbing Co.', 'plumbing contractor')],
  }
  const body = `This is Sam Roe with Casco Plumbing Co. ${wish}\n\nSam Roe\nCasco Plumbing Co.`
  assert.equal(triage(email(body, { name: 'Sam Roe', email: 'sam@mailbox.example' }), both).accountId, 'co')
})

Deno.test('a caller who says another legal form is offered the account, unless the phone is on record', () => {
  const call = (phone: string): TriageMessage => ({
    ...email('', { name: null, email: null, phone }),
    channel: 'CALL',
    transcript: [
      { role: 'AGENT', content: 'This is Cara. How can I help?' },
      { role: 'USER', content: `Hi, this is Sam from Casco Plumbing Incorporated. ${wish}` },
    ],
  })
  const accountOf = (phone: string) => {
    const { accountId, candidateId } = triage(call(phone), plumber)
    return [accountId, candidateId]
  }
  assert.deepEqual(accountOf('+12075550199'), [null, 'llc'])
  assert.deepEqual(accountOf('+12075550142'), ['llc', null])
})

const fewClients: TriageBook = {
  size: 3,
  accounts: [
    heronLike('toys', 'Pennywhistle Toys Inc.', 'toy store'),
    heronLike('scaffold', 'Tri-River Scaffolding Corp.', 'scaffold erection'),
    {
      ...heronLike('seafood', 'Alioto Seafood Imports Inc.', 'seafood importer'),
      policies: [
        {
          id: 'gl',
          type: 'GENERAL_LIABILITY',
          policyNumber: 'OST 31-402291',
          carrier: 'Ostrander Indemnity',
        },
      ],
    },
  ],
}

function callOf(said: string, name: string): TriageMessage {
  return {
    ...email('', { name, email: null, phone: '+13045550155' }),
    channel: 'CALL',
    transcript: [{ role: 'USER', content: said }],
  }
}

for (const [what, message, id] of [
  [
    'the trade behind the caller’s name',
    callOf('Barnaby Fitch, the toy store. Please raise our contents to $120,000.', 'Barnaby Fitch'),
    'toys',
  ],
  [
    'the first two words where one is short',
    callOf('It’s Leona, Tri-River. Did you get my email about Burdette?', 'Leona Starks'),
    'scaffold',
  ],
  [
    'a name in the subject of its carrier’s email',
    email(
      'We have issued payment and are closing our file.',
      { name: 'Melissa Crane', email: 'mcrane@ostranderindemnity.example' },
      'Claim 31-C-20991 Alioto - status',
    ),
    'seafood',
  ],
  [
    'a domain of its name, whatever office writes',
    email('Please send our dec page.', {
      name: 'Pennywhistle management',
      email: 'office@pennywhistletoys.example',
    }),
    'toys',
  ],
  [
    'the trade of another firm',
    callOf('Barnaby Fitch, the shoe store. Please raise our contents to $120,000.', 'Barnaby Fitch'),
    null,
  ],
] as const)
  Deno.test(`among few clients, ${what} gives ${id ?? 'no account'}`, () => {
    assert.equal(triage(message, fewClients).accountId, id)
  })

Deno.test('a caller who names another client than the one of the number is put on neither account', () => {
  const call: TriageMessage = {
    ...email('', { name: null, email: null, phone: '+18455550123' }),
    channel: 'CALL',
    transcript: [
      { role: 'AGENT', content: 'How can I help you?' },
      {
        role: 'USER',
        content: 'This is Blue Heron Framing. I want to cancel the general liability policy on October 1.',
      },
    ],
  }
  const { accountId, candidateId } = triage(call, book)
  assert.deepEqual([accountId, candidateId], [null, 'heron-framing'])
})
