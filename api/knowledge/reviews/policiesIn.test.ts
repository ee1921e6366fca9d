import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { ruledPdf } from '../../reading/testing/ruledPdf.ts'
import { textOf } from './contractParties.ts'
import type { CoverageRow } from './coverageRows.ts'
import { policiesIn } from './policiesIn.ts'

function row(title: string, number: string): CoverageRow {
  const words = { text: number, quote: number, page: 1 }
  return {
    title,
    number: words,
    insurer: null,
    additionalInsured: null,
    waiver: null,
    effective: null,
    expires: null,
    boxes: null,
  }
}

const rows = [row('GENERAL LIABILITY', 'KGL 20-4471'), row('UMBRELLA LIAB', 'KUX-90210')]

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const primary = `<h1>Kestrel Ridge Insurance Company</h1><p>General liability policy KGL 20-4471</p>
  <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr></table>`
const umbrella = `<h1>KESTREL RIDGE EXCESS AND SURPLUS COMPANY</h1><p>Umbrella policy KUX-90210</p>
  <table><tr><td>Each occurrence</td><td>$5,000,000</td></tr><tr><td>Underlying insurance</td><td>KGL 20-4471, $1,000,000</td></tr></table>
  <p>Written on a claims-made basis.</p>`

Deno.test('the policies of two companies in one document are read one by one', async () => {
  const [first = '', second = '', ...others] = policiesIn(await page(primary + umbrella), rows).map(textOf)
  assert.deepEqual(others, [])
  assert.match(first, /KGL 20-4471.*\$1,000,000 General aggregate/)
  assert.doesNotMatch(first, /KUX|claims-made/)
  assert.match(second, /KUX-90210.*\$5,000,000.*claims-made/)
})

Deno.test('two policies are told apart by where their rows stand, though their rows were read as one table', async () => {
  const pdf = await ruledPdf([
    'Kestrel Ridge Insurance Company',
    {
      columns: [220, 160],
      rows: [
        ['Policy number', 'KGL 20-4471'],
        ['Each occurrence', '$1,000,000'],
      ],
    },
    'Harrow Mutual Compensation Fund',
    {
      columns: [220, 160],
      rows: [
        ['Policy number', 'WC 88-1204'],
        ['Part Two, each accident', '$500,000'],
      ],
    },
    { text: 'The policy does not cover Lena Orr, President.' },
  ])
  const policies = policiesIn(await readDocument(pdf, { name: 'policies.pdf' }), [
    row('GENERAL LIABILITY', 'KGL 20-4471'),
    row('WORKERS COMPENSATION', 'WC 88-1240'),
  ]).map(textOf)
  assert.equal(policies.length, 2)
  assert.match(policies[0] ?? '', /KGL 20-4471(?!.*Lena Orr)/)
  assert.match(policies[1] ?? '', /WC 88-1204.*Lena Orr/)
})

Deno.test('a company that is only named in a policy begins none', async () => {
  const alone = await page(
    `${primary}<p>Reinsured by Harrow Mutual Insurance Company.</p><h2>Harrow Mutual Insurance Company</h2><p>Claims are reported to this company.</p>`,
  )
  assert.deepEqual(policiesIn(alone, rows), [alone])
})

Deno.test('two policies of one company in one document are told apart by the declarations that state their numbers', async () => {
  const auto = `<h1>Business Auto Declarations</h1><table><tr><td>Company</td><td>Kestrel Ridge Insurance Company</td></tr>
    <tr><td>Policy number</td><td>KBA 31-0082</td></tr><tr><td>Combined single limit</td><td>$1,000,000</td></tr></table>`
  const liability = `<h1>General Liability Declarations</h1><table><tr><td>Company</td><td>Kestrel Ridge Insurance Company</td></tr>
    <tr><td>Policy number</td><td>KGL 20-4471</td></tr><tr><td>Each occurrence</td><td>$2,000,000</td></tr></table>
    <h2>Schedule</h2><p>Policy number KGL 20-4471 includes hired autos.</p>`
  const both = [row('GENERAL LIABILITY', 'KGL 20-4471'), row('AUTOMOBILE LIABILITY', 'KBA 31-0082')]
  const [first = '', second = '', ...others] = policiesIn(await page(liability + auto), both).map(textOf)
  assert.deepEqual(others, [])
  assert.match(first, /General Liability Declarations.*KGL 20-4471.*\$2,000,000.*hired autos/s)
  assert.doesNotMatch(first, /KBA|Business Auto/)
  assert.match(second, /Business Auto Declarations.*KBA 31-0082.*\$1,000,000/s)
  const named = await page(primary + primary.replaceAll('KGL 20-4471', 'KBA 31-0082'))
  assert.equal(policiesIn(named, both).length, 2)
})
