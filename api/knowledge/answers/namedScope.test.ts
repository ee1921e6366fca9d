import assert from 'node:assert/strict'
import { notCoveredItem } from './notCoveredItem.ts'
import { parenthesizedScope } from './parenthesizedScope.ts'
import { ofOtherParts, partLimits } from './partLimits.ts'
import { producerAnswer } from './producerAnswer.ts'
import { understood } from './question.ts'
import { requiredUnderlying } from './requiredUnderlying.ts'
import { testPassage } from './testing/testPassage.ts'

function scoped(question: string, text: string) {
  return parenthesizedScope(understood(question, []), [testPassage(text)])?.verdict ?? null
}

Deno.test('a parenthesis that names the parts of the policy decides for which a party is insured', () => {
  const also = 'Named insured also includes: Pellerin Equipment LLC (General Liability and Umbrella only).'
  assert.equal(scoped('Is Pellerin Equipment LLC covered for auto?', also), 'EXCLUDED')
  assert.equal(scoped('Is Pellerin Equipment covered under the umbrella?', also), 'COVERED')
  const lender = 'Sable Ridge Leasing LLC (property only) is a loss payee.'
  assert.equal(scoped('Is Sable Ridge Leasing covered for general liability?', lender), 'EXCLUDED')
  assert.equal(scoped('What limit does Pellerin Equipment have?', also), null)
})

Deno.test('what a parenthesis leaves out is not covered, and the rest of the row is not decided by it', () => {
  const hired = 'Hired and Non-Owned Auto Liability $1,000,000 (delivery operations excluded)'
  assert.equal(scoped('Are deliveries by employees with their own cars covered?', hired), 'EXCLUDED')
  assert.equal(scoped('Is a rented car covered?', hired), null)
  const contents = 'Business Personal Property $425,000 (excluding artwork)'
  assert.equal(scoped('Is artwork at the shop covered?', contents), 'EXCLUDED')
  assert.equal(scoped('Does it cover mold?', 'Water damage $50,000 (mold not covered)'), 'EXCLUDED')
})

const packet = [
  testPassage('Liability 7, 8, 9 $1,000,000 combined single limit', {
    headings: ['Atlantic Keystone', 'BUSINESS AUTO DECLARATIONS'],
  }),
  ...['Each Occurrence $3,000,000', 'Aggregate $3,000,000', 'Self-Insured Retention $10,000'].map((text) =>
    testPassage(text, { headings: ['COMMERCIAL UMBRELLA LIABILITY DECLARATIONS'] }),
  ),
  ...[
    'Business Auto Atlantic Keystone AKA 5520918 $1,000,000 CSL',
    'Employers Liability Maine Employers Mutual WC 18100 $500,000 / $500,000 / $500,000',
  ].map((text) =>
    testPassage(text, {
      headings: ['COMMERCIAL UMBRELLA LIABILITY DECLARATIONS', 'Schedule of Underlying Insurance'],
    }),
  ),
]

Deno.test('the umbrella limit of a packet is that of the umbrella, and not of the insurance below it', () => {
  assert.equal(
    partLimits('What is the umbrella limit?', packet)?.answer,
    'The umbrella limit is $3,000,000 each occurrence and $3,000,000 aggregate.',
  )
  assert.equal(
    partLimits('How much umbrella do they have per occurrence?', packet)?.answer ??
      partLimits('What is the umbrella occurrence limit?', packet)?.answer,
    'The umbrella limit is $3,000,000 each occurrence.',
  )
  assert.equal(partLimits('What is the auto limit?', packet), null)
  assert.equal(partLimits('What is the umbrella limit?', packet.slice(1)), null)
})

Deno.test('a value of another part does not answer a question that names one', () => {
  const isOther = ofOtherParts(understood('What is the auto liability limit?', []), packet)
  assert.deepEqual(
    packet.map((each) => isOther(each)),
    [false, true, true, true, true, true],
  )
  const ofUmbrella = ofOtherParts(understood('What is the umbrella retention?', []), packet)
  assert.deepEqual(
    packet.map((each) => ofUmbrella(each)),
    [true, false, false, false, true, true],
  )
  assert.equal(packet.some(ofOtherParts(understood('Is hail covered?', []), packet)), false)
})

Deno.test('the limits required below an umbrella come from its schedule of underlying insurance', () => {
  assert.match(
    requiredUnderlying('What auto limit must we keep under it?', packet)?.answer ?? '',
    /requires: Business Auto .* \$1,000,000 CSL\.$/,
  )
  assert.equal(requiredUnderlying('What are the required underlying limits?', packet)?.citations.length, 2)
  assert.match(
    requiredUnderlying('What employers liability limit do they have to carry underneath?', packet)?.answer ??
      '',
    /Employers Liability/,
  )
  assert.equal(requiredUnderlying('What is the umbrella limit?', packet), null)
})

const list = testPassage(
  'Land, water, excavations, underground pipes, bulkheads, docks, and property of tenants.',
  { kind: 'sentence', role: 'EXCLUSION', headings: ['PROPERTY COVERAGE FORM', 'B. Property not covered'] },
)

Deno.test('an entry of a list of property not covered answers no', () => {
  for (const question of [
    "Are the tenants' belongings insured under this?",
    'Are docks covered?',
    'Is the land insured?',
  ])
    assert.equal(notCoveredItem(question, [list])?.verdict, 'EXCLUDED', question)
  for (const question of [
    'Is water damage covered?',
    'Are the pipes in the wall covered?',
    'What is the land worth?',
  ])
    assert.equal(notCoveredItem(question, [list]), null, question)
  const given = testPassage('Docks are covered property at Location 2.', {
    kind: 'sentence',
    isEndorsement: true,
  })
  assert.equal(notCoveredItem('Are docks covered?', [list, given]), null)
})

Deno.test('the agent is whom the declarations name as producer, agency or broker', () => {
  const asked: readonly (readonly [string, string, string | undefined])[] = [
    [
      'Who is the agent on this policy?',
      'Producer Harborline Insurance Group',
      'The producer is Harborline Insurance Group.',
    ],
    [
      'Who is our broker?',
      'Broker of record: Larkmoor Risk Advisors',
      'The broker is Larkmoor Risk Advisors.',
    ],
    [
      'Which agency wrote this?',
      'Agency Name: Sable Ridge Insurance',
      'The agency is Sable Ridge Insurance.',
    ],
    ['Who is the agent?', 'Producer Code 0412-77', undefined],
    ['Who is the agent for service of process?', 'Producer Harborline Insurance Group', undefined],
  ]
  for (const [question, text, answer] of asked)
    assert.equal(producerAnswer(question, [testPassage(text)])?.answer, answer)
})
