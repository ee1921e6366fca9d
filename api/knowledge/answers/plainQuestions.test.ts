import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** Papers of a policy, and what is answered without vectors. */
interface Papers {
  readonly papers: readonly string[]
  readonly answers: Readonly<Record<string, RegExp>>
}

const truck = `
BUSINESS AUTO DECLARATIONS
Prairie Casualty Company
Policy Number:  BA 5520-18
Named Insured:  Tamsin Gravel LLC

ITEM TWO - COVERAGES
Coverage                          Symbols      Limit                                 Premium
Liability                         7, 8, 9      $750,000 CSL                          $21,400
Uninsured motorists               7            $60,000 CSL                           $310
Towing and labor                  --           NOT COVERED                           --

ITEM THREE - AUTOS YOU OWN
No   Year   Make and model              VIN                   Town            Ded          LP
1    2020   Mack Granite dump           1M2AX07C5GM024417     Salem           1,000        2
2    2017   Isuzu NPR box               JALC4W164H7003321     Albany          500          1
3    2015   Felling tilt trailer        5FTDE2423F2003312     Salem           500
ITEM FOUR - DRIVERS
Name                        DOB             License        Status
Tess Okafor                 04/12/1988      R3371          Included
Bram Teller                 11/02/2003      R9914          Excluded

Loss payees: (1) Calapooia Savings Bank, 40 Elm Street, Albany OR 97321
(2) Mack Financial Services, PO Box 26131, Greensboro NC 27402
`

const shop = `
BUSINESSOWNERS DECLARATIONS
Harbor Mutual Insurance Company
Policy Number:  BO 77120
Named Insured:  Quill and Thread LLC

Prem/Bldg     Coverage                             Limit                      Deductible
1/1           Building - 12 Dock Street            Not covered (tenant)
1/1           Business personal property           $140,000                   $1,000
              Employee dishonesty                  $10,000                    $500
Liability, each occurrence                         $1,000,000
Other than products-completed operations aggregate     $3,000,000
`

const bar = `
LIQUOR LIABILITY COVERAGE
Harbor Mutual Insurance Company
Policy Number:  LL 4410     Named Insured:  Saltmarsh Taproom LLC
1. We will pay those sums that you become legally obligated to pay as damages because of injury from selling or serving alcohol at the insured premises.
2. This insurance does not apply to injury from alcohol served at weddings, parties or other events away from the insured premises, unless an Event Extension is shown in the Schedule. (None shown.)
3. The draft system must be inspected every six months by a licensed contractor. Failure to keep it inspected suspends coverage for spoilage.
`

const roofer = `
COMMERCIAL PACKAGE DECLARATIONS
Harbor Mutual Insurance Company
Policy Number:  CP 77120     Named Insured:  Tern Roofing LLC
Terrorism (TRIA) - ACCEPTED                          $243
Building, 12 Dock Street                             $410,000
Building, 30 Quarry Road                             $260,000

Deductible: $1,000 per occurrence; Windstorm or hail 2% of the building limit.
Extended reporting: 12 months 100% of the annual premium of $7,415; 36 months 160%.
`

const completedOperations = `
POLICY NUMBER: CP 77120                              CG 20 37 12 19
THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - COMPLETED OPERATIONS
SCHEDULE
Name of person or organization: Alder Creek Builders, Inc.
Location and description of completed operations: Dock Street roof
Section II - Who Is An Insured is amended to include as an additional insured the person or organization shown in the Schedule.
`

const compensation = `
WORKERS COMPENSATION INFORMATION PAGE
Harbor Mutual Insurance Company
Policy Number:  WC 77120     Named Insured:  Tern Roofing LLC
3.A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: WV, PA
C. Other States Insurance: All states except ND, OH, WA, WY and states listed in 3.A.
`

const umbrella = `
COMMERCIAL UMBRELLA DECLARATIONS
Erie Shore Indemnity Company
Policy Number:  UM 77120     Named Insured:  Tern Roofing LLC
Each Occurrence                            $3,000,000
Aggregate (except auto)                    $3,000,000
Self-Insured Retention                     $10,000
`

