import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
}

/** What the review says is wrong: as shown, and as it should be. */
async function found(certificate: string, policy: string): Promise<string[]> {
  const review = reviewCertificate(await page(certificate), {
    policies: [await page(policy)],
    contract: null,
  })
  return review.discrepancies.map(({ onCertificate, shouldBe }) => `${onCertificate} → ${shouldBe}`)
}

const employer = `<h1>Basin Employers Insurance Company</h1><h2>Workers compensation and employers liability information page</h2>
  <p>Policy number: BE-WC-66120</p><p>1. The insured: Sagebrush Fence Company</p>
  <p>Mailing address: 2210 Desert Willow Road, Elko, NV 89801</p><p>2. Policy period: 02/01/2026 to 02/01/2027</p>
  <p>3.A. Workers compensation insurance: Part One applies to the workers compensation law of the states listed here: Nevada.</p>
  <p>3.B. Employers liability insurance: the limits of our liability under Part Two are:</p>
  ${table(
    ['Bodily injury by accident', '$1,000,000', 'each accident'],
    ['Bodily injury by disease', '$500,000', 'policy limit'],
    ['Bodily injury by disease', '$1,000,000', 'each employee'],
  )}
  <p>3.C. Other states insurance: Part Three applies to all states except Utah and Wyoming.</p>
  <h2>BE 10 General section</h2><p>We will pay promptly when due the benefits required of you by the workers compensation law.</p>`

Deno.test('compares every amount of a sentence, the states of work and the street of a letter', async () => {
  const wrong = await found(
    `<h1>Basin Employers Insurance Company</h1><p>Re: Sagebrush Fence Company, 2210 Desert Willow Lane, Elko, NV 89801, policy BE-WC-66120</p>
    <p>We insure the company for workers compensation from 02/01/2026 to 02/01/2027. The coverage extends to operations in Nevada and Utah.</p>
    <p>Employers liability is provided at $1,000,000 each accident, $1,000,000 disease policy limit and $1,000,000 disease each employee.</p>`,
    employer,
  )
  assert.deepEqual(wrong.toSorted(), [
    '$1,000,000 → $500,000',
    '2210 Desert Willow Lane → 2210 Desert Willow Road',
    'The coverage extends to operations in Nevada and Utah. → Nevada only',
  ])
})

const engineers = `<h1>Meridian Professional Insurance Company</h1><h2>Professional liability declarations</h2>
  <p>This is a claims-made policy.</p><p>Policy number: MP-AE-5107</p><p>Named insured: Halyard Survey Group PC</p>
  <p>Policy period: 07/01/2026 to 07/01/2027</p>
  ${table(
    ['Limit of liability', '$1,000,000 each claim'],
    ['Aggregate limit', '$3,000,000'],
    ['Deductible', '$10,000 each claim'],
    ['Retroactive date', '07/01/2015'],
  )}
  <h2>MP 20 Professional form</h2><p>We will pay on behalf of the insured damages because of a claim first made during the policy period.</p>
  <h2>MP 31 Amended limits</h2><p>Aggregate limit, $2,000,000 in place of $3,000,000.</p>
  <h2>MP 45 Project endorsement</h2><p>For the Quarry Bridge survey, the extended reporting right applies until 07/01/2030.</p>`

Deno.test('compares the aggregate and the days of a letter with the endorsements', async () => {
  assert.deepEqual(
    (
      await found(
        `<h1>Larch &amp; Wren Insurance</h1><p>Halyard Survey Group PC has professional liability insurance with Meridian Professional Insurance Company under policy MP-AE-5107 from 07/01/2026 to 07/01/2027, on a claims-made basis with a retroactive date of 07/01/2015. The limit is $1,000,000 each claim and $3,000,000 in the aggregate. The deductible is $10,000 each claim.</p>
        <p>For the Quarry Bridge survey the extended reporting right applies until 07/01/2033.</p>`,
        engineers,
      )
    ).toSorted(),
    ['$3,000,000 → $2,000,000', '07/01/2033 → 07/01/2030'],
  )
})

