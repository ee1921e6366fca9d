import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { slipDiscrepancies } from './slipDiscrepancies.ts'

function read(...lines: string[]) {
  const html = `<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`
  return readDocument(new TextEncoder().encode(html), { name: 'a.html' })
}

Deno.test('finds digits that are not as the policy has them', async () => {
  const policy = await read(
    'Unit 02 2022 Peterbilt 348, VIN 2ZZHHJ8X4NM811903',
    'Premises 2: 5120 Ashley Phosphate Loop, North Charleston, SC',
    'Premises 3: 18 Shawnee Road, Olathe, KS',
  )
  const certificate = await read(
    'Vehicle: VIN 2ZZHHJ8X4NM811930',
    'Premises 2: 5210 Ashley Phosphate Loop',
    'Premises 3: 18 Shawnee Road',
    'Certificate holder: First Harbor Bank, 400 Main Street, Olathe, KS',
  )
  assert.deepEqual(
    slipDiscrepancies(certificate, policy, 'policy').map(({ field, onCertificate, shouldBe }) => [
      field,
      onCertificate,
      shouldBe,
    ]),
    [
      ['VIN', '2ZZHHJ8X4NM811930', '2ZZHHJ8X4NM811903'],
      ['Location address', '5210 Ashley Phosphate Loop', '5120 Ashley Phosphate Loop'],
    ],
  )
  assert.deepEqual(slipDiscrepancies(policy, policy, 'policy'), [])
})

Deno.test('names the party whose name or address has a slip in it', async () => {
  const source = await read(
    'Mortgagee: Tidewater Marine Credit Inc., 88 Customs Row, Norfolk, VA 23510',
    'Contractor: Alder Fork Builders LLC, 1620 Canyon Road, Ogden, UT 84401',
  )
  for (const [line, expected] of [
    ['Mortgagee: Tidewater Marine Capital Inc., 88 Customs Row', 'Mortgagee name'],
    ['Loss payee: Tidewater Marine Capital Inc.', 'Loss payee name'],
    ['Certificate holder: Alder Fork Builders LLC, 1260 Canyon Road', 'Certificate holder address'],
    ['Holder: Alder Fork Builders LLC, 1260 Canyon Road', 'Certificate holder address'],
    ['Holder: Alder Fork Builders LLC, 1620 Canyon Road', undefined],
    ['Holder: Alder Fork Builders LLC, 1620 Canyon Rd, Ogden, UT 84401', undefined],
    ['Holder: Alder Fork Builders LLC, 1620 Canyon Drive', 'Certificate holder address'],
    ['Holder: Alder Fork Builders LLC, 1620 Canyon Road, Ogden, UT 84403', 'Address ZIP'],
    ['Mortgagee: Tidewater Marine Credit Inc.', undefined],
    ['Producer: Tidewater Marine Agency Inc.', undefined],
  ] as const) {
    const found = slipDiscrepancies(await read(line), source, 'contract').map(({ field }) => field)
    assert.deepEqual(found, expected === undefined ? [] : [expected], line)
  }
})

Deno.test('a ZIP code is compared though the address stands in several rows of a box', async () => {
  const html = `<html><body><table><tr><td>CERTIFICATE HOLDER</td><td>CANCELLATION</td></tr>
    <tr><td>Alder Fork Builders LLC</td><td>30 days notice</td></tr><tr><td>1620 Canyon Road, Suite 400</td><td></td></tr>
    <tr><td>Ogden, UT 84410</td><td></td></tr></table></body></html>`
  const certificate = await readDocument(new TextEncoder().encode(html), { name: 'certificate.html' })
  const contract = await read(
    'Contractor: Alder Fork Builders LLC, 1620 Canyon Road, Suite 400, Ogden, UT 84401',
  )
  assert.deepEqual(
    slipDiscrepancies(certificate, contract, 'contract').map(({ onCertificate, shouldBe }) => [
      onCertificate,
      shouldBe,
    ]),
    [['84410', '84401']],
  )
})
