import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** Policies by their lines, an empty one begins a page, with what is asked about them aloud; null where they don't say. */
const policies: Record<
  string,
  {
    readonly left: readonly number[]
    readonly rows: readonly (string | readonly string[])[]
    readonly answers: Readonly<Record<string, RegExp | null>>
  }
> = {
  'salon package': {
    left: [60, 430],
    rows: [
      'BUSINESSOWNERS POLICY DECLARATIONS',
      'Named Insured: Marigold Brow Bar LLC',
      ['Outdoor Signs', '$5,000'],
      ['Esthetics Professional Liability (HB-BP 4410) - each act', '$400,000'],
      ['Esthetics Professional Liability (HB-BP 4410) - aggregate', '$800,000'],
      ['Damage to Premises Rented to You', '$50,000'],
      '',
      'HB-BP 4410 0124',
      'ESTHETICS PROFESSIONAL LIABILITY ENDORSEMENT',
      'This endorsement changes the policy.',
      'We will pay damages because of a negligent act or omission in waxing, threading or lash tinting services provided by a licensed person.',
      'This endorsement does not apply to micro-needling, injections or laser treatment.',
      '',
      'ENDORSEMENT HB-BP 9970 0124',
      'This endorsement changes the policy.',
      'The limit for Damage to Premises Rented to You is increased to $250,000.',
    ],
    answers: {
      'A client was burned during waxing. Does the policy pay damages?': /HB-BP 4410\) - each act \$400,000/,
      'Is microneedling covered?': /^No\..*micro-needling/,
    },
  },
  'home with endorsements': {
    left: [60, 430],
    rows: [
      'HOMEOWNERS POLICY SUMMARY',
      'Insured: Priya Dellacourt, 8 Gull Lane, Foley, AL 36535',
      ['A. Dwelling', '$410,000'],
      ['E. Personal liability, each occurrence', '$300,000'],
      'What you pay on a claim',
      ['All perils other than hurricane', '$2,500'],
      ['Hurricane: 2% of Coverage A', '$8,200'],
      '',
      'BW 82 Increased personal liability',
      'Coverage E is increased to $500,000 each occurrence.',
    ],
    answers: {
      "What's their hurricane deductible in dollars?": /\$8,200/,
      'What personal liability limit should I give the umbrella underwriter?': /^\$500,000/,
    },
  },
  'property with places': {
    left: [60, 90, 330, 430],
    rows: [
      'COMMERCIAL PROPERTY DECLARATIONS',
      'Named Insured: Tallgrass Lofts LP',
      ['No.', 'Where', 'Building', 'Contents'],
      ['1', '12 Mill Street, Salina, KS 67401', '$900,000', '$45,000'],
      ['2', '9 Granary Lane, Newton, KS 67114', '$610,000', '$30,000'],
      'Mortgagee, building 2: Prairie Cooperative Bank, 12 Commerce Way, Hesston, KS 67062.',
      'Windstorm or hail: 2% of the values of each unit involved, subject to a minimum of $25,000 in each occurrence.',
      'Earthquake: 5% of the values of each unit involved.',
      'Ordinance or law, coverages B and C combined: $250,000',
      '',
      'SPOILAGE ENDORSEMENT',
      'The limit for spoiled stock is $40,000 for loss by breakdown of refrigeration. You pay the first $500 of such a loss.',
      '',
      'POLICY CHANGE ENDORSEMENT',
      'This endorsement changes the policy.',
      'The ordinance or law sublimit, coverages B and C combined, becomes $500,000.',
    ],
    answers: {
      'Who holds the mortgage on the Newton building?': /Prairie Cooperative Bank/,
      'What is the hail deductible?': /2% of the values/,
      'What does the client pay themselves on spoilage?': /\$500/,
      'How much do we have for ordinance or law now?': /^\$500,000/,
    },
  },
  'contractor liability': {
    left: [60, 430],
    rows: [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Named Insured: Brightwell Heating LLC',
      ['Each occurrence', '$1,000,000'],
      '',
      'ADDITIONAL INSURED - ONGOING OPERATIONS ENDORSEMENT',
      'Any person that you have agreed in a written contract to add as an additional insured is an insured, but only for injury caused by your ongoing operations. There is no coverage under this endorsement for injury occurring after your work has been completed.',
      '',
      'RESIDENTIAL LIMITATION ENDORSEMENT',
      'This insurance does not apply to work on condominiums or townhouses. Service of an existing dwelling, and work on apartment buildings, is not limited by this endorsement.',
    ],
    answers: {
      'Owner wants to be additional insured for completed operations. Do we have that?':
        /^No\. .*ongoing operations only\. There is no coverage/,
      'Is work on apartment buildings ok?':
        /^It depends\. .*condominiums or townhouses\. .*apartment buildings, is not limited/,
      'Is work on a condominium building ok?':
        /^It depends\. .*condominiums or townhouses\. .*apartment buildings, is not limited/,
    },
  },
  'umbrella over it': {
    left: [60, 400],
    rows: [
      'COMMERCIAL UMBRELLA DECLARATIONS',
      'Named Insured: Brightwell Heating LLC',
      ['Each occurrence', '$3,000,000'],
      ['Aggregate', '$3,000,000'],
      ['General liability', '$1,000,000 each occurrence; $2,000,000 aggregate'],
      'The aggregate limit applies to all loss except that covered by automobile liability, which has no aggregate.',
      'If an underlying aggregate is exhausted by payment of loss, this policy drops down and continues in force.',
    ],
    answers: {
      'What umbrella limit do they have today (September 2026)?':
        /\$3,000,000 each occurrence; \$3,000,000 aggregate/,
      'What happens if the aggregate is exhausted mid-term?': /^If an underlying aggregate is exhausted/,
    },
  },
  'cyber with agreements': {
    left: [60, 330, 430],
    rows: [
      'CYBER POLICY DECLARATIONS',
      'Named Organization: Ferncliff Software Inc.',
      ['Agreement', 'Limit', 'Retention'],
      ['A. Breach response', 'USD 2,000,000', 'USD 25,000'],
      ['C. Regulatory proceedings', 'USD 1,000,000', 'USD 25,000'],
      ['H. Funds transfer fraud', 'USD 250,000', 'USD 50,000'],
      '',
      'INSURING AGREEMENTS',
      'H. We will pay loss of money transferred in reliance on a fraudulent instruction.',
      'ENDORSEMENTS',
      'Any client of the Named Organization that must be added by written contract is an insured under agreement A.',
      'The limit of agreement C is amended to USD 2,000,000.',
    ],
    answers: {
      'What is the retention on funds transfer fraud?': /50,000/,
      'Money was transferred on a fraudulent instruction. Is that covered?':
        /H\. Funds transfer fraud USD 250,000/,
      'What is the limit for regulatory proceedings?': /2,000,000/,
      'A customer says an upgrade lost its orders and sues. Is that this policy?':
        /^(?!.*must be added by written contract)/,
    },
  },
  'workers compensation': {
    left: [60],
    rows: [
      'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY INFORMATION PAGE',
      'Item 3.A. Workers Compensation Insurance: Part One applies to the law of the states listed here: Idaho.',
      'Item 3.C. Other States Insurance: Part Three applies to the states listed here: Oregon, Utah.',
      '',
      'PART THREE - OTHER STATES INSURANCE',
      'If you begin work in any one of the states listed in Item 3.C after the effective date, the policy applies as though that state were listed in Item 3.A. Tell us at once if you begin work in any such state.',
    ],
    answers: {
      'They start a job in Oregon in May. Are they covered there?': /If you begin work.*Tell us at once/,
    },
  },
  'auto fleet': {
    left: [60, 110, 250, 430, 490],
    rows: [
      'BUSINESS AUTO DECLARATIONS',
      'Named Insured: Brightwell Heating LLC',
      'SCHEDULE OF COVERED AUTOS YOU OWN',
      ['Unit', 'Year, make, model', 'VIN', 'Comp', 'Coll'],
      ['1', '2022 Ford Transit', '1FTBR1C84NKA11207', '$1,000', '$2,000'],
      ['2', '2016 Isuzu Stake Truck', 'JALC4W165G7003318', 'No coverage', 'No coverage'],
      ['3', '2024 Ram Promaster', '3C6LRVDG5RE101145', '$1,000', '$2,000'],
      'Loss payee for Units 1 and 3: Snake River Equipment Finance, 900 Ferry Street, Caldwell, ID 83605',
      '',
      'NAMED DRIVER EXCLUSION',
      'No coverage under this policy applies while any covered auto is operated by Tobias R. Haldane.',
      '',
      'BUSINESS AUTO FORM',
      'The deductible under Comprehensive does not apply to glass that is repaired rather than replaced.',
    ],
    answers: {
      'Who is the lienholder on Unit 3?': /Snake River Equipment Finance/,
      "who's excluded from driving": /Tobias R\. Haldane/,
      'Is Tobias Haldane ok to drive?': /^No\. No coverage .*Haldane\.$/,
      'Windshield chip was repaired. any deductible?': /does not apply to glass/,
    },
  },
}

