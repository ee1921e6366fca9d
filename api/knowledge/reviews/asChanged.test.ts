import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const policy = await page(`<h1>Commercial Package Policy Declarations</h1>
<p>Tamarack Mutual Insurance Company</p>
<table><tr><td>Policy number</td><td>TMI 31-CPP-508842</td></tr><tr><td>Named insured</td><td>Ketterman Outfitters Inc</td></tr>
<tr><td>Policy period</td><td>06/15/2026 to 06/15/2027</td></tr></table>
<h2>General Liability Declarations</h2>
<table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr>
<tr><td>Damage to Premises Rented to You</td><td>$100,000</td></tr></table>
<h1>Building and Personal Property Form</h1>
<p>You may waive your rights against another party in writing before a loss to your Covered Property.</p>
<h1>General Liability Form</h1>
<p>We will pay damages because of bodily injury or property damage to which this insurance applies.</p>
<p>Rights of the insured to recover from others are transferred to us. The insured must do nothing after loss to impair them.</p>
<h1>Endorsement 11: Liability Limits Amendment</h1>
<p>The General Aggregate Limit is $3,000,000. Damage to Premises Rented to You is $300,000. Other limits are not changed.</p>`)

Deno.test('limits that an endorsement changes, and answers beside them, are compared with the policy as it is', async () => {
  const certificate = await page(`<h1>Certificate of Insurance</h1>
<table><tr><td>Insured</td><td>Ketterman Outfitters Inc</td><td>Policy</td><td>TMI 31-CPP-508842</td></tr>
<tr><td>From</td><td>06/15/2026</td><td>To</td><td>06/15/2027</td></tr></table>
<h2>1. Commercial general liability</h2>
<table><tr><td>Each occurrence</td><td>$1,000,000</td><td>Additional insured</td><td>No</td></tr>
<tr><td>General aggregate</td><td>$2,000,000</td><td>Waiver of subrogation</td><td>Yes</td></tr>
<tr><td>Damage to rented premises</td><td>$100,000</td><td>Notice of cancellation</td><td>10 days</td></tr></table>
<h2>Certificate holder</h2><p>City of Larch Harbor, 10 City Hall Plaza, Larch Harbor, ID 83869</p>`)
  const { discrepancies } = reviewCertificate(certificate, { policies: [policy], contract: null })
  assert.deepEqual(
    discrepancies
      .map(({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate} → ${shouldBe}`)
      .toSorted((a, b) => a.localeCompare(b)),
    [
      'Damage to rented premises: $100,000 → $300,000',
      'General aggregate: $2,000,000 → $3,000,000',
      'Waiver of subrogation: Waiver of subrogation: Yes → The policy has no waiver of subrogation.',
    ],
  )
})

Deno.test('what a motor carrier has to pay the public by its filing is no limit of its policy', async () => {
  const hauler = await page(`<h1>Motor Carrier Policy Declarations</h1>
<table><tr><td>Policy number</td><td>BTA 20-55613-7</td></tr><tr><td>Named insured</td><td>Copper Creek Hauling LLC</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Covered autos liability</td><td>$1,000,000 each accident</td></tr></table>
<h1>ENDORSEMENT FOR MOTOR CARRIER POLICIES OF INSURANCE FOR PUBLIC LIABILITY (MCS-90)</h1>
<p>The insurer agrees to pay any final judgment against the insured for public liability. Amount: $750,000 each accident. The insured agrees to reimburse the company.</p>`)
  const certificate = await page(`<h1>Truckers Certificate of Insurance</h1>
<table><tr><td>Insured</td><td>Copper Creek Hauling LLC</td></tr><tr><td>Policy number</td><td>BTA 20-55613-7</td></tr></table>
<table><tr><td>Auto liability combined single limit</td><td>$1,000,000</td></tr></table>`)
  const { discrepancies } = reviewCertificate(certificate, { policies: [hauler], contract: null })
  assert.ok(!discrepancies.some(({ shouldBe }) => shouldBe.includes('750,000')))
})

Deno.test('an endorsement on the deductible replaces the declared one, and sets no limit', async () => {
  const sprinkler = await page(`<h1>Commercial General Liability Declarations</h1>
<table><tr><td>Policy number</td><td>QMI 5571902-03</td></tr><tr><td>Named insured</td><td>Ferris Fire Protection, Inc.</td></tr></table>
<table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr></table>
<p>Deductible: $2,500 property damage, per occurrence.</p>
<h1>QM 0300 (01/16) DEDUCTIBLE LIABILITY INSURANCE</h1>
<p>The deductible shown in the Declarations is replaced by the following.</p>
<table><tr><th>Coverage</th><th>Amount</th><th>Basis</th></tr>
<tr><td>Bodily injury and property damage combined</td><td>$10,000</td><td>Per occurrence</td></tr></table>`)
  const certificate = await page(`<h1>Certificate of Insurance</h1>
<table><tr><td>Insured</td><td>Ferris Fire Protection, Inc.</td></tr><tr><td>Policy number</td><td>QMI 5571902-03</td></tr></table>
<h2>General liability</h2><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Deductible</td><td>$2,500</td></tr></table>`)
  const { discrepancies } = reviewCertificate(certificate, { policies: [sprinkler], contract: null })
  assert.deepEqual(
    discrepancies.map(({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate} → ${shouldBe}`),
    ['Deductible: $2,500 → $10,000'],
  )
})
