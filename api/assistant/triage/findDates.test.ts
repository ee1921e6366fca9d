import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { findDay, findDueDay, findEffectiveDay } from './findDates.ts'
import { triage } from './triage.ts'

Deno.test('a birth date is no effective date, and the surest words name the day', () => {
  const effectiveOn = (body: string) => triage(email(body), book).requests[0]?.effectiveOn
  assert.equal(
    effectiveOn('Please add driver Linda Park, DOB 4/2/1998, NY license, to the auto effective 10/1.'),
    '2026-10-01',
  )
  assert.equal(effectiveOn('Please add driver Linda Park, DOB 4/2/1998, NY license, to the auto.'), null)
  assert.equal(
    effectiveOn('Our last day open is November 30. Please cancel the BOP as of December 1.'),
    '2026-12-01',
  )
})

Deno.test('what has happened says nothing of the day in the next sentence', () => {
  const [request] = triage(
    email(
      'Hi Dana, we have sold the inn. The closing is October 15. Please cancel our auto policy as of that day.',
    ),
    book,
  ).requests
  assert.deepEqual(
    [request?.effectiveOn, request?.reason],
    ['2026-10-15', 'We have sold the inn. The closing is October 15.'],
  )
})

Deno.test('a weekday with a past verb is behind us', () => {
  const effective = (body: string) => triage(email(body), book).requests[0]?.effectiveOn
  assert.equal(effective('Take Jimmy off the auto as driver, his last day was Friday.'), '2026-09-18')
  assert.equal(effective('Please add the new van to the auto, we pick it up Friday.'), '2026-09-25')
})

Deno.test('the day after tomorrow and `Friday the sixth` are dates', () => {
  const effective = (body: string) => triage(email(body), book).requests[0]?.effectiveOn
  assert.equal(
    effective('Please add a Ford Transit to the auto effective the day after tomorrow.'),
    '2026-09-24',
  )
  assert.equal(effective('Please cancel the auto policy effective Friday the eleventh.'), '2026-09-11')
})

Deno.test('`eff 12-1` and `from January` are dates', () => {
  const effective = (body: string) => triage(email(body), book).requests[0]?.effectiveOn
  assert.equal(effective('Please cancel the auto policy eff 12-1.'), '2026-12-01')
  assert.equal(effective('Please raise the contents limit on the BOP to 80k from January.'), '2027-01-01')
})

const written: readonly [string, string][] = [
  ['effective Friday, December 4', '2026-12-04'],
  ['as of Friday 10/2', '2026-10-02'],
  ['effective the 15th of November', '2026-11-15'],
  ['effective 11-01-2026', '2026-11-01'],
  ['as of the first of the year', '2027-01-01'],
  ['effective in two weeks', '2026-10-06'],
]

for (const [words, on] of written) {
  Deno.test(`a policy that is canceled ${words} ends on ${on}`, () => {
    const [request] = triage(email(`Please cancel the auto policy ${words}.`), book).requests
    assert.equal(request?.effectiveOn, on)
  })
}

/** Counted from Monday, November 2, 2026. */
const effectiveDays: readonly [string, string | null][] = [
  ['We traded in the Express van on Friday and got a Transit.', '2026-10-30'],
  ['The buyer picked them up on the first.', '2026-11-01'],
  ['The waiver never got put on. Can you backdate it to 10/26?', '2026-10-26'],
  ['It gets installed on the twentieth.', '2026-11-20'],
  ['Put it through as of this past Thursday.', '2026-10-29'],
  ["Please end it on New Year's Eve.", '2026-12-31'],
  ['Can we raise contents from Nov 15 till end of January?', '2026-11-15'],
  ['Please make the change on the 15th. The old one was sold on the 1st.', '2026-11-15'],
  ['Effective at renewal.', null],
]

for (const [text, day] of effectiveDays) {
  Deno.test(`takes effect on ${day}: ${text}`, () => {
    assert.equal(findEffectiveDay(text, '2026-11-02'), day)
  })
}

