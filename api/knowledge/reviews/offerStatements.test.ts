import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { offerStatements } from './offerStatements.ts'

async function stated(html: string) {
  const reading = await readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), {
    name: 'quote.html',
  })
  const amounts = offerStatements(reading).map(({ item, amount }) => [item?.key, amount && amount / 100])
  return Object.fromEntries(amounts)
}

Deno.test('a premium with taxes and fees added behind it is one of three amounts', async () => {
  const found = await stated(
    `<table><tr><td>PL limit</td><td>USD 1,000,000</td></tr><tr><td>Deductible</td><td>USD 25,000 each claim</td></tr>
     <tr><td>Premium</td><td>USD 38,900 plus surplus lines tax 3% USD 1,167 plus policy fee USD 350</td></tr></table>`,
  )
  assert.deepEqual([found.premium, found.taxes, found.fees], [38_900, 1167, 350])
  assert.equal(found.professionalOccurrence, 1_000_000)
})

Deno.test('typed letters lead with dots to amounts without a sign, and to words', async () => {
  const found = await stated(
    `<p>ANNUAL PREMIUM... 67,415.00</p><p>HIRED/NONOWNED... 1,000,000</p><p>PAY PLAN........ 25% DOWN</p>`,
  )
  assert.equal(found.premium, 67_415)
  assert.equal(found.hiredNonOwned, 1_000_000)
  assert.equal(found.payment, null)
})

Deno.test('a row of titles within a table names the columns below it', async () => {
  const found = await stated(
    `<table><tr><td>Quote KT-5510</td><td></td><td></td></tr><tr><td>Insured Fern Hollow Dental PC</td><td></td><td></td></tr>
     <tr><td>Insuring agreement</td><td>Limit</td><td>Retention</td></tr>
     <tr><td>Breach response</td><td>$750,000</td><td>$7,500</td></tr>
     <tr><td>Ransomware</td><td>$500,000</td><td>$20,000</td></tr>
     <tr><td>Business interruption</td><td>$250,000</td><td>10 hours</td></tr>
     <tr><td>Escrow funds</td><td>Not covered</td><td>–</td></tr>
     <tr><td>Premium</td><td>$6,300</td><td></td></tr></table>`,
  )
  assert.equal(found.breachResponse, 750_000)
  assert.equal(found.extortion, 500_000)
  assert.equal(found.premium, 6300)
})

Deno.test('titles read above a table without a header name its columns', async () => {
  const found = await stated(
    `<p>COVERAGE</p><p>SYM</p><p>LIMIT</p><p>PREMIUM</p>
     <table><tr><td>LIABILITY CSL</td><td>1</td><td>$1,000,000</td><td>$12,310</td></tr>
     <tr><td>MEDICAL PAYMENTS</td><td>7</td><td>$10,000</td><td>$240</td></tr>
     <tr><td>COLLISION</td><td>7</td><td>$2,500 DED</td><td>$3,115</td></tr>
     <tr><td>TOTAL</td><td></td><td></td><td>$15,665</td></tr></table>`,
  )
  assert.equal(found.autoLiability, 1_000_000)
  assert.equal(found.medicalExpense, 10_000)
  assert.equal(found.collisionDeductible, 2500)
  assert.equal(found.total, 15_665)
})

Deno.test('a letter states its retention in a sentence, and limits one after the other', async () => {
  const found = await stated(
    `<h1>Liability quotation</h1><p>Personal and advertising injury is written at $1,000,000, damage to rented premises at $250,000, and medical expense at $10,000 per person.</p>
     <p>A self-insured retention of $15,000 applies to each occurrence, including defense costs.</p>`,
  )
  assert.equal(found.rentedPremises, 250_000)
  assert.equal(found.medicalExpense, 10_000)
  assert.equal(found.retention, 15_000)
})

Deno.test('the liability of scheduled, hired and non-owned autos is that of all autos', async () => {
  const found = await stated(
    `<table><tr><td>Automobile liability, scheduled, hired and non-owned (7, 8, 9)</td><td>$1,000,000</td></tr>
     <tr><td>Hired physical damage</td><td>$60,000</td></tr></table>`,
  )
  assert.deepEqual(
    [found.autoLiability, found.hiredNonOwned, found.hiredDamage],
    [1_000_000, undefined, 60_000],
  )
})
