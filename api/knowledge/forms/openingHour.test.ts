import assert from 'node:assert/strict'
import type { Sentence } from './letterSentences.ts'
import { openingHour } from './openingHour.ts'
import { field } from './testing/field.ts'

function letter(...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, page: 1, letter: 'letter.pdf', written: null }))
}

Deno.test('reads the hours of each day, and leaves the closing time of a closed day empty', () => {
  const sentences = letter(
    'Monday we are closed.',
    'Tuesday to Thursday 11 in the morning to 9 at night, Friday 11 to 11 pm.',
    'Saturday we open at 4 in the afternoon and close at 11.',
  )
  const hours = (day: string) =>
    ['Open', 'Close'].map((row) => openingHour(field(day, { row, section: 'Hours' }), sentences)?.value)
  assert.deepEqual(hours('Mon'), ['Closed', undefined])
  assert.deepEqual(hours('Wed'), ['11:00 AM', '9:00 PM'])
  assert.deepEqual(hours('Fri'), ['11:00 AM', '11:00 PM'])
  assert.deepEqual(hours('Sat'), ['4:00 PM', '11:00 PM'])
  assert.deepEqual(hours('Sun'), [undefined, undefined])
})

Deno.test('tells the closing time of some nights from that of the others', () => {
  const sentences = letter(
    'The kitchen shuts at ten, except Friday and Saturday when we go until half past eleven.',
  )
  const late = 'Closing time, Friday and Saturday'
  const early = 'Closing time, other nights'
  assert.equal(openingHour(field(late, { beside: [early] }), sentences)?.value, '11:30 PM')
  assert.equal(openingHour(field(early, { beside: [late] }), sentences)?.value, '10:00 PM')
})

Deno.test('does not take a field for hours that names no day', () => {
  assert.equal(openingHour(field('Date business opened'), letter('We open at 9 on Mondays.')), undefined)
})

Deno.test('reads the hours of weekdays', () => {
  const said = letter('Weekdays we lock up at ten at night; Fridays and Saturdays at half past eleven.')
  assert.equal(openingHour(field('Closing, Fri and Sat'), said)?.value, '11:30 PM')
  assert.equal(openingHour(field('Closing time, Monday'), said)?.value, '10:00 PM')
})

Deno.test('last call is at its own hour, or so long before the doors close', () => {
  const last = (...said: string[]) => openingHour(field('Last call'), letter(...said))?.value
  assert.equal(
    last(
      'We close at ten on weekdays and at one in the morning Saturdays.',
      'Last call is half an hour before we close.',
    ),
    '12:30 AM',
  )
  assert.equal(last('Last call is at 11:45.'), '11:45 PM')
})

Deno.test('the latest closing time is the latest of all nights', () => {
  const latest = (said: string) => openingHour(field('Latest closing time'), letter(said))?.value
  assert.equal(latest('We close at nine, on Friday and Saturday at ten.'), '10:00 PM')
  assert.equal(latest('The kitchen is open until 10, the bar until midnight.'), '12:00 AM')
})
