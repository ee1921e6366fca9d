import assert from 'node:assert/strict'
import { requestedDay } from './requestedDay.ts'

/** By when a message of Monday, November 2, 2026 wants something. */
const messages = [
  ['Crew is on site tomorrow at 6:30 am.', '2026-11-03'],
  ['need it before the truck leaves at 5 tomorrow', '2026-11-03'],
  ['They open the gate 7 am Thursday.', '2026-11-05'],
  ['The certificate we asked for this morning has a typo.', null],
  ['I need this by noon.', '2026-11-02'],
  ['We hired 6 people Monday.', null],
  ['Please respond within 7 business days.', '2026-11-11'],
  ['Send the corrected form within 48 hours.', '2026-11-04'],
] as const

for (const [text, expected] of messages)
  Deno.test(`a message is due ${expected ?? 'on no day'}: ${text}`, () => {
    assert.equal(requestedDay({ full: text, sentences: [{ text }] }, '2026-11-02'), expected)
  })
