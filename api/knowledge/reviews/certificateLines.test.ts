import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
}

async function found(
  certificate: Reading | string,
  policy: string,
  contract: string | null = null,
): Promise<string[]> {
  const read = typeof certificate === 'string' ? await page(certificate) : certificate
  const { discrepancies, missingLines, unstated } = reviewCertificate(read, {
    policies: [await page(policy)],
    contract: contract === null ? null : await page(contract),
  })
  return [
    ...discrepancies,
    ...missingLines,
    ...unstated.map((each) => ({ ...each, field: `${each.field} (unstated)` })),
  ].map(({ field, onCertificate, shouldBe }) => [field, onCertificate, shouldBe].join(' | '))
}

const titles = [
  'INSR LTR',
  'TYPE OF INSURANCE',
  'ADDL INSD',
  'SUBR WVD',
  'POLICY NUMBER',
  'POLICY EFF',
  'POLICY EXP',
  'LIMITS',
]
const term = ['04/01/2026', '04/01/2027']
const parties = `<p>INSURED: Marsh Hollow Electric LLC</p><p>INSURERS: A - Harbor Point Insurance Company B - Harbor Point Excess and Surplus Insurance Company</p>`
const holder = '<p>CERTIFICATE HOLDER: Sill and Tran Builders LLC</p>'

function packagePolicy(endorsements: string): string {
  return `<h1>Harbor Point Insurance Company</h1><p>Commercial package policy</p><p>Policy number: HPP 40917</p>
  <p>Named insured: Marsh Hollow Electric LLC</p><p>Policy period: 04/01/2026 to 04/01/2027</p>
  <h2>General liability coverage part</h2>${table(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'])}
  <h2>Business auto coverage part</h2>${table(['Liability, covered autos 7, 8, 9', '$1,000,000 each accident'])}${endorsements}`
}
function packageRows(autoFlags: readonly [string, string]): string {
  return (
    parties +
    table(
      titles,
      [
        'A',
        'COMMERCIAL GENERAL LIABILITY',
        'Y',
        'Y',
        'HPP 40917',
        ...term,
        'EACH OCCURRENCE $1,000,000 GENERAL AGGREGATE $2,000,000',
      ],
      ['A', 'AUTOMOBILE LIABILITY', ...autoFlags, 'HPP 40917', ...term, 'COMBINED SINGLE LIMIT $1,000,000'],
    ) +
    holder
  )
}

const insureds = `<h2>HP 20 Additional insured</h2><p>Any person or organization that you agree in a written contract to add is an additional insured for your ongoing operations.</p>`
const waiver = `<h2>HP 24 Waiver of rights of recovery</h2><p>We waive any right of recovery against any person where a written contract requires it.</p>`
const onlyLiability = '<p>This endorsement changes the General Liability Coverage Part only.</p>'

Deno.test('an additional insured or a waiver of one line of a package is none of another', async () => {
  const narrow = packagePolicy(insureds + onlyLiability + waiver + onlyLiability)
  assert.deepEqual(await found(packageRows(['Y', 'Y']), narrow), [
    'Additional insured (automobile liability) | Y | general liability only',
    'Waiver of subrogation (automobile liability) | Y | general liability only',
  ])
  assert.deepEqual(await found(packageRows(['N', 'N']), narrow), [])
  assert.deepEqual(await found(packageRows(['Y', 'Y']), packagePolicy(insureds + waiver)), [])
})

const layers = `<h1>Harbor Point Insurance Company</h1><p>General liability policy HPG-40917, ${term.join(' to ')}. Insured: Marsh Hollow Electric LLC</p>
  ${table(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'])}
  <p>HP 9: additional insured where required by written contract, primary and noncontributory.</p>
  <h1>Harbor Point Excess and Surplus Insurance Company</h1><p>Excess policy HPX-771, ${term.join(' to ')}. Insured: Marsh Hollow Electric LLC</p>
  ${table(['Each occurrence', '$4,000,000'], ['Aggregate', '$4,000,000'], ['Underlying', 'HPG-40917'])}
  <p>This policy follows the form of the underlying policy and its additional insureds, except: HX 2, no additional insured has primary and noncontributory status under this policy.</p>`

function layered(excessLetter: string, limit: string, words: string): string {
  return (
    parties +
    table(
      titles,
      [
        'A',
        'COMMERCIAL GENERAL LIABILITY',
        'Y',
        'N',
        'HPG-40917',
        ...term,
        'EACH OCCURRENCE $1,000,000 GENERAL AGGREGATE $2,000,000',
      ],
      [
        excessLetter,
        'EXCESS LIAB',
        'Y',
        'N',
        'HPX-771',
        ...term,
        `EACH OCCURRENCE ${limit} AGGREGATE ${limit}`,
      ],
    ) +
    `<p>DESCRIPTION OF OPERATIONS: ${words}</p>` +
    holder
  )
}

