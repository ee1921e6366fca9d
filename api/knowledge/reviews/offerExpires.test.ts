import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { offerExpires } from './offerExpires.ts'

const offers = [
  ['This quote is valid until 06/11/2026.', '2026-06-11'],
  ['Quotation expires June 11, 2026 at 12:01 a.m.', '2026-06-11'],
  ['Our proposal may be accepted until 11 June 2026.', '2026-06-11'],
  ['Quote date: 05/12/2026. This offer is valid for 30 days.', '2026-06-11'],
  ['Dated May 12, 2026. Terms are held for thirty days, subject to no change in exposure.', '2026-06-11'],
  ['Businessowners Quotation Quote No. HQ-5512 Quoted May 12, 2026 Valid 30 days', '2026-06-11'],
  ['Terms stand for twenty-one days from May 21, 2026.', '2026-06-11'],
  ['We hold these terms until June 11, 2026. Minimum and deposit: none.', '2026-06-11'],
  ['Reference and date AC/7026, issued May 12, 2026; lapses after 30 days', '2026-06-11'],
  ['Good thru: 06/11/2026', '2026-06-11'],
  ['Quote date / valid until 05/12/2026 / 06/11/2026', '2026-06-11'],
  ['This offer is valid for 30 days.', null],
  ['Policy period 01/01/2026 to 01/01/2027. Valid driver’s licenses are required.', null],
  ['Proposed policy period: June 1, 2026 to June 1, 2027.', null],
] as const

for (const [text, expected] of offers)
  Deno.test(`an offer can be accepted until ${expected ?? 'no stated day'}: ${text}`, async () => {
    const reading = await readDocument(new TextEncoder().encode(`<html><body><p>${text}</p></body></html>`), {
      name: 'quote.html',
    })
    assert.equal(offerExpires(reading), expected)
  })
