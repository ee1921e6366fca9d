import assert from 'node:assert/strict'
import { scoreInbound, type InboundItem, type InboundResult } from './scoreInbound.ts'

const item: InboundItem = {
  id: 'E1',
  channel: 'EMAIL',
  receivedAt: '2026-09-21',
  from: {},
  context: { accounts: [] },
  expected: {
    type: 'CREATE_CERTIFICATE',
    alsoAcceptable: ['ADD_ADDITIONAL_INSURED'],
    fields: {
      name: 'Summit Builders, Inc.',
      address: { line1: '4 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
    },
    accountKey: 'a',
  },
}

function scoresOf(
  expected: Partial<InboundItem['expected']>,
  result: Partial<InboundResult>,
): Record<string, number | null> {
  const whole: InboundResult = { id: 'E1', requests: [], accountKey: 'a', why: '', ...result }
  const { scores } = scoreInbound([
    { item: { ...item, expected: { ...item.expected, ...expected } }, result: whole, milliseconds: 1 },
  ])
  return Object.fromEntries(scores.map(({ metric, value }) => [metric, value]))
}

function request(type: string, fields: Record<string, unknown> = {}) {
  return { type, fields, accountKey: 'a', details: '', missing: [] }
}

Deno.test('a field is right regardless of how its name and street are formatted', () => {
  const address = { line1: '4 Harbor St', city: 'portland', zone: 'ME', postalCode: '04101-2200' }
  const scores = scoresOf(
    {},
    { requests: [request('CREATE_CERTIFICATE', { name: 'Summit Builders Inc', address })] },
  )
  assert.equal(scores['fields F1'], 1)
  assert.equal(scores['handled with nothing to change'], 1)
})

Deno.test('an acceptable type counts half, and fully when the message is ambiguous', () => {
  const requests = [request('ADD_ADDITIONAL_INSURED')]
  assert.equal(scoresOf({}, { requests })['type'], 0.5)
  assert.equal(scoresOf({ ambiguous: true }, { requests })['type'], 1)
})

Deno.test('a request opened for nothing lowers precision, a wrong account is counted separately', () => {
  const scores = scoresOf({ type: null, accountKey: null }, { requests: [request('OTHER')] })
  assert.equal(scores['is a request precision'], 0)
  assert.equal(scores['wrong account'], 1)
})

Deno.test('a suite may be on either line, and a document goes by more than one name', () => {
  const address = {
    line1: '4 Harbor Street',
    line2: 'Suite 310',
    city: 'Portland',
    zone: 'ME',
    postalCode: '04101',
  }
  const onOneLine = { ...address, line1: '4 Harbor St, Ste 310', line2: null }
  const certificate = { requests: [request('CREATE_CERTIFICATE', { name: null, address })] }
  assert.equal(scoresOf({ fields: { address: onOneLine } }, certificate)['fields F1'], 1)
  assert.equal(
    scoresOf({ fields: { address: { ...onOneLine, line1: '4 Harbor St, Ste 9' } } }, certificate)[
      'fields F1'
    ],
    0.75,
  )
  const wants = (type: string) => ({ type: 'DOCUMENT_REQUEST', fields: { type } })
  const card = { requests: [request('DOCUMENT_REQUEST', { type: 'auto ID cards' })] }
  assert.equal(scoresOf(wants('auto ID card'), card)['fields F1'], 1)
  assert.equal(scoresOf(wants('loss runs'), card)['fields F1'], 0)
})

Deno.test('a document is right by its name or by the kind that it is filed under', () => {
  const isRight = (wanted: string, given: string) =>
    scoresOf(
      { type: 'DOCUMENT_REQUEST', fields: { type: wanted } },
      { requests: [request('DOCUMENT_REQUEST', { type: given })] },
    )['fields F1'] === 1
  assert(isRight('POLICY_DOCUMENT', 'policy copy'))
  assert(isRight('POLICY_DOCUMENT', 'declarations page'))
  assert(isRight('OTHER', 'loss runs'))
  assert(!isRight('OTHER', 'policy copy'))
  assert(!isRight('POLICY_DOCUMENT', 'loss runs'))
})
