import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('an exclusion of special work answers nothing about other losses', async () => {
  const wrong = await wrongAnswers(
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      {
        columns: [220, 280],
        rows: [
          ['Policy number', 'GL 40-118822'],
          ['Named insured', 'Larch Hollow Grounds Inc., 14 Sawyer Street, Bath, ME 04530'],
          ['Policy period', '02/10/2026 to 02/10/2027'],
          ['Each occurrence', '$1,000,000'],
          ['General aggregate', '$2,000,000'],
        ],
      },
      { text: 'Forms: CG 00 01 04 13; CG 20 37 12 19 (blanket where required by written contract)' },
      '\f',
      'ENDORSEMENT NO. 1 - HEIGHT LIMITATION',
      {
        text: 'This insurance does not apply to "bodily injury" or "property damage" arising out of tree work performed at a height of more than 40 feet above ground.',
      },
      '\f',
      'ENDORSEMENT NO. 2 - SNOW AND ICE REMOVAL',
      {
        text: 'This insurance does not apply to snow or ice removal operations at airports or hospitals. For all other snow or ice removal a deductible of $5,000 per claim applies.',
      },
    ],
    {
      'An employee cut his hand with the chain saw. Covered?': /^(?!No\b)/,
      "Our mower hit a customer's car. Covered?": /^(?!No\b)/,
      'Is snow removal covered?': /^It depends\. .*airports or hospitals/,
      'The GC wants CG 20 37. Do we have it?': /^Yes\. The policy lists CG 20 37 12 19/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('spoilage, medical bills, liquor limits and additional insureds are answered from their own words', async () => {
  const wrong = await wrongAnswers(
    [
      'BUSINESSOWNERS POLICY DECLARATIONS',
      {
        columns: [280, 200],
        rows: [
          ['Policy number', 'BP 22-081704'],
          ['Named insured', 'Cask and Gull Brewing LLC, 40 Wharf Road, Belfast, ME 04915'],
          ['Policy period', '04/01/2026 to 04/01/2027'],
          ['Spoilage', '$25,000'],
          ['Liability and Medical Expenses - each occurrence', '$1,000,000'],
          ['Medical Expenses - per person', '$5,000'],
          ['Liquor Liability - each common cause', '$500,000'],
          ['Liquor Liability - aggregate', '$1,000,000'],
        ],
      },
      '\f',
      'BP 04 02 ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES',
      { text: 'Name of Person or Organization: Penobscot Wharf Holdings LLC' },
      {
        text: 'This insurance does not apply to structural alterations performed by or for the additional insured.',
      },
      '\f',
      'ENDORSEMENT NO. 1 - LIVE ENTERTAINMENT',
      {
        text: 'This insurance does not apply to "bodily injury" arising out of any concert, dance floor, mechanical ride or athletic contest on the premises.',
      },
      '\f',
      'BP 04 15 SPOILAGE',
      {
        text: 'We will pay for loss of perishable stock caused by power outage or mechanical breakdown of refrigerating equipment. You must maintain a refrigeration maintenance agreement in force.',
      },
      '\f',
      'BP 04 89 LIQUOR LIABILITY',
      {
        text: 'This insurance does not apply to injury arising out of any alcoholic beverage sold or served while a required license is suspended.',
      },
    ],
    {
      'The power went out and all the beer spoiled. Covered?':
        /^It depends\. We will pay for loss of perishable stock.*Spoilage \$25,000/,
      'A guest fell on the stairs. Who pays her ER bill?': /Medical Expenses - per person \$5,000/,
      "What's the limit for liquor?": /each common cause \$500,000.*aggregate \$1,000,000/,
      'Who is an additional insured?': /^The policy names Penobscot Wharf Holdings LLC/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a form that the policy says it lacks is answered with No and that line', async () => {
  const wrong = await wrongAnswers(
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      {
        columns: [220, 280],
        rows: [
          ['Policy number', 'GL 61-004417'],
          ['Named insured', 'Spruce Head Mechanical LLC, 9 Quarry Road, Rockland, ME 04841'],
          ['Policy period', '05/01/2026 to 05/01/2027'],
          ['Each occurrence', '$1,000,000'],
        ],
      },
      { text: 'Forms: CG 00 01 04 13; CG 20 10 12 19' },
      { text: 'CG 20 37 is not part of this policy.' },
      { text: 'Primary and noncontributory wording (CG 20 01) is not included.' },
    ],
    {
      'Is CG 20 37 attached?': /^No\. CG 20 37 is not part of this policy\.$/,
      'Is the coverage primary and noncontributory?': /^No\. Primary and noncontributory wording/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('what an exclusion does not apply to is told where the question is about that, and so is a refund', async () => {
  const wrong = await wrongAnswers(
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      {
        columns: [280, 220],
        rows: [
          ['Policy number', 'GL 20-551930'],
          ['Named insured', 'Alder Point Plumbing LLC, 4 Mill Lane, Saco, ME 04072'],
          ['Policy period', '05/01/2026 to 05/01/2027'],
          ['Each occurrence', '$1,000,000'],
        ],
      },
      { text: 'If you cancel, the refund may be less than pro rata.' },
      '\f',
      'AP 17 EXCLUSION - RESIDENTIAL WORK',
      {
        text: 'This insurance does not apply to property damage arising out of work on condominiums or row houses. This exclusion does not apply to dormitories.',
      },
    ],
    {
      'Are we covered for piping a 60-bed dormitory?': /^It depends\. .*does not apply to dormitories\.$/,
      'Are we covered for piping condominiums?': /^No\. /,
      'How much do we get back if we cancel early?': /refund may be less than pro rata/,
    },
  )
  assert.deepEqual(wrong, [])
})
