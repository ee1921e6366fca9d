import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'
import type { Verdict } from './policyAnswer.ts'

const plumbing = [
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  'Named insured: Fernald Plumbing & Heating LLC',
  'Each occurrence limit $1,000,000',
  'General aggregate limit $2,000,000',
  'Property damage liability deductible: $2,500 per occurrence',
  'CG 00 01 04 13 Commercial General Liability Coverage Form',
  'CG 20 10 04 13 Additional Insured - Owners, Lessees or Contractors',
  'CG 21 67 12 04 Fungi Or Bacteria Exclusion',
  '',
  'COMMERCIAL GENERAL LIABILITY COVERAGE FORM',
  '1. Insuring Agreement',
  'We will pay those sums that the insured becomes legally obligated to pay as damages because of "bodily injury" or "property damage" to which this insurance applies.',
  '2. Exclusions',
  'This insurance does not apply to:',
  "d. Workers' Compensation And Similar Laws",
  "Any obligation of the insured under a workers' compensation, disability benefits or unemployment compensation law or any similar law.",
  "e. Employer's Liability",
  '"Bodily injury" to an "employee" of the insured arising out of and in the course of employment by the insured.',
  'f. Pollution',
  '"Bodily injury" or "property damage" arising out of the actual, alleged or threatened discharge, dispersal, seepage, migration, release or escape of "pollutants" at any site where a contractor of any insured works.',
  'l. Damage To Your Work',
  '"Property damage" to "your work" arising out of it or any part of it and included in the "products-completed operations hazard". This exclusion does not apply if the damaged work or the work out of which the damage arises was performed on your behalf by a subcontractor.',
  '',
  'POLICY NUMBER: WMM-CGL-3310288-02 CG 20 10 04 13',
  'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION',
  'Name Of Additional Insured Person(s) Or Organization(s): Casco Bay Builders, Inc.',
  'Section II - Who Is An Insured is amended to include as an additional insured the person(s) or organization(s) shown in the Schedule, but only with respect to liability for "bodily injury" or "property damage" caused, in whole or in part, by your acts or omissions in the performance of your ongoing operations.',
  'This insurance does not apply to "bodily injury" or "property damage" occurring after all work at the location of the covered operations has been completed.',
  '',
  'EXCLUSION - INJURY TO EMPLOYEES OF CONTRACTORS AND SUBCONTRACTORS',
  'This insurance does not apply to "bodily injury" to any "employee" or "temporary worker" of any contractor or subcontractor, arising out of and in the course of work performed by or for any insured.',
  '',
  'SUBCONTRACTORS WARRANTY',
  'As a condition of coverage, you must obtain from each subcontractor, before work begins, a certificate of insurance showing commercial general liability limits of at least $1,000,000 each occurrence, and a written agreement holding you harmless.',
  'If you do not, we will rate the subcontractor as your payroll at audit.',
]

const cases: readonly (readonly [string, Verdict, RegExp, RegExp])[] = [
  [
    "Our plumber's torch set fire to the attic of a customer's house, are we covered?",
    'COVERED',
    /^Yes\. We will pay those sums.*Your own work itself is not insured: .*"your work"/,
    /certificate of insurance|employee/,
  ],
  [
    "A pipe we installed last year burst and flooded the customer's basement",
    'DEPENDS',
    /^It depends\. We will pay those sums.*"your work"/,
    /certificate of insurance|waive/,
  ],
  [
    "Are we covered for damage to the customer's boiler that we were installing?",
    'DEPENDS',
    /We will pay those sums.*"your work"/,
    /POLICY NUMBER|certificate of insurance/,
  ],
  [
    'One of our guys got hurt on the job, does this pay?',
    'EXCLUDED',
    /^No\. .*(?:"employee" of the insured|workers' compensation)/,
    /subcontractor/,
  ],
  [
    "Our subcontractor's employee fell off a ladder, are we covered?",
    'EXCLUDED',
    /^No\. .*contractor or subcontractor/,
    /certificate of insurance/,
  ],
  [
    'Is mold in the wall after our leak covered?',
    'EXCLUDED',
    /^No\. The forms schedule lists CG 21 67 12 04 Fungi Or Bacteria Exclusion; the form itself is not in the file/,
    /pollutants/,
  ],
  [
    'Is Casco Bay Builders an additional insured for completed operations?',
    'EXCLUDED',
    /^No\. .*after all work at the location/,
    /pollutants/,
  ],
]

for (const [question, verdict, said, unsaid] of cases)
  Deno.test(`a plumber's liability policy answers "${question}"`, async () => {
    const found = await (await askDocument(plumbing))(question)
    assert.equal(found.verdict, verdict, found.answer)
    assert.match(found.answer, said)
    assert.doesNotMatch(found.answer, unsaid)
  })