const notice = `
Harbor Mutual Insurance Company
NOTICE OF CANCELLATION
Nonpayment of premium
Notice mailed on:                     March 3, 2027
Policy:                               BO 77120
Insured:                              Quill and Thread LLC
Effective date of cancellation:       March 18, 2027 at 12:01 a.m.
Total amount due:                     $612.40
Your policy will be cancelled on the date above because we have not received your payment.
A reinstatement fee of $15.00 may apply.
`

const surveyor = `
SURVEYORS PROFESSIONAL LIABILITY DECLARATIONS
Meridian Harbor Insurance Company
THIS IS A CLAIMS-MADE AND REPORTED POLICY. CLAIM EXPENSES REDUCE THE LIMIT OF LIABILITY.

Item 1. Named Insured: Kestrel Land Surveyors, Inc.
Item 2. Policy Number: SPL-33018
Item 4. Limits of Liability:
(a) $1,000,000 each Claim, including Claim Expenses
(b) $3,000,000 Policy Aggregate, including Claim Expenses
Item 5. Deductible: $10,000 each Claim
Item 7. Premium: $12,400  Surplus lines tax: $496.00  Total: $12,896.00
Item 8. Extended Reporting Period: 12 months at 100% of the annual premium; 24 months at 150%.
Item 9. Notice of Claim to: claims@meridianharbor.example, 40 Pier Street, Portland OR 97201

Endorsements: SP-04 Specified project: Larch Creek Bridge - excluded; SP-11 Waiver of subrogation.
`

const market = `
BUSINESSOWNERS POLICY DECLARATIONS
Harbor Mutual Insurance Company
Policy Number:  BO 88310     Named Insured:  Bluebird Market LLC
Loc   Description                      Building       Contents     Deductible
1     Main store, 12 Dock Street       $900,000       $150,000     $5,000
2     Warehouse, 7 Quarry Road         $400,000       $80,000      $2,500
Wind/Hail: 2% of building value. Stained glass: $25,000.
CYBER - NOT COVERED
MORTGAGEE     FIRST BANK OF TILLAMOOK COUNTY ISAOA
ADDL INSD     BP 04 02 MANAGERS OR LESSORS - DOCK STREET HOLDINGS LLC
EXCLUSION HM 114: This insurance does not apply to any loss arising out of repossession of autos by you.
`

const carrier = `
BUSINESS AUTO DECLARATIONS
Prairie Casualty Company
Policy Number:  BA 6620-18
Named Insured:  Tamsin Gravel LLC

SCHEDULE OF AUTOS
No   Year   Make and model              VIN                   Comp        Coll
1    2020   Mack Granite dump           1M2AX07C5GM024417     1,000       1,000
2    2017   Ford F-550 bucket           1FDUF5HT7HEB03321     2,500       2,500

SCHEDULE OF DRIVERS
Name                        DOB             License        MVR
Tess Okafor                 04/12/1988      R3371          Clear
Bram Teller                 11/02/2003      R9914          EXCLUDED DRIVER

Lienholder unit 2: Calapooia Savings Bank, Albany OR.
`

