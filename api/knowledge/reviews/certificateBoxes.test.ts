import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { reviewCertificate } from './reviewCertificate.ts'

interface Marks {
  readonly basis?: 'CLAIMS-MADE' | 'OCCUR'
  readonly per?: 'POLICY' | 'PROJECT' | 'LOC'
  readonly autos?: readonly ('ANY' | 'OWNED' | 'SCHEDULED' | 'HIRED' | 'NON-OWNED')[]
  readonly provisions?: 'Y'
  /** Each accident, each employee, policy limit. */
  readonly employers?: readonly [string, string, string]
  readonly remarks?: string
}

/** The standard form with some of its boxes marked. */
function form({
  basis,
  per,
  autos = [],
  provisions,
  employers,
  remarks = 'Work at Building 7.',
}: Marks): string {
  const box = (isMarked: boolean) => (isMarked ? 'X' : ' ')
  const [accident, employee, limit] = employers ?? ['1,000,000', '1,000,000', '1,000,000']
  const flag = provisions ?? ' '
  return `                                    CERTIFICATE OF LIABILITY INSURANCE                                   DATE (MM/DD/YYYY) 06/02/2026
PRODUCER                                              CONTACT NAME: Dana Orr
Lowell Harbor Insurance Agency                        INSURER(S) AFFORDING COVERAGE                                  NAIC #
INSURED                                               INSURER A : Granite Arch Insurance Company                     11223
Birch & Bell Mechanical, Inc.                         INSURER B : Tri-Valley Casualty Company                        44556
88 Foundry Street, Lowell, MA 01850                   INSURER C :
COVERAGES                        CERTIFICATE NUMBER: 26-118                      REVISION NUMBER:
INSR                               ADDL SUBR                        POLICY EFF   POLICY EXP
LTR        TYPE OF INSURANCE       INSD WVD     POLICY NUMBER      (MM/DD/YYYY) (MM/DD/YYYY)                 LIMITS
     X  COMMERCIAL GENERAL LIABILITY                                                          EACH OCCURRENCE            $ 1,000,000
     ${box(basis === 'CLAIMS-MADE')}  CLAIMS-MADE  ${box(basis === 'OCCUR')}  OCCUR                                                                 DAMAGE TO RENTED
                                                                                              PREMISES (Ea occurrence)   $   300,000
A                                   ${flag}    ${flag}      GL-4410-22         05/01/2026   05/01/2027    MED EXP (Any one person)   $    10,000
                                                                                              PERSONAL & ADV INJURY      $ 1,000,000
     GEN'L AGGREGATE LIMIT APPLIES PER:                                                       GENERAL AGGREGATE          $ 2,000,000
     ${box(per === 'POLICY')}  POLICY  ${box(per === 'PROJECT')}  PRO-JECT  ${box(per === 'LOC')}  LOC                                                           PRODUCTS - COMP/OP AGG     $ 2,000,000
     AUTOMOBILE LIABILITY                                                                     COMBINED SINGLE LIMIT
                                                                                              (Ea accident)              $ 1,000,000
B    ${box(autos.includes('ANY'))}  ANY AUTO                                BA-118-7           05/01/2026   05/01/2027    BODILY INJURY (Per person) $
     ${box(autos.includes('OWNED'))}  OWNED AUTOS ONLY  ${box(autos.includes('SCHEDULED'))}  SCHEDULED                                                       BODILY INJURY (Per accident) $
     ${box(autos.includes('HIRED'))}  HIRED AUTOS ONLY  ${box(autos.includes('NON-OWNED'))}  NON-OWNED                                                       PROPERTY DAMAGE (Per accident) $
     WORKERS COMPENSATION                                                                     X  PER STATUTE   OTH-ER
     AND EMPLOYERS' LIABILITY  Y / N                                                          E.L. EACH ACCIDENT         $ ${accident}
B    ANY PROPRIETOR/PARTNER/EXECUTIVE          WC-55-0813         01/01/2026   01/01/2027    E.L. DISEASE - EA EMPLOYEE $ ${employee}
     OFFICER/MEMBER EXCLUDED?  N                                                              E.L. DISEASE - POLICY LIMIT $ ${limit}
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
${remarks}
CERTIFICATE HOLDER                                    CANCELLATION
Merrimack Valley School District
                                                      AUTHORIZED REPRESENTATIVE
                                                      Dana Orr`
}

