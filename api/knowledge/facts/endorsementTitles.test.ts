import assert from 'node:assert/strict'
import { subjectOfTitle } from './endorsementTitles.ts'

const titles = [
  ['SUBCONTRACTORS - CONDITIONS OF COVERAGE', 'SUBCONTRACTORS - CONDITIONS OF COVERAGE'],
  ['Roofing - Limitation of Coverage', 'Roofing - Limitation of Coverage'],
  ['Changes to the Coverage', 'Changes to the Coverage'],
  ['SPOILAGE COVERAGE', 'SPOILAGE'],
  ['Hired Auto Endorsement', 'Hired Auto'],
  ['Equipment Breakdown Coverage ', 'Equipment Breakdown'],
] as const

Deno.test('cuts the kind of an endorsement off its title only where the rest still says what it is about', () => {
  for (const [title, subject] of titles) assert.equal(subjectOfTitle(title), subject)
})
