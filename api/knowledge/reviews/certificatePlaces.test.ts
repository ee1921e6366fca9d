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
  return review.discrepancies
    .map(({ onCertificate, shouldBe }) => `${onCertificate} → ${shouldBe}`)
    .toSorted()
}

const bakeries = `<h1>Fallowfield Mutual Insurance Company</h1><h2>Businessowners policy declarations</h2>
  <p>Policy number: FMB 220-4471</p><p>Named insured: Rye Street Bakeries LLC</p>
  <p>Mailing address: 19 Rye Street, Salem, OR 97301</p><p>Policy period: 03/01/2026 to 03/01/2027</p>
  ${table(
    ['Premises', 'Address', 'Building', 'Business personal property'],
    ['1', '19 Rye Street, Salem, OR 97301', '$880,000', '$240,000'],
    ['2', '604 Cedar Mall Drive, Albany, OR 97321', 'Not covered', '$95,000'],
  )}
  ${table(['Deductible, each occurrence', '$1,000'], ['Spoilage', '$10,000'])}
  <p>Back-up of sewers and drains, premises 1 only: $50,000.</p>
  <h2>FM 12 Businessowners form</h2><p>We will pay for direct physical loss of covered property.</p>
  <h2>FM 90 Change of limits</h2>
  <p>Effective 06/01/2026: business personal property at premises 2 is increased to $120,000; spoilage is increased to $25,000.</p>`

Deno.test('compares the limits of one location with what the policy has there', async () => {
  const certificate = (rows: readonly (readonly string[])[]) =>
    `<h1>Evidence of property insurance</h1><p>Insured: Rye Street Bakeries LLC, 19 Rye Street, Salem, OR 97301</p>
    <p>Company: Fallowfield Mutual Insurance Company</p><p>Policy number: FMB 220-4471</p>
    <p>Term: 03/01/2026 to 03/01/2027</p>
    ${table(['Location / description', '604 Cedar Mall Drive, Albany, OR'], ...rows)}`
  assert.deepEqual(
    await found(
      certificate([
        ['Business personal property', '$240,000'],
        ['Spoilage', '$10,000'],
        ['Back-up of sewers and drains', '$50,000'],
        ['Deductible', '$1,000'],
      ]),
      bakeries,
    ),
    ['$10,000 → $25,000', '$240,000 → $120,000', '$50,000 → not covered'],
  )
  assert.deepEqual(
    await found(
      certificate([
        ['Business personal property', '$120,000'],
        ['Spoilage', '$25,000'],
        ['Deductible', '$1,000'],
      ]),
      bakeries,
    ),
    [],
  )
})

const fleet = `<h1>Old Portage Casualty Company</h1><h2>Business auto declarations</h2>
  <p>Policy number: OPC-A-71145</p><p>Named insured: Wharton Glass &amp; Mirror Inc.</p>
  <p>Policy period: 01/15/2026 to 01/15/2027</p>
  ${table(
    ['Coverage', 'Limit'],
    ['Combined single limit', '$1,000,000 each accident'],
    ['Comprehensive deductible', '$500'],
    ['Collision deductible', '$1,000'],
  )}
  ${table(
    ['Unit', 'Vehicle', 'VIN'],
    ['1', '2021 Ford F-350', '1FT8W3DT2MEC40118'],
    ['3', '2024 Isuzu NRR', '54DE5J1D7RSS00961'],
  )}
  <h2>OPC 77 Change endorsement</h2>
  ${table(['Coverage', 'Was', 'Is now'], ['Collision deductible, unit 3 only', '$1,000', '$2,500'])}
  <p>Loss payee, unit 3: Lakeshore Equipment Bank, Erie, PA.</p>`

Deno.test('compares the deductible of one vehicle with its change, and its loss payee with the policy', async () => {
  const card = (vehicle: string, collision: string, payee: string) =>
    `<h1>Verification of automobile insurance</h1><p>Insured: Wharton Glass &amp; Mirror Inc.</p>
    <p>Policy number: OPC-A-71145</p><p>Coverage from 01/15/2026 to 01/15/2027</p>
    ${table(
      ['Vehicle', vehicle],
      ['Loss payee', payee],
      ['Combined single limit', '$1,000,000'],
      ['Comprehensive deductible', '$500'],
      ['Collision deductible', collision],
    )}`
  assert.deepEqual(
    await found(card('2024 Isuzu NRR, VIN 54DE5J1D7RSS00961', '$1,000', 'Lakeshore Equipment Bank'), fleet),
    ['$1,000 → $2,500'],
  )
  assert.deepEqual(
    await found(card('2021 Ford F-350, VIN 1FT8W3DT2MEC40118', '$1,000', 'Lakeshore Equipment Bank'), fleet),
    [],
  )
  assert.deepEqual(
    await found(
      card('2024 Isuzu NRR, VIN 54DE5J1D7RSS00961', '$2,500', 'Presque Isle Leasing Company'),
      fleet,
    ),
    [
      'Presque Isle Leasing Company → not named in the policy: Loss payee, unit 3: Lakeshore Equipment Bank, Erie, PA.',
    ],
  )
})

const hotels = `<h1>Gulfmark Fire Insurance Company</h1><h2>Commercial property declarations</h2>
  <p>Policy number: GF-CP-30918</p><p>Named insured: Pelican Court Hotels LP</p>
  <p>Policy period: 05/01/2026 to 05/01/2027</p>
  ${table(
    ['Loc', 'Address', 'Building', 'Contents'],
    ['1', '40 Bay Front Road, Biloxi, MS 39530', '$6,200,000', '$900,000'],
    ['2', '118 Inland Way, Hattiesburg, MS 39401', '$3,100,000', '$450,000'],
  )}
  ${table(['Flood, annual aggregate, location 2 only', '$500,000'], ['Equipment breakdown', '$1,000,000'])}
  <h2>GF 30 Property form</h2><p>We will pay for direct physical loss. We do not cover flood, except to the extent a flood limit is shown.</p>
  <h2>GF 44 Ordinance or law</h2><p>At location 2 only, the exclusion of ordinance or law does not apply.</p>`

Deno.test('finds coverages that the policy gives at other locations alone', async () => {
  const evidence = (address: string) =>
    `<h1>Evidence of commercial property insurance</h1><p>Insured: Pelican Court Hotels LP</p>
    <p>Policy number: GF-CP-30918</p><p>Term: 05/01/2026 to 05/01/2027</p>
    ${table(
      ['Location', address],
      ['Flood', '$500,000'],
      ['Ordinance or law', 'Included'],
      ['Equipment breakdown', '$1,000,000'],
    )}`
  const wrong = await found(evidence('40 Bay Front Road, Biloxi, MS 39530'), hotels)
  assert.deepEqual(
    wrong.map((each) => each.replace(/ \(.*/, '')),
    ['$500,000 → not covered', 'Included → not covered'],
  )
  assert.deepEqual(await found(evidence('118 Inland Way, Hattiesburg, MS 39401'), hotels), [])
})
