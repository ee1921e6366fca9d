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
    slipDiscrepancies(certificate, policy).map(({ field, onCertificate, shouldBe }) => [
      field,
      onCertificate,
      shouldBe,
    ]),
    [
      ['VIN', '2ZZHHJ8X4NM811930', '2ZZHHJ8X4NM811903'],
      ['Location address', '5210 Ashley Phosphate Loop', '5120 Ashley Phosphate Loop'],
    ],
  )
  assert.deepEqual(slipDiscrepancies(policy, policy), [])
})
