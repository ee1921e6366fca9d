import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function declarations(title: string, ...rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
  return `<h1>${title}</h1><table>${cells.join('')}</table>`
}

const insured = ['Named insured', 'Copper Hollow Mechanical LLC'] as const
const term = ['Policy period', '03/01/2026 to 03/01/2027'] as const

const liability = `${declarations(
  'Commercial General Liability Declarations',
  ['Policy number', 'PHS-GL-0047713-02'],
  insured,
  term,
  ['Each occurrence', '$1,000,000'],
  ['General aggregate', '$2,000,000'],
  ['Damage to premises rented to you', '$250,000'],
)}<p>This policy is a renewal of PHS-GL-0047713-01.</p>
<h2>PH 2010 Additional insured, ongoing operations</h2>
<p>Any person or organization for whom you are performing operations is an additional insured when you have agreed so in a written contract.</p>`

const auto = `${declarations(
  'Business Auto Declarations',
  ['Policy number', 'IQC-CA-6620-19845'],
  insured,
  term,
  ['Covered autos liability', '$1,000,000 combined single limit'],
)}<h2>IQ CA 04 44 Waiver of transfer of rights</h2>
<p>We waive any right of recovery we may have against the person or organization shown in the schedule. Schedule: City of Nampa.</p>`

const umbrella = `${declarations(
  'Commercial Umbrella Declarations',
  ['Policy number', 'NAU 77-0015520'],
  insured,
  term,
  ['Each occurrence', '$5,000,000'],
  ['Aggregate', '$5,000,000'],
)}<h2>Schedule of underlying insurance</h2>
<p>General liability PHS-GL-0047713-01: $1,000,000 each occurrence. Auto liability IQC-CA-6620-19845: $1,000,000.</p>`

const workers = `${declarations(
  'Workers Compensation and Employers Liability Information Page',
  ['Policy number', 'SEM WC 318-0026-7'],
  insured,
  term,
  ['Bodily injury by accident, each accident', '$1,000,000'],
)}<h2>SEM 00 03 08 Members, partners and officers exclusion</h2>
<p>The policy does not cover bodily injury to any person described in the schedule.</p>
<p>Schedule: Ansel J. Brightwater, managing member.</p>`

const certificate = `<h1>Certificate of Liability Insurance</h1>
<p>Insured: Copper Hollow Mechanical LLC</p>
<table>
<tr><th>Type of insurance</th><th>Addl insd</th><th>Subr wvd</th><th>Policy number</th><th>Policy eff</th><th>Policy exp</th><th>Limits</th></tr>
<tr><td>General liability</td><td>Y</td><td></td><td>PHS-GL-0047713-01</td><td>03/01/2026</td><td>03/01/2027</td><td>Each occurrence $1,000,000; Damage to rented premises $100,000</td></tr>
<tr><td>Automobile liability</td><td></td><td>Y</td><td>IQC-CA-6620-19845</td><td>03/01/2026</td><td>03/01/2027</td><td>Combined single limit $1,000,000</td></tr>
<tr><td>Umbrella liability</td><td></td><td></td><td>NAU 77-0015520</td><td>03/01/2026</td><td>03/01/2027</td><td>Each occurrence $3,000,000</td></tr>
<tr><td>Workers compensation</td><td></td><td></td><td>SEM WC 318-0026-7</td><td>03/01/2026</td><td>03/15/2027</td><td>E.L. each accident $1,000,000</td></tr>
</table>
<p>Any proprietor, partner, executive officer or member excluded? N</p>
<p>Ferrous Point Builders, Inc. is an additional insured under general liability for ongoing operations.</p>
<p>Certificate holder: Ferrous Point Builders, Inc.</p>`

async function review(...policies: readonly string[]) {
  const read = await Promise.all(policies.map(page))
  return reviewCertificate(await page(certificate), { policies: read, contract: null })
}

Deno.test('each line of a certificate is compared with the policy of that line', async () => {
  const { discrepancies, uncompared, compared } = await review(umbrella, workers, liability, auto)
  assert.deepEqual(
    discrepancies
      .map(({ field, onCertificate, shouldBe, policy }) =>
        [policy, field, onCertificate, shouldBe].join(' | '),
      )
      .toSorted(),
    [
      '0 | Umbrella each occurrence | $3,000,000 | $5,000,000',
      '1 | Member or officer excluded | N | Schedule: Ansel J. Brightwater, managing member.',
      '1 | Workers compensation expiration date | 03/15/2027 | 03/01/2027',
      '2 | Damage to rented premises | $100,000 | $250,000',
      '2 | General liability policy number | PHS-GL-0047713-01 | PHS-GL-0047713-02',
      '3 | Waiver of subrogation (automobile liability) | Automobile liability: Y | The policy has a waiver of subrogation for City of Nampa, not for Ferrous Point Builders, Inc.',
    ],
  )
  assert.deepEqual(uncompared, [])
  // What the certificate says outside its lines is about general liability.
  assert.equal(compared[0], 2)
})

Deno.test('a line whose policy is not there is named, and no difference', async () => {
  const { discrepancies, uncompared } = await review(umbrella, auto)
  assert.deepEqual(
    uncompared.map(({ line, number }) => `${line} ${number}`),
    ['General liability PHS-GL-0047713-01', 'Workers compensation SEM WC 318-0026-7'],
  )
  assert.deepEqual(new Set(discrepancies.map(({ policy }) => policy)), new Set([0, 1]))
  const alone = await review(auto)
  assert.equal(alone.uncompared.length, 3)
  assert(alone.discrepancies.every(({ field }) => /waiver/i.test(field)))
})