function liability(more = ''): string {
  return `<h1>Commercial General Liability Declarations</h1><table>
<tr><td>Policy number</td><td>GL-4410-22</td></tr><tr><td>Named insured</td><td>Birch &amp; Bell Mechanical, Inc.</td></tr>
<tr><td>Policy period</td><td>05/01/2026 to 05/01/2027</td></tr><tr><td>Each occurrence limit</td><td>$1,000,000</td></tr>
<tr><td>Damage to premises rented to you</td><td>$300,000</td></tr><tr><td>Medical expense</td><td>$10,000</td></tr>
<tr><td>Personal and advertising injury</td><td>$1,000,000</td></tr><tr><td>General aggregate limit</td><td>$2,000,000</td></tr>
<tr><td>Products-completed operations aggregate</td><td>$2,000,000</td></tr></table>
<h2>Coverage form</h2><p>This insurance applies only if the bodily injury is caused by an occurrence that takes place during the policy period.</p>${more}`
}

const perProject =
  '<h2>Schedule of forms</h2><table><tr><td>CG 00 01 04 13</td><td>Commercial General Liability Coverage Form</td></tr><tr><td>CG 25 03 05 09</td><td>Designated Construction Project(s) General Aggregate Limit</td></tr></table>'
const perLocation =
  '<h2>Designated Location(s) General Aggregate Limit CG 25 04 05 09</h2><p>A separate Designated Location General Aggregate Limit applies to each designated location.</p>'

function autoPolicy(symbols: string): string {
  return `<h1>Business Auto Declarations</h1><table>
<tr><td>Policy number</td><td>BA-118-7</td></tr><tr><td>Named insured</td><td>Birch &amp; Bell Mechanical, Inc.</td></tr>
<tr><td>Policy period</td><td>05/01/2026 to 05/01/2027</td></tr></table>
<table><tr><th>Coverages</th><th>Covered autos</th><th>Limit</th></tr><tr><td>Covered Autos Liability</td><td>${symbols}</td><td>$1,000,000</td></tr>
<tr><td>Comprehensive</td><td>7</td><td>Actual cash value</td></tr></table>
<h2>Business auto coverage form</h2><p>We will pay all sums an insured legally must pay as damages caused by an accident and resulting from the use of a covered auto.</p>`
}

function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const boxField = /^(?:Covered autos|General aggregate applies|Aggregate per|Coverage basis)/

async function found(
  marks: Marks,
  sources: { policy?: string; contract?: string },
  isOwn = boxField,
): Promise<string[]> {
  const certificate = await readDocument(await sketchedPdf(form(marks)), { name: 'certificate.pdf' })
  const { discrepancies, unstated } = reviewCertificate(certificate, {
    policies: sources.policy ? [await page(sources.policy)] : [],
    contract: sources.contract ? await page(sources.contract) : null,
  })
  return [...discrepancies, ...unstated].flatMap(({ severity, field, onCertificate, shouldBe }) =>
    isOwn.test(field) ? [`${severity}: ${field}: ${onCertificate}: ${shouldBe}`] : [],
  )
}

const borrowed = ['HIRED', 'NON-OWNED'] as const
const symbols789 = 'symbols 7, 8, 9: scheduled autos, hired autos, non-owned autos'

const boxesOfPolicies: readonly (readonly [Marks, string, readonly string[]])[] = [
  [{ autos: ['ANY'] }, autoPolicy('1'), []],
  [{ autos: ['ANY'] }, autoPolicy('7, 8, 9'), [`high: Covered autos: any auto: any auto: ${symbols789}`]],
  [
    { autos: ['ANY'] },
    autoPolicy('Symbols 7, 8 and 9'),
    [
      'high: Covered autos: any auto: any auto: symbols 7, 8 and 9: scheduled autos, hired autos, non-owned autos',
    ],
  ],
  [{ autos: ['SCHEDULED', ...borrowed] }, autoPolicy('7, 8, 9'), []],
  [
    { autos: ['OWNED', ...borrowed] },
    autoPolicy('7, 8, 9'),
    [`high: Covered autos: owned autos, hired autos, non-owned autos: ${symbols789}`],
  ],
  [
    { autos: ['OWNED', ...borrowed] },
    autoPolicy('2'),
    ['high: Covered autos: owned autos, hired autos, non-owned autos: symbol 2: owned autos'],
  ],
  [
    { autos: ['SCHEDULED'] },
    autoPolicy('1'),
    ['medium: Covered autos: scheduled autos: any auto (symbol 1)'],
  ],
  [{ per: 'POLICY' }, liability(), []],
  [
    { per: 'PROJECT' },
    liability(),
    ['high: Aggregate per project: yes: no per-project endorsement in the policy'],
  ],
  [{ per: 'PROJECT' }, liability(perProject), []],
  [{ per: 'POLICY' }, liability(perProject), ['medium: General aggregate applies per: Policy: Project']],
  [{ per: 'LOC' }, liability(perLocation), []],
  [{ per: 'PROJECT' }, liability(perLocation), ['high: General aggregate applies per: Project: Location']],
  [
    { per: 'LOC' },
    liability(),
    ['high: Aggregate per location: yes: no per-location endorsement in the policy'],
  ],
  [{ basis: 'OCCUR' }, liability(), []],
  [{ basis: 'CLAIMS-MADE' }, liability(), ['high: Coverage basis: claims-made: occurrence']],
]

