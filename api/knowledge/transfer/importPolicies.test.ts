import assert from 'node:assert/strict'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { openAccount } from '../testing/openAccount.ts'
import { openImportDesk } from './testing/openImportDesk.ts'
import { workbookOf } from '../sheets/testing/workbookOf.ts'

const policies = `Insured,Line of Business,Carrier,Policy #,Effective Date,Expiration Date,Premium,Taxes,Commission %,Status
Casco Roofing,General Liability,Granite State Casualty,CGL 2204183-07,1/1/2026,1/1/2027,"$12,450.00",37.35,12.5,Active
Casco Roofing LLC,WORKERS_COMPENSATION,granite state casualty,WC 8830,2026-02-01,2027-02-01,8120,,,Active
`

Deno.test('imports policies to their accounts with exact amounts', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('POLICIES', policies)
  assert.deepEqual([done.createdCount, done.refusedCount, done.errorsFile], [2, 0, null])
  const [liability] = desk.harborline.table(businessPolicyKind).related('type', 'GENERAL_LIABILITY')
  assert.deepEqual(
    [liability?.accountId, liability?.carrierId, liability?.policyNumber, liability?.state],
    [desk.accountId, desk.carrierId, 'CGL 2204183-07', 'INFORCE'],
  )
  assert.deepEqual(
    [liability?.inforceAt, liability?.expiresAt, liability?.premium, liability?.taxes],
    ['2026-01-01', '2027-01-01', 1_245_000, 3_735],
  )
  assert.equal(liability?.estimatedCommission, 155_625)

  const again = await desk.bring('POLICIES', policies)
  assert.deepEqual([again.createdCount, again.presentCount], [0, 2])
  assert.equal((await desk.undo(done.id)).keptCount, 0)
  assert.equal(desk.harborline.table(businessPolicyKind).size, 0)
})

Deno.test('reports policy errors as the form does, and how to write unreadable values', async () => {
  await using desk = await openImportDesk()
  const list = `Account,Type,Carrier,Effective,Expiration,Premium,Total,Billing
Casco Roofing LLC,General Liability,Nobody Mutual,2026-01-01,2025-01-01,100,90,Agency
Casco Roofing LLC,Dog Walking,Granite State Casualty,13/40/2026,2027-01-01,a lot,,Direct
Saco Foundry,Cyber,Granite State Casualty,2026-01-01,2027-01-01,100,,Direct
`
  const { rows } = await desk.preview('POLICIES', list)
  assert.deepEqual(
    rows.map(({ problems }: { problems: unknown }) => problems),
    [
      [
        { path: 'carrier', message: 'Choose a carrier from the list, or add it first.' },
        { path: 'expiresAt', message: 'Choose a date after Jan 1, 2026, the in-force date.' },
        { path: 'billingType', message: 'Agency billing is not supported yet. Choose direct billing.' },
        { path: 'total', message: 'The total is $100.00: premium, taxes and fees.' },
      ],
      [
        {
          path: 'type',
          message:
            'Write one of these: Accident and Health, Business Owners, Auto, Cyber, Directors and Officers, Employment Practices Liability, Errors and Omission Liability, Excess, General Liability, Jewelers Block, Other, Package, Product Liability, Professional Liability, Property, Rental, Shipping and Transportation, Umbrella, Workers Compensation.',
        },
        { path: 'inforceAt', message: 'Write a date like 2027-03-01 or 3/1/2027.' },
        { path: 'premium', message: 'Write an amount like 1250.00 or $1,250.00.' },
      ],
      [
        {
          path: 'account',
          message: 'There is no account called Saco Foundry. Import the accounts first.',
        },
      ],
    ],
  )
})

Deno.test('policies find the accounts of another list by its references', async () => {
  await using desk = await openImportDesk()
  await desk.bring('ACCOUNTS', 'Client ID,Name,Contact name\nC-1,Saco Foundry,Jo Levesque\n')
  const list =
    'Client ID,Type,Carrier,Premium\nC-1,Cyber,Granite State Casualty,100\nC-2,Cyber,Granite State Casualty,100\n'
  const done = await desk.bring('POLICIES', list)
  assert.deepEqual([done.createdCount, done.refusedCount], [1, 1])
  const errors = await (await desk.client.fetch(done.errorsFile.url)).text()
  assert.match(errors, /Account ID: There is no account C-2\. Import the accounts first\./)
})

