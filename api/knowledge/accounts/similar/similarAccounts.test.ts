import assert from 'node:assert/strict'
import { create } from '../../../platform/index.ts'
import { openWorld } from '../../../testing/openWorld.ts'
import { openedAccount } from '../account.ts'
import { accountKind } from '../accountKind.ts'
import { openAccount } from '../../testing/openAccount.ts'

const search = `query ($input: SimilarAccountsInput!) {
  similarAccounts(input: $input) { likenesses account { account { name } } }
}`

const wharf = {
  line1: '18 Wharf Street, Suite 200',
  line2: null,
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
}

interface Similar {
  readonly likenesses: string[]
  readonly account: { readonly account: { readonly name: string } }
}

/** Four businesses, two of them at one address, and one behind the wall. */
async function openBook() {
  const world = await openWorld()
  const { harborline } = world
  const roofer = await openAccount(harborline, {
    detail: { dba: 'Casco Roofs', mailingAddress: { ...wharf, line1: '9 Elm St', postalCode: '04103' } },
  })
  await openAccount(harborline, {
    detail: {
      name: 'Östberg Marine LLC',
      email: 'desk@ostberg.example',
      phone: '+12075550177',
      mailingAddress: wharf,
    },
    contact: { name: 'Åsa Östberg', email: 'asa@ostberg.example', phone: '+12075550178' },
  })
  await openAccount(harborline, {
    detail: { name: 'Aurora Dental PC', email: null, phone: null, mailingAddress: wharf },
    contact: { name: 'Ben Adeyemi', email: 'ben@aurora.example' },
  })
  await openAccount(world.prairie)
  const dana = await world.as(world.dana)
  return {
    ...world,
    roofer,
    async similar(input: object): Promise<[string, ...string[]][]> {
      const { similarAccounts } = await dana.data<{ similarAccounts: Similar[] }>(search, { input })
      return similarAccounts.map(({ account, likenesses }) => [account.account.name, ...likenesses])
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const found: readonly [string, object, string[][]][] = [
  ['the name with another legal suffix', { name: 'CASCO ROOFING, INC.' }, [['Casco Roofing LLC', 'NAME']]],
  ['the name with slips', { name: 'Cacso Rofing' }, [['Casco Roofing LLC', 'NAME']]],
  ['the trade name', { name: 'casco roofs' }, [['Casco Roofing LLC', 'NAME']]],
  ['a name without its accents', { name: 'Ostberg Marine' }, [['Östberg Marine LLC', 'NAME']]],
  ['the email address', { email: 'OFFICE@cascoroofing.example' }, [['Casco Roofing LLC', 'EMAIL']]],
  ['the email address of its contact', { email: 'ben@aurora.example' }, [['Aurora Dental PC', 'EMAIL']]],
  ['the phone number, however written', { phone: '207.555.0177 x3' }, [['Östberg Marine LLC', 'PHONE']]],
  ['the phone number of its contact', { phone: '(207) 555-0178' }, [['Östberg Marine LLC', 'PHONE']]],
  [
    'the address, however written',
    { mailingAddress: { line1: '18 wharf st.', city: 'PORTLAND', zone: 'me' } },
    [
      ['Aurora Dental PC', 'ADDRESS'],
      ['Östberg Marine LLC', 'ADDRESS'],
    ],
  ],
  [
    'more than one likeness, the most alike first',
    {
      name: 'Ostberg Marin',
      phone: '(207) 555-0142',
      mailingAddress: { line1: '18 Wharf St #3', postalCode: '04101-1234' },
    },
    [
      ['Östberg Marine LLC', 'NAME', 'ADDRESS'],
      ['Aurora Dental PC', 'ADDRESS'],
      ['Casco Roofing LLC', 'PHONE'],
    ],
  ],
  [
    'nothing of it',
    { name: 'Casco Bakery', email: 'x', phone: '555', mailingAddress: { line1: '18 Wharf St' } },
    [],
  ],
  ['nothing at all', {}, []],
]

for (const [what, input, expected] of found) {
  Deno.test(`shows accounts that have ${what} while creating one`, async () => {
    await using book = await openBook()
    assert.deepEqual(await book.similar(input), expected)
  })
}

Deno.test('an account being edited is not similar to itself', async () => {
  await using book = await openBook()
  assert.deepEqual(await book.similar({ name: 'Casco Roofing', exceptId: book.roofer.id }), [])
})

Deno.test('finds the account with a typo in its name among thousands', async () => {
  await using world = await openWorld()
  const trades = ['Roofing', 'Dental', 'Marine', 'Bakery', 'Electric', 'Plumbing', 'Trucking', 'Landscaping']
  const syllables = [
    'ba',
    'co',
    'der',
    'fin',
    'gal',
    'mor',
    'nes',
    'pol',
    'ret',
    'sun',
    'tav',
    'win',
    'yor',
    'zel',
  ]
  const nameOf = (at: number) => {
    const [a, b, c] = [at % 14, Math.floor(at / 14) % 14, Math.floor(at / 196) % 14].map((n) => syllables[n])
    return `${a}${b}${c} ${trades[at % 8]} LLC`
  }
  const { harborline } = world
  for (let from = 0; from < 5_400; from += 90) {
    const changes = Array.from({ length: 90 }, (_, at) => {
      const detail = { name: nameOf(from + at), email: null, phone: null, mailingAddress: null }
      const account = openedAccount(
        { type: 'BUSINESS', detail: { ...detail, dba: null, naics: null, website: null } },
        [],
        0,
      )
      return create(accountKind, harborline.newId(accountKind), account, 'CREATE_ACCOUNT')
    })
    await harborline.commit({ type: 'SYSTEM', id: null }, changes)
  }
  const dana = await world.as(world.dana)
  const { similarAccounts } = await dana.data(search, { input: { name: 'Morpolsn Bakry, Inc.' } })
  assert.equal(similarAccounts[0].account.account.name, 'morpolsun Bakery LLC')
})
