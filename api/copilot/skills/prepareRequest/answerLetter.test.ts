import assert from 'node:assert/strict'
import { answerLetter } from './answerLetter.ts'

const silent = "The documents don't say."

/** A question, the answer of the documents, and what the client reads. */
const letters: readonly (readonly [string, string, string])[] = [
  [
    'How much do we have for spoilage?',
    'Products – completed work $2,000,000 Spoilage $35,000. Spoilage deductible $500.',
    'Your policy shows:\n- Spoilage: $35,000\n- Spoilage deductible: $500',
  ],
  [
    'What is the deductible?',
    'There are several deductibles. All other perils: $2,500; Wind and hail: 2%.',
    'Your policy has these deductibles:\n- All other perils: $2,500\n- Wind and hail: 2%',
  ],
  [
    'Is hail covered?',
    'Yes, it is covered. We pay for damage by hail.',
    'Yes, it is covered. We pay for damage by hail.',
  ],
  ['What is the limit?', 'The building limit is $965,000.', 'The building limit is $965,000.'],
  [
    'And does the policy also pay if we have to close?',
    silent,
    'We are checking with the carrier whether the policy also pays if you have to close, and will get back to you.',
  ],
  [
    'Is flood covered?',
    silent,
    'We are checking with the carrier whether flood is covered, and will get back to you.',
  ],
  [
    'Are our rented tools covered?',
    silent,
    'We are checking with the carrier whether your rented tools are covered, and will get back to you.',
  ],
  [
    'Do we have coverage for mold?',
    silent,
    'We are checking with the carrier whether you have coverage for mold, and will get back to you.',
  ],
  [
    "What's the deductible for wind?",
    silent,
    'We are checking with the carrier about the deductible for wind, and will get back to you.',
  ],
  [
    'How long do we have to report it?',
    silent,
    'We are checking with the carrier how long you have to report it, and will get back to you.',
  ],
  [
    'Who pays then?',
    silent,
    'We are checking with the carrier about the rest of your question, and will get back to you.',
  ],
]

Deno.test('a client reads an answer in sentences, never their own question or rows run together', () => {
  for (const [question, answer, expected] of letters) {
    const status = answer === silent ? ('NOT_FOUND' as const) : ('ANSWERED' as const)
    const [first] = answerLetter({
      citations: [{ fileId: 'f', fileName: 'Policy.pdf', page: 1, quote: 'Deductible' }],
      parts: [{ question, answer, status }],
    }).split('\n\n')
    assert.equal(first, expected)
  }
})

Deno.test('a heading alone is no quote', () => {
  const quote = (text: string) => ({ fileId: 'f', fileName: 'Policy.pdf', page: 2, quote: text })
  const letter = answerLetter({
    citations: [quote('Deductible'), quote('Spoilage $35,000')],
    parts: [
      { question: 'How much for spoilage?', answer: 'The spoilage limit is $35,000.', status: 'ANSWERED' },
    ],
  })
  assert.doesNotMatch(letter, /"Deductible"/)
  assert.match(letter, /"Spoilage \$35,000"\n\(Policy\.pdf, page 2\)/)
})

Deno.test('quotes what the answer says, and not what else was found beside it', () => {
  const rented =
    'This insurance does not apply to property damage to equipment rented or loaned to you, or to personal property in your care, custody or control.'
  const auto =
    'This insurance does not apply to property damage arising out of any auto rented or loaned to any insured.'
  const citationOf = (quote: string) => ({ fileId: 'fi_1', fileName: 'GL policy.pdf', page: 3, quote })
  const question = 'Are we covered if one of our people damages a rented boom lift?'
  const answer = `No. ${rented}`
  const letter = answerLetter({
    citations: [citationOf(rented), citationOf(auto)],
    parts: [{ question, answer, status: 'ANSWERED' }],
  })
  assert.ok(letter.includes(`"${rented}"\n(GL policy.pdf, page 3)`), letter)
  assert.doesNotMatch(letter, /any auto/)
})

Deno.test('quotes an exclusion once, however often it was found', () => {
  const quote = 'We do not pay for loss caused by mold or wet rot.'
  const citationOf = (page: number, words: string) => ({
    fileId: 'f',
    fileName: 'BOP.pdf',
    page,
    quote: words,
  })
  const letter = answerLetter({
    citations: [citationOf(4, quote), citationOf(9, quote), citationOf(4, 'loss caused by mold or wet rot')],
    parts: [{ question: 'Is mold covered?', answer: 'No, mold is excluded.', status: 'ANSWERED' }],
  })
  assert.deepEqual(letter.match(/mold or wet rot[^]*?page \d/g), ['mold or wet rot."\n(BOP.pdf, page 4'])
})