Deno.test('accounts with the same name must be identified by id', async () => {
  await using desk = await openImportDesk()
  await openAccount(desk.harborline)
  const [row] = (await desk.preview('POLICIES', policies)).rows
  assert.deepEqual(row.problems, [
    {
      path: 'account',
      message: '2 accounts are called Casco Roofing. Say which one by its Account ID.',
    },
  ])
})

Deno.test('rejects a policy number the carrier already has unless confirmed', async () => {
  await using desk = await openImportDesk()
  await desk.bring('POLICIES', policies)
  const other = policies.replace('"$12,450.00"', '9000').replace('1/1/2026,1/1/2027', '2/1/2026,2/1/2027')
  const preview = await desk.preview('POLICIES', other)
  assert.deepEqual(preview.rows[0].problems, [
    {
      path: 'policyNumber',
      message:
        'Granite State Casualty has a policy CGL 2204183-07 already. Is this another one with the same number?',
    },
  ])
  assert.equal((await desk.bring('POLICIES', other, { confirm: true })).createdCount, 1)
})

Deno.test('keeps an account of an undone import that has policies since', async () => {
  await using desk = await openImportDesk()
  const accounts = await desk.bring('ACCOUNTS', 'Name,Contact name\nSaco Foundry,Jo Levesque\n')
  await desk.bring('POLICIES', policies.replaceAll('Casco Roofing', 'Saco Foundry'))
  const undone = await desk.undo(accounts.id)
  assert.deepEqual(
    undone.kept.map(({ name, reason }: { name: string; reason: string }) => [name, reason]),
    [['Saco Foundry', 'Has policies, requests or certificates.']],
  )
})

Deno.test('does not import again policies whose account was merged since', async () => {
  await using desk = await openImportDesk()
  const from = await openAccount(desk.harborline, { detail: { name: 'Casco Roofing & Solar LLC' } })
  const list = `Account ID,Type,Carrier,Premium,Status\n${from.id},General Liability,Granite State Casualty,1200,Active\n`
  assert.equal((await desk.bring('POLICIES', list)).createdCount, 1)
  const merge = `mutation ($input: MergeAccountsInput!) { mergeAccounts(input: $input) { __typename } }`
  const { mergeAccounts } = await desk.client.data(merge, {
    input: { intoId: desk.accountId, fromId: from.id },
  })
  assert.equal(mergeAccounts.__typename, 'MergeAccountsSuccess')
  const again = await desk.bring('POLICIES', list)
  assert.deepEqual([again.createdCount, again.presentCount, again.refusedCount], [0, 1, 0])
  assert.equal(desk.harborline.table(businessPolicyKind).size, 1)
})

Deno.test('reads dates and amounts from an Excel workbook', async () => {
  await using desk = await openImportDesk()
  const workbook = workbookOf([
    ['Account', 'Type', 'Carrier', 'Effective', 'Expiration', 'Premium'],
    [
      'Casco Roofing LLC',
      'Cyber',
      'Granite State Casualty',
      new Date('2026-01-01'),
      new Date('2027-01-01'),
      4210.5,
    ],
  ])
  const done = await desk.bring('POLICIES', workbook, {}, 'policies.xlsx')
  assert.deepEqual([done.state, done.createdCount, done.refusedCount], ['DONE', 1, 0])
  const [policy] = desk.harborline.table(businessPolicyKind).values()
  assert.deepEqual(
    [policy?.inforceAt, policy?.expiresAt, policy?.premium],
    ['2026-01-01', '2027-01-01', 421_050],
  )
})

Deno.test('rejects an unreadable workbook with a clear message', async () => {
  await using desk = await openImportDesk()
  const fileId = await desk.upload(
    workbookOf([['Account'], ['Casco Roofing LLC']]).slice(0, -40),
    'policies.xlsx',
  )
  const preview = `query ($fileId: ID!) {
    previewImport(fileId: $fileId, list: POLICIES) { ... on ValidationErrors { fields { path message } } }
  }`
  assert.deepEqual((await desk.client.data(preview, { fileId })).previewImport.fields, [
    { path: 'fileId', message: 'This is not an Excel workbook (.xlsx) that can be read.' },
  ])
})