Deno.test('each line is compared with the policy of its own company, though one document holds them all', async () => {
  const primary =
    'Certificate holder is additional insured on general liability, primary and noncontributory.'
  assert.deepEqual(await found(layered('B', '$4,000,000', primary), layers), [])
  assert.deepEqual(
    (await found(layered('A', '$5,000,000', primary), layers)).toSorted((a, b) => a.localeCompare(b)),
    [
      'Excess liability insurer | Harbor Point Insurance Company | Harbor Point Excess and Surplus Insurance Company',
      'Umbrella aggregate | $5,000,000 | $4,000,000',
      'Umbrella each occurrence | $5,000,000 | $4,000,000',
    ],
  )
})

Deno.test('rows that a typewriter set without titles are those of policies', async () => {
  const policy = `<h1>CANYON MESA CASUALTY CO</h1><p>GARAGE POLICY DECLARATIONS</p>${table(
    ['POLICY NUMBER', 'GAR-0055120'],
    ['NAMED INSURED', 'NIGHT OWL TOWING INC'],
    ['POLICY PERIOD', '09/01/26 TO 09/01/27'],
  )}${table(['GARAGEKEEPERS LEGAL LIABILITY', '$300,000 EACH LOCATION'], ['ON-HOOK TOWING ANY ONE VEHICLE', '$60,000'])}`
  const certificate = (limit: string, direct: string, legal: string) => `CERTIFICATE OF INSURANCE
INSURED  NIGHT OWL TOWING INC

A  GARAGEKEEPERS        GAR-0055120    09/01/26  09/01/27
   (${direct}) DIRECT PRIMARY                              LIMIT EACH LOCATION   300,000
   (${legal}) LEGAL LIABILITY
A  ON-HOOK TOWING       GAR-0055120    09/01/26  09/01/27
                                                   ANY ONE VEHICLE       ${limit}

HOLDER
CITY OF TEMPE RISK SERVICES`
  const read = async (text: string) => readDocument(await sketchedPdf(text), { name: 'certificate.pdf' })
  assert.deepEqual(
    (await found(await read(certificate('90,000', 'X', ' ')), policy))
      .map((each) => each.split(' | ')[0] ?? '')
      .toSorted((a, b) => a.localeCompare(b)),
    ['Direct primary basis', 'Towing and roadside assistance'],
  )
  assert.deepEqual(await found(await read(certificate('60,000', ' ', 'X')), policy), [])
})

Deno.test('an answer of an evidence of property is compared with the terms of the declarations', async () => {
  const property = `<h1>Larch Mutual Insurance Company</h1><p>Policy number: LM 2207</p><p>Named insured: Quarry Row LLC</p>
    <p>Policy period: 07/01/2026 to 07/01/2027</p>${table(
      ['Premises', 'Coverage', 'Limit', 'Coinsurance', 'Valuation'],
      ['40 Quarry Row', 'Building', '$2,400,000', '80%', 'Actual cash value'],
    )}<p>Agreed value: not selected.</p>`
  const answers = (cost: string, agreed: string, coinsurance: string) =>
    `<p>Insured: Quarry Row LLC</p>${table(['Policy number', 'LM 2207'], ['Building', '$2,400,000'], ['Replacement cost', cost], ['Agreed value', agreed], ['Coinsurance', coinsurance])}`
  assert.deepEqual(await found(answers('Yes', 'Yes', 'No'), property), [
    'Replacement cost | Yes | Valuation: Actual cash value',
    'Agreed value | Yes | Agreed value: not selected.',
    'Coinsurance | No | Coinsurance: 80%',
  ])
  assert.deepEqual(await found(answers('No', 'No', 'Yes'), property), [])
})

Deno.test('wording that a contract wants on the certificate itself is missing there', async () => {
  const contract = (words: string) =>
    `<h1>Subcontract</h1><p>Contractor and Sill and Tran Builders LLC shall be additional insureds on general liability on a primary and noncontributory basis${words}.</p>`
  const told = async (words: string) =>
    (await found(packageRows(['N', 'N']), packagePolicy(insureds + waiver), contract(words)))
      .filter((each) => each.startsWith('Primary'))
      .map((each) => each.split(' | ')[0])
  assert.deepEqual(await told(', and the certificate shall so state'), ['Primary and noncontributory'])
  assert.deepEqual(await told(''), ['Primary and noncontributory (unstated)'])
})
