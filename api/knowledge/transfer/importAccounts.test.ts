import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import { importBatchKind } from './listImport.ts'
import { runListImport } from './runListImport.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

const clients = `Client Number,Named Insured,Street Address,City,State,Zip Code,Contact Person,Contact E-mail,Producer
C-1001,Bowdoin Millwork Inc.,12 Maine Street,Brunswick,ME,04011,Nora Thibodeau,nora@bowdoinmillwork.example,Dana
C-1002,Longfellow Construction Co.,400 Congress Street,Portland,ME,04101,Abel Roy,abel@longfellow.example,Dana
C-1003,Penobscot Marine Supply,3 Harbor Road,Bangor,ME,78701,Iris Cole,iris at penobscot,Marcus
`

Deno.test('guesses another system’s columns and identifies each row by its number', async () => {
  await using desk = await openImportDesk()
  const preview = await desk.preview('ACCOUNTS', clients)
  assert.deepEqual(
    preview.columns.map(({ path }: { path: string }) => path),
    [
      'id',
      'account.name',
      'account.mailingAddress.line1',
      'account.mailingAddress.city',
      'account.mailingAddress.zone',
      'account.mailingAddress.postalCode',
      'contact.name',
      'contact.email',
      null,
    ],
  )
  assert.deepEqual(preview.columns[8].samples, ['Dana', 'Marcus'])
  assert.deepEqual([preview.newCount, preview.presentCount, preview.refusedCount], [2, 0, 1])
  assert.deepEqual(preview.rows[2], {
    row: 4,
    outcome: 'REFUSED',
    name: 'Penobscot Marine Supply',
    differences: [],
    warning: null,
    problems: [
      {
        path: 'account.mailingAddress.postalCode',
        message: 'The ZIP code 78701 is in TX, not in ME.',
      },
      { path: 'contact.email', message: 'Enter an email address like office@example.com.' },
    ],
  })
  assert.equal(desk.harborline.table(accountKind).size, 1)
})

Deno.test('imports accounts with contacts and lists rejected rows for correction', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('ACCOUNTS', clients)
  assert.deepEqual(
    [done.state, done.total, done.doneCount, done.createdCount, done.refusedCount],
    ['DONE', 3, 3, 2, 1],
  )
  const accounts = [...desk.harborline.table(accountKind).values()]
  const millwork = accounts.find(({ detail }) => detail.name === 'Bowdoin Millwork Inc.')
  assert.equal(millwork?.detail.mailingAddress?.postalCode, '04011')
  const contact = desk.harborline.table(contactKind).get(millwork?.contactIds[0] ?? '')
  assert.equal(contact?.email, 'nora@bowdoinmillwork.example')

  assert.match(done.refusals[0], /^Row 4: ZIP: The ZIP code 78701 is in TX, not in ME\./)
  assert.equal(done.errorsFile.name, 'clients to correct.csv')
  const errors = await (await desk.client.fetch(done.errorsFile.url)).text()
  assert.match(errors, /^Account ID,Name,.*,Producer,What is wrong\r\nC-1003,Penobscot/)
  assert.match(errors, /ZIP: The ZIP code 78701 is in TX, not in ME\. Contact email: Enter/)
  const corrected = errors.replace('78701', '04401').replace('iris at penobscot', 'iris@penobscot.example')
  const retried = await desk.bring('ACCOUNTS', corrected)
  assert.deepEqual([retried.createdCount, retried.refusedCount, retried.errorsFile], [1, 0, null])
})

Deno.test('importing the same list twice creates no duplicates, whatever its columns are called', async () => {
  await using desk = await openImportDesk()
  await desk.bring('ACCOUNTS', clients)
  const again = await desk.bring('ACCOUNTS', clients)
  assert.deepEqual([again.createdCount, again.presentCount, again.refusedCount], [0, 2, 1])
  const renamed = clients.replace('Named Insured', 'Name').replaceAll(',', ';')
  const third = await desk.preview('ACCOUNTS', renamed)
  assert.deepEqual([third.newCount, third.presentCount], [0, 2])
  assert.equal(desk.harborline.table(accountKind).size, 3)
})

Deno.test('recognizes rows without a reference by their content', async () => {
  await using desk = await openImportDesk()
  const list =
    'Name,Phone,Contact name\nCasco Tile,(207) 555-0188,Jo Levesque\nCasco Tile,207.555.0188,Jo Levesque\n'
  const done = await desk.bring('ACCOUNTS', list)
  assert.deepEqual([done.createdCount, done.presentCount], [1, 1])
})

Deno.test('one contact may belong to two accounts of a list', async () => {
  await using desk = await openImportDesk()
  const before = desk.harborline.table(contactKind).size
  await desk.bring(
    'ACCOUNTS',
    'Name,Contact name,Contact email\nNorth LLC,Jo,jo@n.example\nSouth LLC,Jo,jo@n.example\n',
  )
  assert.equal(desk.harborline.table(contactKind).size, before + 1)
})

Deno.test('imports people with the same name and no email or phone as separate contacts, once', async () => {
  await using desk = await openImportDesk()
  const bakery = 'Name,Contact name\nNorth Bakery,John Smith\n'
  await desk.bring('ACCOUNTS', bakery)
  await desk.bring('ACCOUNTS', `${bakery}South Garage,John Smith\n`)
  const contacts = [...desk.harborline.table(contactKind).values()]
  assert.equal(contacts.filter(({ name }) => name === 'John Smith').length, 2)
  const accounts = [...desk.harborline.table(accountKind).values()]
  const [north, south] = ['North Bakery', 'South Garage'].map(
    (name) => accounts.find(({ detail }) => detail.name === name)?.contactIds,
  )
  assert.notDeepEqual(north, south)
})

