import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { openImportDesk } from './testing/openImportDesk.ts'
import { workbookOf } from '../sheets/testing/workbookOf.ts'

Deno.test('reads a workbook with numeric ZIP codes and state names as intended', async () => {
  await using desk = await openImportDesk()
  const workbook = workbookOf([
    ['Name', 'City', 'State', 'ZIP', 'Contact name'],
    ['Saco Foundry', 'Portland', 'Maine', 4101, 'Jo Levesque'],
    ['Ponce Tile', 'Adjuntas', 'Puerto Rico (PR)', 601, 'Luz Vega'],
  ])
  const done = await desk.bring('ACCOUNTS', workbook, {}, 'clients.xlsx')
  assert.deepEqual([done.createdCount, done.refusedCount], [2, 0])
  const places = [...desk.harborline.table(accountKind).values()].map(({ detail: { mailingAddress } }) =>
    [mailingAddress?.zone, mailingAddress?.postalCode].join(' '),
  )
  assert.deepEqual([places.includes('ME 04101'), places.includes('PR 00601')], [true, true])
})

Deno.test('explains how to fix an unknown state, and imports a business without a contact', async () => {
  await using desk = await openImportDesk()
  const { rows } = await desk.preview('ACCOUNTS', 'Name,State\nSaco Foundry,Acadia\nSaco Tile,ME\n')
  assert.deepEqual(
    rows.map(({ problems }: { problems: unknown }) => problems),
    [
      [
        {
          path: 'account.mailingAddress.zone',
          message: "Use a state's code or name, like ME or Maine.",
        },
      ],
      [],
    ],
  )
  const list = 'Name,State\nSaco Tile,ME\n'
  assert.equal((await desk.bring('ACCOUNTS', list)).createdCount, 1)
  const account = [...desk.harborline.table(accountKind).values()].find(
    ({ detail }) => detail.name === 'Saco Tile',
  )
  assert.deepEqual(account?.contactIds, [])
  assert.deepEqual((await desk.bring('ACCOUNTS', list)).presentCount, 1)
})