const files: Readonly<Record<string, Papers>> = {
  'of a professional policy': {
    papers: [surveyor],
    answers: {
      'limit per claim': /^The limit for each claim is \$1,000,000\.$/,
      "what's the aggregate limit?": /^The aggregate limit is \$3,000,000\.$/,
      'where do i report a claim': /Notice of Claim to: claims@meridianharbor\.example/,
      'does defense erode the limit?': /^Defense is paid within the limits\. CLAIM EXPENSES REDUCE THE LIMIT/,
      'what is the tail': /12 months at 100% .*24 months at 150%/,
      'all in cost w fees': /^The total is \$12,896\.$/,
      'is the larch creek bridge project covered': /^No\. .*Larch Creek Bridge - excluded/,
    },
  },
  'of a market': {
    papers: [market],
    answers: {
      'do they have cyber': /^No\. CYBER is not covered/,
      'wind deductable on the main store': /^Wind\/Hail: 2% of building value\.$/,
      'deductible on the main store': /^The deductible at location 1 is \$5,000/,
      'who is the morgagee': /FIRST BANK OF TILLAMOOK COUNTY/,
      'who holds the mortgage?': /FIRST BANK OF TILLAMOOK COUNTY/,
      'is the landlord an additional insured': /^The documents say: .*DOCK STREET HOLDINGS/,
      'are repos covered': /^No\. EXCLUSION HM 114/,
      'does it have a residential exclusion': /^The documents don't say/,
    },
  },
  'of a carrier': {
    papers: [carrier],
    answers: {
      'how many trucks': /^The schedule lists 2 vehicles: 2020 Mack Granite dump; 2017 Ford F-550 bucket\.$/,
      'how many vehicals are on it': /^The schedule lists 2 vehicles\.$/,
      'comp ded on the bucket truck': /2,500/,
      'is there a lien on the f-550': /^Lienholder unit 2: Calapooia Savings Bank/,
      'who has the lein on the bucket truck': /^Lienholder unit 2: Calapooia Savings Bank/,
      'is bram teller covered to drive': /^No\. Bram Teller .*EXCLUDED DRIVER/,
      'is tess okafor covered to drive': /^The documents say: Tess Okafor/,
    },
  },
  'of a schedule of autos': {
    papers: [truck],
    answers: {
      'who is the lienholder on the Isuzu?': /^Calapooia Savings Bank, 40 Elm Street/,
      'lienholder on the mack': /^Mack Financial Services/,
      'loss payee on the felling?': /shows no loss payee for it: 3 2015 Felling/,
      'do we have 1 million liability': /^No\. Liability .*\$750,000/,
      'do they carry $500,000 liability?': /^Yes\. Liability .*\$750,000/,
      'is bram teller an excluded driver?': /^Bram Teller is listed as “Excluded”\.$/,
      'is towing covered': /^No\. Towing and labor is not covered/,
    },
  },
  'of a bar': {
    papers: [bar],
    answers: {
      'is liquor covered for a wedding away from the premises': /^No\. This insurance does not apply/,
      'what happens if the draft system is not inspected': /suspends coverage for spoilage/,
      'do they use explosives': /^The documents don't say/,
    },
  },
  'of a roofer': {
    papers: [roofer, completedOperations],
    answers: {
      'wind/hail deductible on the shop': /^Windstorm or hail: 2% of the building limit\.$/,
      'did they take TRIA?': /^The documents say: Terrorism \(TRIA\) - ACCEPTED/,
      'how much for a 3 year tail': /^(?!\$7,415)/,
      'total insured value of both buildings': /^The documents don't say/,
      'is alder creek AI for completed ops': /^Yes\. Alder Creek Builders, Inc is named/,
    },
  },
  'of workers compensation': {
    papers: [compensation],
    answers: { 'does the comp cover ohio': /WV, PA\. .*all states except ND, OH, WA, WY/ },
  },
  'of an account': {
    papers: [roofer, compensation, umbrella],
    answers: {
      'how much umbrella do they have':
        /^The limits are \$3,000,000 each occurrence; \$3,000,000 aggregate\.$/,
    },
  },
  'of a shop whose policy is canceled': {
    papers: [shop, notice],
    answers: {
      'when does it cancel and how much do they owe':
        /Effective date of cancellation: March 18, 2027 at 12:01 a\.m\.[^]*Total amount due: \$612\.40/,
      'amount needed to stop the cancellation?': /Total amount due: \$612\.40/,
      'what day does the policy cancel?': /March 18, 2027/,
      'is the building insured': /^No\. Building is not covered/,
      'how much is the building limit?': /^None\. Building is not covered/,
      'what is the general aggregate?': /\$3,000,000/,
    },
  },
}

for (const [what, { papers, answers }] of Object.entries(files))
  Deno.test(`answers plain questions ${what}`, async (t) => {
    const documents = await Promise.all(
      papers.map(async (paper, at) => {
        const reading = await readDocument(await sketchedPdf(paper.trim()), { name: `${at}.pdf` })
        return { id: String(at), name: `${at}.pdf`, reading, facts: readPolicyFacts(reading) }
      }),
    )
    const ask = openAnswers(documents)
    for (const [question, expected] of Object.entries(answers))
      await t.step(question, async () => assert.match((await ask(question)).answer, expected))
  })
