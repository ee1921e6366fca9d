import assert from 'node:assert/strict'
import { classFacts } from './classFacts.ts'
import type { Fact } from './knownFacts.ts'
import type { Sentence } from './letterSentences.ts'

function classOf(row: number, classification: string, payroll: string): Fact[] {
  const fact = { entity: 'class', source: 'Account', row, line: null, isFromLetter: false } as const
  return [
    { ...fact, attribute: 'classification', value: classification },
    { ...fact, attribute: 'payroll', value: payroll },
  ]
}

function letter(...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, page: 1, letter: 'letter.pdf', written: null }))
}

function payrollOf(facts: readonly Fact[]) {
  return facts
    .filter(({ attribute }) => attribute !== 'classification')
    .map(({ row, attribute, value, isFromLetter }) => [row, attribute, value, isFromLetter])
    .toSorted((a, b) => a.join(' ').localeCompare(b.join(' ')))
}

const records = [
  ...classOf(0, 'Machine shops', '441300'),
  ...classOf(1, 'Clerical office employees', '84700'),
]

Deno.test('each class takes the payroll and people that a letter gives for it, and no total', () => {
  const sentences = letter(
    'Payroll for the coming year.',
    'In the shop eleven full time and two part-timers, $486,000.',
    'In the office two full time, $91,200.',
    'I make it $577,200 in all.',
  )
  assert.deepEqual(payrollOf(classFacts(records, sentences)), [
    [0, 'employees', '13', true],
    [0, 'fullTime', '11', true],
    [0, 'partTime', '2', true],
    [0, 'payroll', '$486,000', true],
    [1, 'employees', '2', true],
    [1, 'fullTime', '2', true],
    [1, 'payroll', '$91,200', true],
  ])
})

Deno.test('a class that a letter does not speak of keeps the payroll of the records', () => {
  const sentences = letter('Office wages will be $88,000.', 'The landlord wants a limit of $450,000.')
  assert.deepEqual(payrollOf(classFacts(records, sentences)), [
    [0, 'payroll', '441300', false],
    [1, 'payroll', '$88,000', true],
  ])
})

Deno.test('the lines of a table of payroll tell how many work in each class, also the writer', () => {
  const sentences = letter(
    'Here are the wages for the audit.',
    'Machine shop, 9 people on average, $431,600',
    'Office, 1 (me), $82,400',
  )
  assert.deepEqual(payrollOf(classFacts(records, sentences)), [
    [0, 'employees', '9', true],
    [0, 'payroll', '$431,600', true],
    [1, 'employees', '1', true],
    [1, 'payroll', '$82,400', true],
  ])
})
