import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { jobExclusions } from './jobExclusions.ts'
import { reviewContract } from './reviewContract.ts'

const residential =
  'arising out of your work on any residential building of more than four units, including condominiums.'
const height = 'arising out of work on the exterior of any building above three stories in height.'
const subsidence = 'arising out of the subsidence, settling or earth movement of land.'
const actionOver = 'Bodily injury to an employee of any insured, contractor or subcontractor.'

/** What the job is, the exclusion, and whether it endangers the job. */
const jobs: readonly (readonly [job: string, exclusion: string, isEndangered: boolean])[] = [
  ['a new 42-unit residential condominium building', residential, true],
  ['HVAC for the Birch Street Townhomes', residential, true],
  ['renovation of the Mill Street Apartments', 'Habitational operations are excluded.', true],
  ['a six-unit multifamily building', 'arising out of your work on multi-family dwellings.', true],
  ['a 96-unit apartment building', 'arising out of townhouses or condominiums.', false],
  ['a medical office building', residential, false],
  ['cleaning of the façade of a twelve-story office tower', height, true],
  ['painting of a two-story school', height, false],
  ['excavation and grading for a new warehouse', subsidence, true],
  ['tenant fit-out of a second-floor office', subsidence, false],
  ['Subcontract for the framing of a school', actionOver, true],
  ['lease of a shop in Barre', actionOver, false],
]

Deno.test('an exclusion endangers a contract for the work that it is about', () => {
  for (const [job, quote, isEndangered] of jobs)
    assert.equal(
      jobExclusions(job, [{ quote, page: 5, form: 'GRM 2188' }]).length > 0,
      isEndangered,
      `${job}: ${quote}`,
    )
})

/** How policies keep roofing to low buildings. */
const lowBuildings = [
  '<h2>HL-12 Height limitation</h2><p>We do not cover work above three stories.</p>',
  '<h2>Exclusions</h2><ul><li>Roofing above three stories.</li></ul>',
  '<h2>Forms</h2><table><tr><td>RF 101</td><td>Exclusion - Roofing above three stories</td></tr></table>',
  '<h2>Height limitation</h2><p>Coverage is limited to roofing of buildings of three stories or less.</p>',
  '<p>There is no coverage for operations at heights greater than three (3) stories or 40 feet.</p>',
]

Deno.test('a four-story job is above what the policy covers, however it says so; a two-story one is not', async () => {
  for (const endorsement of lowBuildings)
    for (const [job, status] of [
      ['the roof of a four-story office building', 'cannot tell'],
      ['the roof of a building of four stories', 'cannot tell'],
      ['the roof of a two-story school', 'met'],
    ]) {
      const roofing = `<h1>Commercial General Liability Declarations</h1><table>
<tr><td>Named insured</td><td>Larkspur Roofing LLC</td></tr><tr><td>Each occurrence limit</td><td>$2,000,000</td></tr>
<tr><td>General aggregate limit</td><td>$4,000,000</td></tr></table>${endorsement}`
      const contract = `<h1>Subcontract</h1><p>Bedford Managers, Inc. ("Contractor") and Larkspur Roofing LLC ("Subcontractor") agree on ${job}.</p><h2>Insurance</h2>${asksLiability}`
      const [finding] = reviewContract(await page(contract), await page(roofing))
      assert.equal(finding?.status, status, `${job}: ${endorsement}`)
      if (status !== 'met')
        assert.match(finding?.reason ?? '', /excludes work at this height.*(?:stories|story)/)
    }
})

function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const policy = `<h1>Commercial General Liability Declarations</h1><table>
<tr><td>Named insured</td><td>Larkspur Mechanical LLC</td></tr>
<tr><td>Each occurrence limit</td><td>$2,000,000</td></tr><tr><td>General aggregate limit</td><td>$4,000,000</td></tr></table>
<h2>GRM 2188 01 22 Exclusion - Residential construction operations</h2>
<p>This insurance does not apply to property damage arising out of your work on any residential building, including condominiums.</p>
<p>This exclusion does not apply to service, repair or maintenance of heating equipment in an occupied residential building.</p>`

const asksLiability =
  '<p>Subcontractor shall carry commercial general liability of $2,000,000 each occurrence and $4,000,000 general aggregate.</p>'
const refuses = '<p>The policy shall contain no exclusion for residential construction.</p>'

/** The demands of a contract for a condominium, and what follows from the limits and the exclusion. */
const contracts = [
  [asksLiability, ['cannot tell']],
  [asksLiability.replace('$2', '$3'), ['not met']],
  [asksLiability + refuses, ['met', 'not met']],
] as const

Deno.test('the row that an exclusion endangers quotes it with its page', async () => {
  for (const [demands, expected] of contracts) {
    const contract = await page(`<h1>Subcontract</h1>
<p>Bedford Managers, Inc. ("Contractor") and Larkspur Mechanical LLC ("Subcontractor") agree on the HVAC system of a 42-unit condominium building.</p>
<h2>Insurance</h2>${demands}`)
    const findings = reviewContract(contract, await page(policy))
    assert.deepEqual(
      findings.map(({ status }) => status),
      expected,
    )
    assert.match(
      findings.at(-1)?.reason ?? '',
      /“This insurance does not apply to property damage arising out of .*” \(GRM 2188 01 22 .*, page 1\)/,
    )
  }
})
