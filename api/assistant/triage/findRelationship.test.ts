import assert from 'node:assert/strict'
import { findRelationship } from './findRelationship.ts'
import { isPartyName } from './tidyName.ts'

const texts: readonly (readonly [text: string, name: string | null, relationship: string | null])[] = [
  [
    'A certificate for Harbor Point LLC (owner), 12 Church St, Bath ME 04530.',
    'Harbor Point LLC',
    'property owner',
  ],
  ['A certificate for the owner at 12 Main St, Kansas City, MO 64101.', null, 'property owner'],
  [
    'Holder: Harbor Point LLC, owner of the building, 12 Market St, Old Town ME 04468',
    'Harbor Point LLC',
    'property owner',
  ],
  [
    'Certificate for Harbor Point LLC. Relationship: owner. The job is in the town of Bath.',
    'Harbor Point LLC',
    'property owner',
  ],
  [
    'Please send a certificate to Summit Builders Inc. Also list Wharf Commons Owner LP as additional insured.',
    'Summit Builders Inc.',
    null,
  ],
  [
    'Our landlord Bath Mill Partners needs it. The owner is the Town of Bath.',
    'Bath Mill Partners',
    'landlord',
  ],
  [
    'The GC, Pike Industries, needs a cert. The owner is the Town of Belgrade.',
    'Pike Industries',
    'general contractor',
  ],
  ['The Town of Bath, 55 Front Street, Bath ME 04530, needs it.', 'Town of Bath', 'municipality'],
  [
    'Landry French Builders LLC has to be listed, and so does the owner, Maine Medical Center.',
    'Landry French Builders LLC',
    null,
  ],
  [
    'The City of Portland and Allagash Builders Inc. must be additional insureds.',
    'Allagash Builders Inc.',
    null,
  ],
  ['Bath Savings Bank needs a certificate for our loan.', 'Bath Savings Bank', 'lender'],
  ['A certificate for Pike Industries, 3 Eastgate Park Rd, Belgrade ME 04917.', 'Pike Industries', null],
  ['I am the owner of Casco Roofing. Please send Pike Industries a certificate.', 'Pike Industries', null],
]

Deno.test('tells what a party is to the client by what it is called, not by its street or town', () => {
  for (const [text, name, relationship] of texts)
    assert.equal(findRelationship(text, name), relationship, text)
})

Deno.test('takes the word for a role for no name', () => {
  const words = ['Owner', 'the Lender', 'Venue', 'Tenant', 'and the General Contractor', 'Property Manager']
  for (const word of words) assert.equal(isPartyName(word), false, word)
  for (const name of ['Owner Builders LLC', 'Bath Savings Bank', 'City of Bath', 'The Venue at Mill Pond'])
    assert.equal(isPartyName(name), true, name)
})
