import assert from 'node:assert/strict'
import { additionalInsuredsNamed, unnamedInsureds } from './additionalInsuredsNamed.ts'

const both = ['Summit Builders Inc.', 'Bayview Owners LLC']
const messages: readonly (readonly [string, readonly string[]])[] = [
  [
    'Please send us a COI for your insured Ridgeline Roofing LLC naming Summit Builders Inc. and Bayview Owners LLC as additional insureds, waiver of subrogation.',
    both,
  ],
  ['Additional insureds: Summit Builders Inc.; Bayview Owners LLC. Need by 11/30.', both],
  ['Summit Builders Inc. and Bayview Owners LLC must be listed as additional insureds.', both],
  ['The owner wants Summit Builders Inc. and Bayview Owners LLC added as additional insureds.', both],
  [
    'Include Bayview Owners LLC and the City of Portland as additional insureds.',
    ['Bayview Owners LLC', 'City of Portland'],
  ],
  ['Please list Smith and Sons LLC as an additional insured.', ['Smith and Sons LLC']],
  [
    'Re: Job 26-118 Bayside Lofts. Summit Builders Inc. and Bayview Owners LLC are additional insureds for ongoing and completed operations.',
    both,
  ],
  [
    'They want this on it: "Summit Builders Inc. and Bayview Owners LLC are included as additional insureds when required by written contract."',
    both,
  ],
  ['Who is an additional insured?', []],
  ['They must be additional insured.', []],
  [
    'Ridgeline Construction needs a certificate naming them AND the owner Bayview Owners LLC as additional insured, with waiver of subrogation.',
    ['Bayview Owners LLC'],
  ],
  ['The certificate holder and the City of Portland have to be additional insureds.', ['City of Portland']],
  ['Please list us and Bayview Owners LLC as additional insureds.', ['Bayview Owners LLC']],
  ['AI: Summit Builders Inc. and Bayview Owners LLC', both],
  [
    'Holder is Town of Bath. Additional insureds:\n- Summit Builders Inc.\n- Bayview Owners LLC\nThanks!',
    both,
  ],
  [
    'AI: Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 and Bayview Owners LLC, 9 Elm Street, Portland, ME 04102.',
    both,
  ],
  [
    'GC: Summit Builders Inc.\nOwner: Bayview Owners LLC\n\nAI: the owner and the GC, with waiver.',
    ['Bayview Owners LLC', 'Summit Builders Inc.'],
  ],
  [
    'The general contractor is Summit Builders Inc. and Bayview Owners LLC is the owner. Please name the owner and the general contractor as additional insureds.',
    ['Bayview Owners LLC', 'Summit Builders Inc.'],
  ],
  [
    'AI: the owner and Summit Builders Inc. The owner is Bayview Owners LLC.',
    ['Bayview Owners LLC', 'Summit Builders Inc.'],
  ],
  ['Name the owner and Summit Builders Inc. as additional insureds.', ['Summit Builders Inc.']],
  ['AI: GL and Auto', []],
  ['AI - CG 20 10 and CG 20 37', []],
  ['Remove Bayview Owners LLC as an additional insured.', []],
  ['Please send a certificate to Town of Bath, 55 Front Street, Bath ME 04530.', []],
]

for (const [text, names] of messages)
  Deno.test(`additional insureds of: ${text.slice(0, 60)}`, () => {
    assert.deepEqual(additionalInsuredsNamed(text), names)
  })

Deno.test('says which additional insureds a text gives no name for', () => {
  assert.deepEqual(unnamedInsureds('AI: the owner and the GC. GC: Summit Builders Inc.'), ['the owner'])
  assert.deepEqual(unnamedInsureds('AI: the owner.\n\nThanks,\nMarta Ouellette\nOwner, Casco Roofing LLC'), [
    'the owner',
  ])
  assert.deepEqual(unnamedInsureds('Additional insured: Bayview Owners LLC'), [])
  assert.deepEqual(unnamedInsureds('Please send the owner a certificate.'), [])
})
