import assert from 'node:assert/strict'
import { guessedMapping } from '../sheets/sheetColumns.ts'
import { correctedHeading, importedLists } from './importedLists.ts'

const accounts = importedLists.ACCOUNTS

function rowsOf(...rows: string[][]) {
  return rows.map((cells, at) => ({ row: at + 2, cells }))
}

Deno.test('takes a column of account kinds as the type, whatever it is called', () => {
  const rows = rowsOf(['Saco Foundry', 'business'], ['Jo Levesque', 'Individual'], ['Saco Tile', ''])
  assert.deepEqual(guessedMapping(['Name', 'Kind'], accounts.columns, rows), ['account.name', 'type'])
})

Deno.test('does not take a column with other values as the type', () => {
  const rows = rowsOf(['Saco Foundry', 'business'], ['Saco Tile', 'gold'])
  assert.deepEqual(guessedMapping(['Name', 'Kind'], accounts.columns, rows), ['account.name', null])
  assert.deepEqual(guessedMapping(['Name', 'Kind'], accounts.columns), ['account.name', null])
})

Deno.test('reads a corrected file as before, whatever its columns are called', () => {
  const heading = ['Firma', 'Kind', 'Name', 'Producer']
  const mapping = ['account.name', 'type', null, null]
  const corrected = correctedHeading(heading, mapping, accounts)
  assert.deepEqual(corrected, ['Name', 'Type', 'Name (left out)', 'Producer'])
  assert.deepEqual(guessedMapping(corrected, accounts.columns), mapping)
})