Deno.test('undoes a whole import, which can be repeated', async () => {
  await using desk = await openImportDesk()
  const contacts = desk.harborline.table(contactKind).size
  const done = await desk.bring('ACCOUNTS', clients)
  const undone = await desk.undo(done.id)
  assert.deepEqual([undone.state, undone.createdCount, undone.keptCount], ['UNDONE', 0, 0])
  assert.equal(desk.harborline.table(accountKind).size, 1)
  assert.equal(desk.harborline.table(contactKind).size, contacts)
  assert.equal((await desk.undo(done.id)).message, 'This import was already undone.')
  assert.equal((await desk.bring('ACCOUNTS', clients)).createdCount, 2)
})

Deno.test('undoing an import keeps and names records changed since', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('ACCOUNTS', clients)
  const changed = [...desk.harborline.table(accountKind).values()].find(({ detail }) =>
    detail.name.startsWith('Bowdoin'),
  )
  const update = `mutation ($id: ID!, $input: UpdateAccountInput!) {
    updateAccount(id: $id, input: $input) { __typename ... on NamedError { message } }
  }`
  const input = { account: { email: 'office@bowdoinmillwork.example' } }
  const { updateAccount } = await desk.client.data(update, { id: changed?.id, input })
  assert.equal(updateAccount.__typename, 'UpdateAccountSuccess')
  const undone = await desk.undo(done.id)
  assert.deepEqual(undone.kept, [
    { id: changed?.id, name: 'Bowdoin Millwork Inc.', reason: 'Changed since the import.' },
  ])
  const left = [...desk.harborline.table(accountKind).values()].map(({ detail }) => detail.name)
  assert.deepEqual(left.toSorted(), ['Bowdoin Millwork Inc.', 'Casco Roofing LLC'])
  assert.ok(desk.harborline.table(contactKind).get(changed?.contactIds[0] ?? ''))
})

Deno.test('an interrupted import resumes where it stopped', async () => {
  await using desk = await openImportDesk()
  const names = Array.from({ length: 120 }, (_, at) => `Client ${at},Speaker ${at}`)
  const list = `Name,Contact name\n${names.join('\n')}\n`
  const { listImport } = await desk.start('ACCOUNTS', list)
  const stop = new AbortController()
  const agency = {
    ...desk.harborline,
    table: desk.harborline.table.bind(desk.harborline),
    read: desk.harborline.read.bind(desk.harborline),
    newId: desk.harborline.newId.bind(desk.harborline),
    commit(...commit: Parameters<typeof desk.harborline.commit>) {
      stop.abort(new Error('The server stops.'))
      return desk.harborline.commit(...commit)
    },
    id: desk.harborline.id,
    blobs: desk.harborline.blobs,
  }
  const run = { agency, attempt: 1, idempotencyKey: '', signal: stop.signal }
  await assert.rejects(runListImport(desk.clock).run(run, { importId: listImport.id }), /The server stops/)
  const [batch] = desk.harborline.table(importBatchKind).related('import', listImport.id)
  assert.equal(batch?.count, 48)
  const done = await desk.ended(listImport.id)
  assert.deepEqual([done.state, done.createdCount, done.presentCount], ['DONE', 120, 0])
})

const files: readonly [string, string, string][] = [
  [
    'twenty thousand columns',
    `Name${',Producer'.repeat(20_000)}\nCasco Tile\n`,
    'A list may have up to 200 columns. Leave out those that are not needed.',
  ],
  ['an empty heading alone', 'Name,Phone\n', 'The file has no rows below its headings.'],
  [
    'a quotation mark without an end',
    'Name\n"Casco Tile\nNorth LLC\n',
    'Row 2 is not valid CSV. A quotation mark may be missing. Save the file as CSV again.',
  ],
]

for (const [what, content, message] of files) {
  Deno.test(`rejects a list with ${what}`, async () => {
    await using desk = await openImportDesk()
    assert.deepEqual((await desk.start('ACCOUNTS', content)).fields, [{ path: 'fileId', message }])
  })
}

Deno.test('ignores empty columns on the right', async () => {
  await using desk = await openImportDesk()
  const none = ','.repeat(16_000)
  const preview = await desk.preview('ACCOUNTS', `Name,Contact name${none}\nCasco Tile,Jo Levesque${none}\n`)
  assert.deepEqual([preview.columns.length, preview.newCount], [2, 1])
})

Deno.test('does not import a list before its columns are mapped', async () => {
  await using desk = await openImportDesk()
  const preview = await desk.preview('ACCOUNTS', 'Wer,Wo\nCasco Tile,Portland\n')
  assert.equal(preview.mappingProblem, 'Say which column is Name.')
  assert.deepEqual(preview.columns[0].samples, ['Casco Tile'])
  const refused = await desk.start('ACCOUNTS', 'Wer,Wo\nCasco Tile,Portland\n')
  assert.deepEqual(refused.fields, [{ path: 'mapping', message: 'Say which column is Name.' }])
  const mapping = ['account.name', 'contact.name']
  assert.equal((await desk.bring('ACCOUNTS', 'Wer,Wo\nCasco Tile,Portland\n', { mapping })).createdCount, 1)
})

Deno.test('another agency’s import cannot be seen or undone', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('ACCOUNTS', clients)
  const walt = await desk.as(desk.walt)
  const undo = `mutation ($id: ID!) { undoImport(id: $id) { __typename ... on NamedError { message } } }`
  assert.equal((await walt.data(undo, { id: done.id })).undoImport.message, 'There is no such import.')
  assert.deepEqual((await walt.data('{ listImports { id } }')).listImports, [])
})
