import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('a homeowners policy answers for liability, loss of use, the loan and the whole bill', async () => {
  const wrong = await wrongAnswers(
    [
      'Homeowners Policy Summary',
      {
        columns: [170, 330],
        rows: [
          ['Policy number', 'HO3-5518820'],
          ['Insured', 'Priya Raman and Owen Halloran'],
          ['Policy period', '07/20/2026 to 07/20/2027'],
          ['Annual premium', '$3,912'],
          ['Policy fee', '$35'],
          ['Total to pay', '$3,947'],
        ],
      },
      'What you are insured for',
      {
        columns: [300, 100],
        rows: [
          ['A. Dwelling', '$480,000'],
          ['C. Personal property', '$240,000'],
          ['D. Loss of use', '$96,000'],
          ['E. Personal liability, each occurrence', '$300,000'],
          ['F. Medical payments to others, each person', '$5,000'],
        ],
      },
      'Mortgagee',
      { text: 'Harbor Lantern Savings Bank, its successors and assigns, loan 0088-41720, Mobile, AL 36660' },
      '\f',
      'Section I: your property',
      {
        text: 'Loss of use. If a covered loss makes the home unfit to live in, we pay the necessary increase in living expense for the shortest time needed to repair, up to Coverage D.',
      },
      'Section II: your liability',
      {
        text: 'If a claim is made against an insured for damages because of bodily injury or property damage caused by an occurrence, we will pay up to our limit and provide a defense at our expense.',
      },
      { text: 'Section II does not apply to:' },
      { text: '(1) injury to an insured.' },
      '\f',
      'Endorsement 82 - Increased personal liability',
      { text: 'Coverage E is increased to $500,000 each occurrence.' },
    ],
    {
      'What is the liability limit?': /Coverage E is increased to \$500,000/,
      "How much living expenses if we can't live in the house?": /Loss of use \$96,000/,
      "The neighbor's kid broke an arm on our trampoline. Covered?": /^(?!No)/,
      "What's the loan number?": /0088-41720/,
      'Total bill?': /\$3,947/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('a workers compensation policy answers for members, other states and the payment plan', async () => {
  const wrong = await wrongAnswers(
    [
      'WORKERS COMPENSATION INFORMATION PAGE',
      { text: '1. The Insured: Elm Bend Cabinetry LLC, 2650 Sawmill Road, Ames, IA 50010.' },
      { text: '2. The policy period is from 10/01/2026 to 10/01/2027.' },
      {
        text: '3. A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: Iowa.',
      },
      {
        text: 'C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: Illinois, Minnesota.',
      },
      { text: 'Total estimated annual premium $47,278' },
      { text: 'Payment plan: 15 percent down and nine installments.' },
      '\f',
      'MEMBERS AND PARTNERS',
      {
        text: 'The following members have rejected coverage and are not employees for the purpose of this policy: Marcus Tolland, Yolanda Tolland.',
      },
    ],
    {
      'Is Yolanda Tolland covered if she gets hurt?': /^No\. .*rejected coverage/,
      'What about a job in Nebraska?':
        /Part One \(workers compensation\) covers Iowa\. .*Illinois, Minnesota\./,
      'What is the payment plan?': /nine installments/,
      'Our 1099 sub has no comp. Will we be charged for him?': /^(?!The premium is)/,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('amended declarations answer with what a limit is now, and two values are answered each by itself', async () => {
  const wrong = await wrongAnswers(
    [
      'Farm and Brewery Package - Declarations',
      {
        columns: [170, 330],
        rows: [
          ['Policy number', 'FR-3 204417'],
          ['Named insured', 'Stone Fence Farm Brewery LLC, 71 County Road 9, Hereford, TX 79045'],
          ['Policy period', '05/20/2026 to 05/20/2027'],
          ['Machine shed, 2009, steel', '$112,000'],
          ['Liquor Liability, each common cause', '$1,000,000'],
        ],
      },
      '\f',
      'Liability form',
      { text: 'This insurance does not apply to:' },
      { text: 'h. Axe throwing and mechanical rides.' },
      '\f',
      'Endorsement 1 - Amended Declarations',
      {
        columns: [220, 90, 90],
        rows: [
          ['Item', 'Was', 'Is now'],
          ['Machine shed, 2009, steel', '$112,000', '$140,000'],
        ],
      },
      '\f',
      'Endorsement 2 - Amendment of Liquor Limit',
      {
        text: 'The limit for Liquor Liability is changed to $2,000,000 each common cause. A deductible of $5,000 applies to each common cause of liquor liability.',
      },
      '\f',
      'Endorsement 3 - Axe Throwing',
      {
        text: 'Exclusion h does not apply to axe throwing inside the taproom when a lane has been fenced and an attendant is present.',
      },
    ],
    {
      'How much is the machine shed insured for?': /^Machine shed, 2009, steel: \$140,000\.$/,
      "What's the liquor limit and deductible?": /\$2,000,000[^]*\$5,000/,
      'Axe throwing in the taproom, someone got cut. Covered?': /^It depends\. /,
    },
  )
  assert.deepEqual(wrong, [])
})