for (const [name, { left, rows, answers }] of Object.entries(policies))
  Deno.test(`answers what is asked aloud about a ${name}`, async () => {
    const bytes = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(10)
      let y = 60
      for (const row of rows) {
        if (row === '') {
          pdf.addPage()
          y = 60
        } else if (typeof row === 'string') pdf.text(row, left[0] ?? 60, y, { width: 490 })
        else for (const [at, cell] of row.entries()) pdf.text(cell, left[at] ?? 0, y, { lineBreak: false })
        y += row === '' ? 0 : 36
      }
    })
    const reading = await readDocument(bytes, { name: 'policy.pdf' })
    const ask = openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
    for (const [question, expected] of Object.entries(answers)) {
      const { status, answer } = await ask(question)
      if (expected === null) assert.equal(status, 'NOT_FOUND', `${question} ${answer}`)
      else assert.match(answer, expected, `${question} ${answer}`)
    }
  })

Deno.test('a limit and a deductible that are asked for together are both answered', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text('HOMEOWNERS POLICY', 60, 60)
    pdf.text('We pay up to $10,000 for loss by water that overflows from a sump.', 60, 100)
    pdf.text('A deductible of $1,000 applies to each sump overflow.', 60, 140)
  })
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  const ask = openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
  const { answer } = await ask('The sump overflowed. How much and what deductible?')
  assert.match(answer, /\$10,000/)
  assert.match(answer, /\$1,000/)
})
