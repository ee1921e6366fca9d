import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'
import { noticeDays } from './readWording.ts'

Deno.test('distinguishes notice days for nonpayment from those for other reasons', () => {
  const cases: [string, number | null][] = [
    [
      'We may cancel by mailing written notice at least 15 days before cancellation for nonpayment of premium, or 45 days before cancellation for any other reason permitted by law.',
      45,
    ],
    [
      'We may cancel by mailing notice at least 10 days before the effective date of cancellation if we cancel for nonpayment of premium, or 30 days before the effective date if we cancel for any other reason.',
      30,
    ],
    ['We may cancel this policy. We must mail to you not less than 30 days advance written notice.', null],
    [
      'If we cancel this policy for any reason other than nonpayment of premium, we will mail 30 days advance written notice. For nonpayment we will give 10 days.',
      30,
    ],
    ['We may cancel this policy by giving you not less than 60 days written notice.', 60],
    ['We may cancel this policy only for nonpayment of premium, by giving you 20 days written notice.', null],
    ['If we do not renew this policy, we will mail notice 45 days before the expiration date.', null],
  ]
  for (const [text, days] of cases) assert.equal(noticeDays(text), days, text)
})

Deno.test('the schedule of a waiver says whom it is for, beside its labels or below them', async () => {
  const names = 'Name Of Person(s) Or Organization(s):'
  const cases: [schedule: string, party: string | null, quote: string][] = [
    [
      `SCHEDULE: ${names} Any person or organization if a written contract requires it.`,
      null,
      'Any person or organization if a written contract requires it.',
    ],
    [
      'Name of Person or Organization: Blanket as required by written contract',
      null,
      'Blanket as required by written contract',
    ],
    [`SCHEDULE: ${names} Rivermont Holdings LLC`, 'Rivermont Holdings LLC', 'Rivermont Holdings LLC'],
    [`SCHEDULE: ${names} City of Dover`, 'City of Dover', 'City of Dover'],
  ]
  for (const [schedule, party, quote] of cases) {
    const waiver = [
      { heading: 'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US' },
      'CG 24 04 12 19',
      schedule,
    ]
    const reading = await readDocument(await pdfOf([...rooferPolicy, waiver]), { name: 'policy.pdf' })
    const [fact, ...others] = readPolicyFacts(reading).waiversOfSubrogation
    assert.equal(fact?.value.isBlanket, party === null, schedule)
    assert.equal(fact?.quote, quote)
    if (party !== null) assert.equal(fact?.value.appliesTo, party)
    assert.deepEqual(others, [])
  }
})

Deno.test('a number of the list begins its form, and what is said to be missing gives nothing', async () => {
  const forms = [
    { heading: 'Schedule of forms' },
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 20 10 12 19 Additional Insured - Owners, Lessees or Contractors - Scheduled Person or Organization',
    'CG 20 37 is NOT attached',
    'CG 24 04 12 19 Waiver of Transfer of Rights of Recovery Against Others to Us',
    { heading: 'CG 20 10 12 19' },
    'Additional insured: any person or organization that a written contract requires you to add.',
    { heading: 'CG 24 04 12 19' },
    'Any person or organization for whom you have agreed in writing to waive rights before the loss.',
    'Primary and noncontributory wording: CG 20 01 is not part of this policy.',
  ]
  const reading = await readDocument(await pdfOf([...rooferPolicy, forms]), { name: 'policy.pdf' })
  const facts = readPolicyFacts(reading)
  assert.deepEqual(
    [facts.blanketAdditionalInsureds, facts.waiversOfSubrogation].map((each) =>
      each.map(({ source }) => source.form),
    ),
    [['CG 20 10 12 19'], ['CG 24 04 12 19']],
  )
  assert.deepEqual(facts.primaryNoncontributory, [])
  assert(!facts.forms.some(({ value }) => value.number === 'CG 20 37'))
})
