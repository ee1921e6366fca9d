import assert from 'node:assert/strict'
import { toldIn } from './toldIn.ts'

const caller = { role: 'USER', content: 'Hi, I need a certificate for the city.' } as const

const calls = [
  [
    ['Harborline Insurance, this is Cara, an AI assistant. This call is recorded. How can I help?'],
    { disclosedAssistant: true, recordingConsent: true },
  ],
  [
    ["You're speaking with the virtual assistant of Harborline. Calls may be recorded."],
    { disclosedAssistant: true, recordingConsent: true },
  ],
  [
    ["Good morning, I'm a virtual service agent.", 'Just so you know, we are on a recorded line.'],
    { disclosedAssistant: true, recordingConsent: true },
  ],
  [['Harborline, this is Dana. How can I help?'], { disclosedAssistant: null, recordingConsent: null }],
  [
    ['I recorded the change. Our assistant manager will call you.'],
    { disclosedAssistant: null, recordingConsent: null },
  ],
] as const

for (const [said, expected] of calls)
  Deno.test(`takes from what the agent says what the caller was told: ${said[0]}`, () => {
    const transcript = [...said.map((content) => ({ role: 'AGENT', content }) as const), caller]
    assert.deepEqual(toldIn(transcript), expected)
  })

Deno.test('a caller who objects to the recording, or hangs up, has not consented', () => {
  const notice = { role: 'AGENT', content: 'Hello! This call is being recorded.' } as const
  assert.equal(toldIn([notice]).recordingConsent, null)
  const objecting = { role: 'USER', content: "I don't want to be recorded." } as const
  assert.equal(toldIn([notice, objecting]).recordingConsent, false)
})
