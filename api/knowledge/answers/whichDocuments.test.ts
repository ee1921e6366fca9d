import assert from 'node:assert/strict'
import { type AnswerDocument, notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'
import { whichDocuments } from './whichDocuments.ts'

const [liability, auto] = ['Liability.pdf', 'Auto.pdf'].map((name) => ({ id: name, name }) as AnswerDocument)

const yes: PolicyAnswer = {
  status: 'ANSWERED',
  verdict: 'COVERED',
  answer: 'Yes. Subrogation is waived.',
  citations: [
    { documentId: 'Liability.pdf', page: 3, quote: 'We waive any right of recovery', role: 'SOURCE' },
  ],
}
const silent: PolicyAnswer = { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }

const asked = [
  'Where is waiver of subrogation missing?',
  'Which policies do not have a waiver of subrogation?',
  'Which policies lack waiver of subrogation?',
]

Deno.test('where something is missing is answered for each document', async () => {
  assert.ok(liability && auto)
  for (const question of asked) {
    const found = await whichDocuments(question, [liability, auto], (document, each) => {
      assert.equal(each, 'Do we have waiver of subrogation?')
      return Promise.resolve(document === liability ? yes : silent)
    })
    assert.equal(
      found?.answer,
      'Nothing about waiver of subrogation in Auto.pdf. Liability.pdf: Yes. Subrogation is waived.',
    )
    assert.deepEqual(found?.citations, yes.citations)
  }
})

Deno.test('nothing is missing where no document speaks of it', async () => {
  assert.ok(liability && auto)
  const ask = () => Promise.resolve(silent)
  assert.equal(await whichDocuments(asked[0] ?? '', [liability, auto], ask), null)
})
