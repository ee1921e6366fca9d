import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { totalRows } from './offerTotals.ts'
import { quotedOptions } from './quotedOptions.ts'
import { offerPrice } from './settledPrice.ts'

function table(...rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((text) => `<td>${text}</td>`).join(''))
  return `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

/** What a quote prints, and its premium, charges, total and what is noted of the total, in dollars. */
const prices: readonly (readonly [name: string, html: string, price: readonly unknown[]])[] = [
  [
    'an installment is not the total',
    table(
      ['Annual premium', '$12,000'],
      ['Policy fee', '$200'],
      ['Total', '$12,200'],
      ['Nine installments of', '$1,016.67'],
    ),
    [12_000, 200, 12_200, null],
  ],
  [
    'a down payment is not the total',
    '<p>Annual premium $12,000. Amount due at binding $3,000, then 9 payments of $1,000.</p>',
    [12_000, 0, 12_000, null],
  ],
  [
    'all of several taxes are charged',
    table(
      ['Premium', '$10,000'],
      ['Policy fee', '$250'],
      ['Surplus lines tax', '$497.13'],
      ['Stamping fee', '$4.10'],
      ['Total', '$10,751.23'],
    ),
    [10_000, 751.23, 10_751.23, null],
  ],
  [
    'a total that its parts do not come to says so',
    table(
      ['Premium', '$10,000'],
      ['Policy fee', '$250'],
      ['Surplus lines tax', '$400'],
      ['Total', '$11,900'],
    ),
    [10_000, 0, 11_900, 'its parts come to $10,650'],
  ],
  [
    'charges named behind their amounts',
    '<p>Estimated premium $10,000.</p><p>Total cost including a $150 policy fee and $303.75 tax: $10,453.75</p>',
    [10_000, 453.75, 10_453.75, 'added up'],
  ],
  [
    'a sum in one line',
    '<p>Premium $14,000 + $250 fee + 5% SLT $712.50 = $14,962.50</p>',
    [14_000, 962.5, 14_962.5, null],
  ],
  [
    'taxes still to be added leave no total',
    table(['Premium', '$12,500'], ['Surplus lines tax', 'To be determined']),
    [12_500, 0, null, null],
  ],
  [
    'taxes that are only named leave no total',
    '<p>Premium $12,500 plus applicable taxes and fees.</p>',
    [12_500, 0, null, null],
  ],
  [
    'a premium with terrorism comes to a total with terrorism',
    table(
      ['Premium (incl. TRIA)', '$14,280'],
      ['TRIA portion', '$280'],
      ['Tax', '$428.40'],
      ['Total', '$14,708.40'],
    ),
    [null, 428.4, 14_708.4, null],
  ],
  [
    'the expiring column is not what is offered',
    table(
      ['', 'Expiring', 'Renewal'],
      ['Premium', '$9,000', '$10,000'],
      ['Policy fee', '$300', '$400'],
      ['Total', '$9,300', '$10,400'],
    ),
    [10_000, 400, 10_400, null],
  ],
  [
    'an expiring premium is not what is offered',
    '<p>Expiring premium: $11,000</p><p>Renewal premium: $12,500</p>',
    [12_500, 0, 12_500, null],
  ],
]

for (const [name, html, expected] of prices)
  Deno.test(`reads the price of a quote: ${name}`, async () => {
    const page = `<html><body><h1>Quote</h1>${html}</body></html>`
    const reading = await readDocument(new TextEncoder().encode(page), { name: 'quote.html' })
    const price = offerPrice(quotedOptions(reading)[0]?.reading ?? reading)
    const total = totalRows([price])[0]?.totals[0]
    const whole = total?.prices.reduce((sum, { amount }) => sum + amount, 0) ?? price?.total?.amount ?? null
    assert.deepEqual(
      [
        price?.premium ? price.premium.amount / 100 : null,
        (price?.charges ?? []).reduce((sum, { amount }) => sum + amount, 0) / 100,
        whole === null ? null : whole / 100,
        total?.note ?? null,
      ],
      expected,
    )
  })
