import assert from 'node:assert/strict'
import { hasCondition, roleOf } from './passageRole.ts'

const passages = [
  {
    headings: ['OFFICERS EXCLUSION'],
    text: 'Bodily Injury by Disease $1,000,000 each employee',
    role: 'SOURCE',
  },
  {
    headings: ['OFFICERS EXCLUSION'],
    text: 'The premium basis does not include their remuneration.',
    role: 'EXCLUSION',
  },
  {
    text: 'If you begin work in any one of those states and are not insured for such work, all provisions of the policy will apply as though that state were listed.',
    role: 'SOURCE',
  },
  { text: 'If the building is vacant for 60 days, we will not pay for vandalism.', role: 'EXCLUSION' },
  {
    leadIn: 'We will not pay for:',
    text: '(b) the cost of redoing work improperly done by you, though resulting damage is covered;',
    role: 'EXCLUSION',
  },
  {
    text: 'These officers have chosen not to be covered: the president and the secretary.',
    role: 'EXCLUSION',
  },
  { text: 'No flood cover is given at Location 5.', role: 'EXCLUSION' },
  { text: 'Exclusions: off-premises events; assault or battery; sales to minors.', role: 'EXCLUSION' },
  { text: 'Exclusions: none.', role: 'SOURCE' },
  { text: 'This endorsement does not apply while you have spare autos.', role: 'EXCLUSION' },
  { text: 'Work on apartment buildings is not limited by this endorsement.', role: 'GRANT' },
  {
    text: 'We will pay damages because of an omission in services provided by a licensed person.',
    role: 'GRANT',
  },
]

for (const { text, role, leadIn = '', headings = [] } of passages)
  Deno.test(`takes "${text}" as ${role}`, () => {
    const passage = { text, leadIn, page: 1, kind: 'sentence', headings, block: 0 } as const
    assert.equal(roleOf(passage), role)
  })

Deno.test('what is covered only somewhere is promised on a condition', () => {
  assert.ok(hasCondition('Theft is covered only from a vehicle with a driver or in a guarded lot.'))
  assert.ok(!hasCondition('Theft is covered.'))
})
