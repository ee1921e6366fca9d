import assert from 'node:assert/strict'
import { openDesk } from '../../copilot/testing/openDesk.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { correctedAmount } from './correctedAmount.ts'

function request(details: string) {
  return { id: details, value: { type: 'ENDORSE_POLICY', details } as ServiceRequest }
}

for (const [details, body, expected] of [
  [
    'Payroll goes up by 180,000.',
    'scratch that, payroll is 140,000 more not 180,000',
    ['180,000', '140,000'],
  ],
  ['Raise the tools to $45k.', 'I meant $54,000, not $45,000. Sorry!', ['$45k', '$54,000']],
  ['The truck is worth 62000.', 'It is not 62,000 but 58,500.', ['62000', '58,500']],
  ['Payroll goes up by 180,000.', 'We paid 1,200, not 1,300.', null],
  ['Payroll goes up by 180,000.', 'Is 180,000 not enough?', null],
] as const)
  Deno.test(`${expected ? 'corrects' : 'corrects nothing'}: '${body}'`, () => {
    const found = correctedAmount([request(details)], { body })
    assert.deepEqual(found && [found.from, found.to], expected)
  })

Deno.test('an amount that two open requests have is corrected in neither', () => {
  const open = [request('Building 500,000.'), request('Contents 500,000.')]
  assert.equal(correctedAmount(open, { body: 'it is 450,000, not 500,000' }), null)
})

Deno.test('a corrected amount changes the request, the letter to the carrier and the reply', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Hi, we hired four people, payroll is going up by 180,000 a year starting December 1. Please update the policy.\n\nMarta',
    { subject: 'payroll' },
  )
  const thread = await desk.receive('scratch that, payroll is 140,000 more not 180,000\n\nMarta', {
    subject: 'Re: payroll',
    headers: ['In-Reply-To: <m1@cascoroofing.example>'],
  })
  const [work] = thread.serviceRequests
  assert.equal(thread.serviceRequests.length, 1)
  assert.match(
    work.preparedWork.artifacts.at(-1).email.body,
    /The insured reports: “We hired four people, payroll is going up by 140,000 a year/,
  )
  assert.match(thread.draft.body, /- You hired four people, payroll is going up by 140,000 a year/)
  assert.doesNotMatch(thread.draft.body, /180,000/)
})
