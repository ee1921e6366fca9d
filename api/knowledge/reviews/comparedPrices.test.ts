import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

/** What each row of a comparison shows for two offers, in dollars or as printed. */
async function rowsOf(a: string, b: string): Promise<Record<string, unknown[]>> {
  const [left, right] = await Promise.all(
    [a, b].map((html, at) =>
      readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: `${at}.html` }),
    ),
  )
  assert.ok(left && right)
  return Object.fromEntries(
    compareDocuments(left, right).differences.map((each) => [
      each.label,
      [each.a, each.b].map((side) => side && (side.amount === null ? side.text : side.amount / 100)),
    ]),
  )
}

Deno.test('compares the parts of two prices by what adds up, with terrorism and without', async () => {
  const rows = await rowsOf(
    `<p>Annual premium $18,450. Certified acts of terrorism, if accepted, adds $369 for a total of $18,819. No taxes or fees.</p>`,
    `<table><tr><td>Premium</td><td>$14,200.00</td></tr><tr><td>Policy fee</td><td>$350.00</td></tr>
     <tr><td>Inspection fee</td><td>$225.00</td></tr><tr><td>Surplus lines tax, 3%</td><td>$443.25</td></tr>
     <tr><td>Stamping fee</td><td>$20.00</td></tr><tr><td>Total without terrorism</td><td>$15,238.25</td></tr></table>
     <p>Optional terrorism premium is $710.00 plus $21.30 tax; total including terrorism $15,969.55.</p>`,
  )
  assert.deepEqual(rows, {
    Premium: [18_450, 14_200],
    'Total cost without terrorism': [18_450, 15_238.25],
    'Total cost with terrorism': [18_819, 15_969.55],
    Fees: [0, 575],
    Taxes: [null, 463.25],
    'Taxes & fees': [0, 1_038.25],
    Terrorism: [369, 710],
    'Admitted status': [null, 'Non-admitted'],
  })
})

Deno.test('compares a total with terrorism and one without by what the parts add up to', async () => {
  const withTerrorism = `<table><tr><td>GL premium</td><td>$28,330</td></tr><tr><td>TRIA (optional, included)</td><td>$425</td></tr>
    <tr><td>Policy fee</td><td>$150</td></tr><tr><td>Total</td><td>$28,905</td></tr></table>`
  const totals = [
    'Total due at binding without terrorism',
    'Total payable excluding TRIA',
    'Amount due (TRIA rejected)',
    'Total w/o terrorism',
    'Total if TRIA is declined',
  ]
  for (const total of totals) {
    const without = `<table><tr><td>Annual premium</td><td>$21,500</td></tr><tr><td>Terrorism (not included, available at)</td><td>$1,075</td></tr>
    <tr><td>Broker fee</td><td>$500</td></tr><tr><td>Surplus lines tax 3%</td><td>$645</td></tr><tr><td>${total}</td><td>$22,645</td></tr></table>`
    const rows = await rowsOf(withTerrorism, without)
    assert.deepEqual(rows['Total cost without terrorism'], [28_480, 22_645], total)
    assert.equal(rows[total], undefined, total)
  }
})

Deno.test('takes neither another option’s price nor one of several for the price', async () => {
  const rows = await rowsOf(
    `<p>Annual premium for the $2,000,000 aggregate: $6,315. Surplus lines tax 5% $315.75; carrier fee $150.
     Amount due: $6,780.75. For comparison, an aggregate of $1,000,000 would be $4,470, tax $223.50.</p>`,
    `<table><tr><th>Limit</th><th>Annual premium</th><th>Terrorism</th></tr>
     <tr><td>$5,000,000</td><td>$13,750</td><td>$137</td></tr>
     <tr><td>$7,000,000</td><td>$16,480</td><td>$165</td></tr></table>`,
  )
  assert.deepEqual(rows['Premium'], [6_315, null])
  assert.deepEqual(rows['Taxes & fees'], [465.75, null])
  assert.equal(rows['Terrorism'], undefined)
})

Deno.test('tells the retention in a label from the limit behind it', async () => {
  const rows = await rowsOf(
    `<table><tr><th>Insuring agreement</th><th>Limit</th><th>Retention</th></tr>
     <tr><td>Funds transfer fraud</td><td>$100,000</td><td>$5,000</td></tr></table>`,
    `<table><tr><td>H. Fraudulent transfer of funds, retention $25,000</td><td>$250,000</td></tr></table>`,
  )
  assert.deepEqual(rows['Social engineering and funds transfer fraud'], [100_000, 250_000])
  assert.deepEqual(rows['Social engineering and funds transfer fraud retention'], [5_000, 25_000])
})

Deno.test('leaves out what could be any of several amounts, and the prices beside limits', async () => {
  const rows = await rowsOf(
    `<table><tr><th>Bldg</th><th>Address</th><th>Building limit</th></tr>
     <tr><td>1</td><td>3500 Alder Way</td><td>$3,150,000</td></tr>
     <tr><td>2</td><td>3520 Alder Way</td><td>$3,300,000</td></tr></table>
     <table><tr><th>Coverage</th><th>Limit</th><th>Vans</th><th>Hired / non-owned</th></tr>
     <tr><td>Liability, combined single limit</td><td>$1,000,000</td><td>$14,640</td><td>$890</td></tr></table>`,
    `<table><tr><td>Building</td><td>$9,600,000</td></tr>
     <tr><td>Liability for any auto, combined single limit</td><td>$500,000</td></tr></table>`,
  )
  assert.deepEqual(rows, { 'Auto liability combined single limit': [1_000_000, 500_000] })
})

Deno.test('amounts of one name under several titles take the names of their titles', async () => {
  const part = (title: string, amount: string) =>
    `<h2>${title}</h2><table><tr><td>Limit of liability</td><td>${amount}</td></tr></table>`
  const rows = await rowsOf(
    `${part('Directors and officers', '$2,000,000')}${part('Fiduciary', '$500,000')}`,
    `${part('Fiduciary', '$1,000,000')}${part('Directors and officers', '$3,000,000')}`,
  )
  assert.deepEqual(
    Object.values(rows).toSorted((x, y) => Number(x[0]) - Number(y[0])),
    [
      [500_000, 1_000_000],
      [2_000_000, 3_000_000],
    ],
  )
})

Deno.test('a premium that includes terrorism is compared without it, and with it', async () => {
  const quote = `<table><tr><td>Premium</td><td>$16,108.00</td></tr><tr><td>TRIA (may be rejected)</td><td>$161.00</td></tr>
    <tr><td>Total</td><td>$16,269.00</td></tr></table>`
  for (const [premium, without] of [
    ['Total Policy Premium $16,442.00 (includes terrorism $161.00)', 16_281],
    ['Total Policy Premium $16,442.00, including $161.00 for terrorism', 16_281],
    ['Total premium including terrorism $16,442.00', null],
  ] as const) {
    const { Premium: own, 'Total cost': total } = await rowsOf(quote, `<p>${premium}</p>`)
    assert.deepEqual(
      [own, total],
      [
        [16_108, without],
        [16_269, 16_442],
      ],
      premium,
    )
  }
})
