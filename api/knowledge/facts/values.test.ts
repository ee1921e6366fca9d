import assert from 'node:assert/strict'
import { datesIn, isStreetLine, parseMoney, policyNumberIn, splitAddress, withCityApart } from './values.ts'

Deno.test('reads amounts in whole cents and ignores bare small numbers', () => {
  const cases: [string, number | null][] = [
    ['$1,000,000', 100_000_000],
    ['1,000,000', 100_000_000],
    ['$ 500', 50_000],
    ['$250.', 25_000],
    ['6,463.00', 646_300],
    ['$1.5 million', 150_000_000],
    ['2026', null],
    ['94104', null],
    ['2 percent', null],
    ['Included', null],
  ]
  for (const [text, cents] of cases) assert.equal(parseMoney(text), cents, text)
})

Deno.test('ends a policy number before the form beside it, and takes none of the policy it renews', () => {
  assert.equal(policyNumberIn('CPP 5530118-02 CG 20 37 12 19'), 'CPP 5530118-02')
  assert.equal(policyNumberIn('GSM-CGL-4471902-03 CG 20 10 04 13'), 'GSM-CGL-4471902-03')
  assert.equal(policyNumberIn('RENEWAL OF CPP 5530118-01'), null)
  assert.equal(policyNumberIn('BOP 44 20 18 07'), 'BOP 44 20 18 07')
})

Deno.test('reads policy date formats and rejects impossible dates', () => {
  const cases: [string, string[]][] = [
    ['09/12/2026 - 09/12/2027', ['2026-09-12', '2027-09-12']],
    ['From July 15, 2026 to July 15, 2027 at 12:01 A.M.', ['2026-07-15', '2027-07-15']],
    ['Effective 1 Mar 2026, Expiring 1 Mar 2027', ['2026-03-01', '2027-03-01']],
    ['07-19-22 To 07-19-23', ['2022-07-19', '2023-07-19']],
    ['this 3rd day of May, 2026', ['2026-05-03']],
    ['02/30/2026', []],
    ['form 12-34-5678', []],
  ]
  for (const [text, dates] of cases)
    assert.deepEqual(
      datesIn(text).map(({ iso }) => iso),
      dates,
      text,
    )
})

Deno.test('separates an address from the name before it', () => {
  assert.deepEqual(splitAddress('Lanternfield Insurance Company, 48 Beacon Row, Providence, RI 02903'), {
    before: 'Lanternfield Insurance Company',
    address: '48 Beacon Row, Providence, RI 02903',
  })
  assert.equal(splitAddress('Velvet Comb Salon & Day Spa LLC'), null)
  assert.equal(isStreetLine('P.O. Box 1029'), true)
  assert.equal(isStreetLine('30 days after notice'), false)
})

Deno.test('sets the city apart from its street where no comma does', () => {
  const cases: [string, string][] = [
    ['73 HWY 2  BROKEN BOW NE 68822', '73 HWY 2, BROKEN BOW NE 68822'],
    ['510 S CUNNINGHAM AVENUE URBANA IL 61802', '510 S CUNNINGHAM AVENUE, URBANA IL 61802'],
    ['1840 W GUADALUPE RD STE 110 MESA AZ 85202-4471', '1840 W GUADALUPE RD STE 110, MESA AZ 85202-4471'],
    ['1200 BROADWAY ST LOUIS MO 63101', '1200 BROADWAY ST LOUIS MO 63101'],
    ['12 Court Street Place Salem MA 01970', '12 Court Street Place, Salem MA 01970'],
    ['101 N Railroad Ave, Ashland, VA 23005', '101 N Railroad Ave, Ashland, VA 23005'],
  ]
  for (const [address, apart] of cases) assert.equal(withCityApart(address), apart)
})