const dueDays: readonly [string, string | null][] = [
  ['Need it by noon Weds.', '2026-11-04'],
  ["They won't let us on site Monday without it.", '2026-11-09'],
  ["We can't start work on Wednesday until they have the certificate.", '2026-11-04'],
  ['The GC will not let our crew in on Friday without the COI.', '2026-11-06'],
  ['They want it no later than COB Friday.', '2026-11-06'],
  ['Can you get it to me by end of day tomorrow?', '2026-11-03'],
  ['By the end of next week, please.', '2026-11-13'],
  ['I need it within 10 days.', '2026-11-12'],
  ['I need this before Thanksgiving.', '2026-11-26'],
  ['The fair opens after Labor Day 2027; we need it by Christmas Eve.', '2026-12-24'],
  ['We are moving over Thanksgiving, due whenever.', null],
  ['We start work at 400 Harbor Street on Monday. Can you send it by Thursday please?', '2026-11-05'],
]

for (const [text, day] of dueDays) {
  Deno.test(`is due on ${day}: ${text}`, () => {
    assert.equal(findDueDay(text, '2026-11-02'), day)
  })
}

Deno.test('`the third truck` is no day, and `needs to be on the policy from` names one', () => {
  const effective = (body: string) => triage(email(body), book).requests[0]?.effectiveOn
  assert.equal(
    effective('We bought the third Isuzu for the auto policy. It needs to be on there from yesterday 9/21.'),
    '2026-09-21',
  )
  assert.equal(effective('Please cancel the auto policy. We sold the truck on the third.'), '2026-09-03')
})

Deno.test('a van is insured from when it is on the road, not from when it was bought', () => {
  const body =
    'We picked up another van this morning, VIN 1FTBR1C86TKA40417. It will be on the road from tomorrow.'
  assert.equal(triage(email(body), book).requests[0]?.effectiveOn, '2026-09-23')
})

/** What is asked for, and the day that is meant when it is written on another day. */
const withoutYear: readonly [string, string, string][] = [
  ['2026-11-26', 'Please cancel as of Jan 3.', '2027-01-03'],
  ['2026-11-26', 'Make it effective December 15.', '2026-12-15'],
  ['2027-03-20', 'Make it effective December 15.', '2027-12-15'],
  ['2027-04-10', 'Please add the van effective 12/15.', '2027-12-15'],
  ['2027-04-10', 'Please cancel effective Christmas Eve.', '2027-12-24'],
  ['2026-12-10', 'Make it effective Nov 20, we are late with this.', '2026-11-20'],
  ['2027-04-10', 'We sold the truck on December 15.', '2026-12-15'],
  ['2027-04-10', 'Please backdate it to 12/15.', '2026-12-15'],
  ['2026-11-26', 'The building gets sold on Jan 3.', '2027-01-03'],
]

for (const [today, text, day] of withoutYear) {
  Deno.test(`a day without a year that is written on ${today} is ${day}: ${text}`, () => {
    assert.equal(findEffectiveDay(text, today), day)
  })
}

Deno.test('a loss lies behind, whatever the day', () => {
  const days: readonly [string, string][] = [
    ['on December 3 a pipe burst', '2025-12-03'],
    ['accident 11/30', '2025-11-30'],
    ['Somebody backed into the van on the 27th', '2026-10-27'],
    ['fender bender Friday', '2026-11-20'],
    ['It happened last night', '2026-11-25'],
  ]
  for (const [text, day] of days) assert.equal(findDay(text, '2026-11-26', { lies: 'BEHIND' }), day, text)
})

Deno.test('reads dates in Spanish', () => {
  assert.equal(findEffectiveDay('Cancelen desde el 21 de noviembre por favor', '2026-11-25'), '2026-11-21')
  assert.equal(findDay('El evento es el 3 de enero de 2027', '2026-11-25'), '2027-01-03')
})

Deno.test('an hour ago was today', () =>
  assert.equal(
    findDay('He hit the F-250 about an hour ago.', '2026-09-22', { lies: 'BEHIND' }),
    '2026-09-22',
  ))
