import assert from 'node:assert/strict'
import { frequencyOption, monthsBetween } from './frequencyOption.ts'
import type { Sentence } from './letterSentences.ts'
import { field } from './testing/field.ts'

function letter(...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, page: 1, letter: 'letter.pdf', written: null }))
}

Deno.test('chooses how often something is done by what a letter says of the same thing', () => {
  const sentences = letter(
    'Backups run each night and go to the cloud.',
    'Vapor Trail cleans the hood every three months.',
    'Critical patches are on within two weeks.',
  )
  const chosen = (label: string, ...options: string[]) =>
    frequencyOption(field(label, { kind: 'choice', options }), sentences)?.value
  assert.equal(chosen('How often are backups made?', 'Hourly', 'Daily', 'Weekly', 'Never'), 'Daily')
  assert.equal(chosen('Hood cleaned', 'Monthly', 'Quarterly', 'Semi-annual'), 'Quarterly')
  assert.equal(chosen('Critical patches applied within', '7 days', '14 days', '30 days'), '14 days')
  assert.equal(chosen('Phishing training', 'Annual', 'Quarterly'), undefined)
  assert.equal(chosen('Hood construction', 'Steel', 'Masonry'), undefined)
})

Deno.test('counts the months between two services', () => {
  const apart = letter('The hood is cleaned every three months.', 'The alarm is serviced twice a year.')
  assert.equal(monthsBetween(field('Hood cleaned every (months)'), apart)?.value, '3')
  assert.equal(monthsBetween(field('Alarm serviced every (months)'), apart)?.value, '6')
  assert.equal(monthsBetween(field('Hood cleaned by'), apart), undefined)
})