Deno.test('compares the boxes for autos, aggregate and basis with the policy', async () => {
  for (const [marks, policy, expected] of boxesOfPolicies)
    assert.deepEqual(await found(marks, { policy }), expected, `${JSON.stringify(marks)} against ${policy}`)
})

function subcontract(...clauses: string[]): string {
  return `<h1>Subcontract</h1><p>Merrimack Valley School District (the "Owner") and Birch &amp; Bell Mechanical, Inc. (the "Subcontractor") agree as follows.</p><h2>Insurance</h2>${clauses.map((clause) => `<p>${clause}</p>`).join('')}`
}

const demanded = subcontract(
  'Subcontractor shall carry automobile liability covering any auto, $1,000,000 combined single limit.',
  'The general aggregate of the general liability policy shall apply per project.',
  'The Owner shall be named as additional insured on the general liability policy.',
  'All policies shall contain a waiver of subrogation in favor of the Owner.',
  'The general liability insurance shall be primary and noncontributory.',
)

Deno.test('lists what the contract asks for and blank boxes leave out, each once', async () => {
  const marks = { per: 'POLICY', autos: ['SCHEDULED'] } as const
  assert.deepEqual(
    (await found(marks, { contract: demanded }, /./)).toSorted((a, b) => a.localeCompare(b)),
    [
      'high: Additional insured: not shown: Y, Merrimack Valley School District',
      'high: Covered autos: scheduled autos: any auto required',
      'high: General aggregate applies per: Policy: Project required',
      'medium: Primary and noncontributory: not shown: required',
      'medium: Waiver of subrogation: not shown: required',
    ],
  )
})

Deno.test('lists nothing that boxes and remarks show', async () => {
  const marks = {
    per: 'PROJECT',
    autos: ['ANY'],
    provisions: 'Y',
    remarks:
      'Merrimack Valley School District is an additional insured, primary and non-contributory. Waiver of subrogation applies.',
  } as const
  assert.deepEqual(await found(marks, { contract: demanded }, /./), [])
})

Deno.test('reads a plain list of requirements as a contract', async () => {
  const list = `<p>Subcontractor insurance requirements of Merrimack Valley School District</p>
<p>1. Waiver of subrogation in favor of Merrimack Valley School District on all policies.</p>
<p>2. Coverage must be primary and noncontributory.</p>`
  assert.deepEqual(await found({}, { contract: list }, /^(?:Waiver|Primary)/), [
    'medium: Waiver of subrogation: not shown: required',
    'medium: Primary and noncontributory: not shown: required',
  ])
})

Deno.test('checks all three limits of employers liability, however the contract states them', async () => {
  const employers = ['1,000,000', '500,000', '500,000'] as const
  for (const clause of [
    'Employers liability of $1,000,000 each accident, $1,000,000 disease each employee and $1,000,000 disease policy limit.',
    'Employers liability with limits of $1,000,000/$1,000,000/$1,000,000.',
    'Employer’s Liability: $1,000,000.',
    'Workers compensation as required by law, and employers liability insurance of not less than $1,000,000.',
  ])
    assert.deepEqual(
      (await found({ employers }, { contract: subcontract(clause) }, /^Employers/)).toSorted(),
      [
        'high: Employers liability, disease each employee: $ 500,000: $1,000,000 required',
        'high: Employers liability, disease policy limit: $ 500,000: $1,000,000 required',
      ],
      clause,
    )
})