const umbrella = `<h1>Highmark Excess Insurance Company</h1><h2>Commercial umbrella declarations</h2>
  <p>Policy number: HX-UMB-4419</p><p>Named insured: Tamarack Hoisting Inc.</p><p>Policy period: 09/01/2026 to 09/01/2027</p>
  ${table(['Each occurrence limit', '$5,000,000'], ['Aggregate limit', '$5,000,000'], ['Self-insured retention', '$10,000'])}
  <h2>HX 02 Umbrella form</h2><p>We will pay ultimate net loss in excess of the retained limit.</p>
  <h2>HX 19 Change</h2><p>The self-insured retention is changed from $10,000 to $25,000.</p>`

Deno.test('compares what an umbrella keeps with its change', async () => {
  const letter = (retention: string) =>
    `<h1>Certificate of insurance</h1><p>Insured: Tamarack Hoisting Inc.</p><p>Policy number: HX-UMB-4419</p><p>From 09/01/2026 to 09/01/2027</p>
    <p>The umbrella provides $5,000,000 each occurrence and $5,000,000 aggregate over a ${retention} retention.</p>`
  assert.deepEqual(await found(letter('$10,000'), umbrella), ['$10,000 → $25,000'])
  assert.deepEqual(await found(letter('$25,000'), umbrella), [])
})

const taproom = `<h1>Copper Range Insurance Company</h1><h2>Commercial general liability declarations</h2>
  <p>Policy number: CR-GL-20417</p><p>Named insured: Portage Lake Taproom LLC</p><p>Policy period: 04/01/2026 to 04/01/2027</p>
  ${table(
    ['Each occurrence', '$1,000,000'],
    ['General aggregate', '$2,000,000'],
    ['Damage to premises rented to you', '$100,000'],
    ['Medical expense, any one person', '$5,000'],
  )}
  <h2>CR 10 Liability form</h2><p>We will pay damages that the insured is legally liable to pay. This insurance does not apply to:</p>
  <p>k. Assault or battery by a patron, and the failure to prevent it.</p>
  <h2>CR 22 Amendment of limits</h2>
  <p>Damage to premises rented to you: $300,000 in place of $100,000. The general aggregate is not changed and applies separately to each premises.</p>
  <h2>CR 31 Additional insured</h2><p>Quincy Pier Properties Inc., 77 Lakeshore Boulevard, Houghton, MI 49931, is an additional insured for the premises it leases to you.</p>`

Deno.test('reads the description and the holder below the coverages of one table', async () => {
  const wrong = await found(
    `<h1>Certificate of liability insurance</h1><p>Insured: Portage Lake Taproom LLC</p>${table(
      [
        'INSR LTR',
        'Type of insurance',
        'ADDL INSD',
        'SUBR WVD',
        'Policy number',
        'Policy eff',
        'Policy exp',
        'Limits',
      ],
      [
        'A',
        "COMMERCIAL GENERAL LIABILITY [X] OCCUR GEN'L AGGREGATE LIMIT APPLIES PER: [X] LOC",
        'Y',
        'N',
        'CR-GL-20417',
        '04/01/2026',
        '04/01/2027',
        'Each occurrence $1,000,000 Damage to rented premises $100,000 Medical expense $5,000 General aggregate $2,000,000',
      ],
      [
        'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES Taproom on the pier. Assault and battery coverage is included.',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
      [
        'CERTIFICATE HOLDER Quincy Pier Properties Inc. 77 Lakeshore Drive, Houghton, MI 49931',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
    )}`,
    taproom,
  )
  assert.deepEqual(wrong.toSorted(), [
    '$100,000 → $300,000',
    '77 Lakeshore Drive → 77 Lakeshore Boulevard',
    'Assault and battery coverage is included. → Assault or battery by a patron, and the failure to prevent it.',
  ])
})
