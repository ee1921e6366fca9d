import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

function text(name: string, lines: readonly string[]): Promise<Reading> {
  const body = lines.map((line) =>
    line.startsWith('# ') ? `<h1>${line.slice(2)}</h1>` : line.startsWith('<') ? line : `<p>${line}</p>`,
  )
  return readDocument(new TextEncoder().encode(`<html><body>${body.join('')}</body></html>`), { name })
}

async function statusesOf(contract: readonly string[], policy: readonly string[]) {
  const findings = reviewContract(await text('contract.html', contract), await text('policy.html', policy))
  return findings.map(({ requirement, status, reason }) => `${requirement.kind} ${status}: ${reason}`)
}

const county = [
  '# CONTRACT FOR THINNING',
  'This contract is between the County of Alder Butte, Montana ("County") and Rimrock Timber LLC ("Contractor").',
  '# INSURANCE',
]
const workers = [
  '# WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE',
  'Policy Number: WC-220',
  '<table><tr><td>Bodily Injury by Accident</td><td>$100,000 each accident</td></tr><tr><td>Bodily Injury by Disease</td><td>$500,000 policy limit</td></tr></table>',
]

Deno.test('a waiver for those in its schedule is met for nobody else, whatever limits it to written contracts', async () => {
  const [waiver] = await statusesOf(
    [...county, "The workers' compensation insurer shall waive its right of recovery against the County."],
    [
      ...workers,
      '# WC 00 03 13 WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT',
      'We have the right to recover our payments from anyone liable for an injury covered by this policy. We will not enforce our right against the person or organization named in the Schedule. (This agreement applies only to the extent that you perform work under a written contract that requires you to obtain this agreement from us.)',
      'Schedule: Clearwater Timberlands LLC, 400 Ryman Plaza, Missoula MT',
    ],
  )
  assert.match(waiver ?? '', /^waiver not met: The policy has a waiver of subrogation for Clearwater/)
})

Deno.test('limits that an endorsement replaces by those below it are the ones that count', async () => {
  const [limits] = await statusesOf(
    [
      ...county,
      "Employers' liability of not less than $500,000 each accident and $1,000,000 disease policy limit.",
    ],
    [
      ...workers,
      '# EMPLOYERS LIABILITY - INCREASED LIMITS',
      'The limits of our liability under Part Two shown in Item 3.B of the Information Page are replaced by the following:',
      '<table><tr><td>Bodily Injury by Accident</td><td>$500,000 each accident</td></tr><tr><td>Bodily Injury by Disease</td><td>$1,000,000 policy limit</td></tr></table>',
    ],
  )
  assert.match(limits ?? '', /^coverage met/)
})

Deno.test('the most that a policy pays for one cause is less than the limit of its coverage', async () => {
  const [extortion] = await statusesOf(
    [
      '# SERVICES AGREEMENT',
      'This agreement is between Basin Health Network, Inc. ("Network") and Sage Clinic PLLC ("Participant").',
      '# INSURANCE',
      'Participant shall maintain coverage for ransomware and cyber extortion events of not less than $2,000,000.',
    ],
    [
      '# CYBER LIABILITY DECLARATIONS',
      '<table><tr><td>Cyber Extortion</td><td>$3,000,000</td></tr><tr><td>Network Security Liability</td><td>$3,000,000</td></tr></table>',
      '# ENDORSEMENT NO. 2 RANSOMWARE SUBLIMIT',
      'The most we will pay for all loss arising from a ransomware event, under all insuring agreements, is $1,500,000.',
    ],
  )
  assert.match(extortion ?? '', /^coverage not met: .*\$1,500,000/)
})

Deno.test('who rents things is no additional insured of a form for work, nor a loss payee where the policy has none', async () => {
  const policy = [
    '# COMMERCIAL PACKAGE POLICY DECLARATIONS',
    'Each Occurrence Limit: $1,000,000',
    'Business Personal Property Limit: $200,000',
    '# CG 20 33 ADDITIONAL INSURED - AUTOMATIC STATUS',
    'Section II is amended to include as an additional insured any person or organization for whom you are performing operations when you have agreed in writing in a contract that such person be added as an additional insured.',
  ]
  const rental = [
    '# EQUIPMENT RENTAL AGREEMENT',
    'This Rental Agreement is between Stonepost Rentals LLC ("Owner") and Otter Millwork LLC ("Customer").',
    '# INSURANCE',
  ]
  const [insured] = await statusesOf(
    [...rental, 'Owner shall be named additional insured on the liability policy.'],
    policy,
  )
  assert.match(insured ?? '', /^additionalInsured cannot tell: The endorsement is only for those for whom/)
  const [primary] = await statusesOf(
    [
      ...rental,
      "Customer's liability insurance shall be primary and shall not require contribution by Owner's insurance.",
    ],
    [
      ...policy,
      '# GM 4102 ENHANCEMENT',
      'If required by written contract, this insurance is primary to and will not seek contribution from any other insurance available to an additional insured.',
    ],
  )
  assert.match(primary ?? '', /^primary cannot tell: The policy is primary only for its additional insureds/)
  const [both] = await statusesOf(
    [
      ...rental,
      'Owner shall be named additional insured on the liability policy and loss payee on the property policy.',
    ],
    policy,
  )
  assert.match(both ?? '', /^additionalInsured not met: The policy has no loss payee provision/)
})
