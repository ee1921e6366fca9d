import assert from 'node:assert/strict'
import { callerName } from './callerName.ts'

const account = { names: ['Casco Roofing LLC'], contactNames: ['Marta Ouellette', 'Lena Ortiz'] }

const calls: readonly (readonly [string, string | null])[] = [
  ['Hi, this is Dale Pratt over at Casco Roofing.', 'Dale Pratt'],
  ['Yeah hi, Marta Ouellette, Casco Roofing.', 'Marta Ouellette'],
  ["It's Lena from Casco, I need a certificate.", 'Lena Ortiz'],
  ['This is Casco Roofing. I need a certificate.', null],
  ['Joe Banks. Listen, I want to cancel my workers comp.', 'Joe Banks'],
  ['Casco Roofing. I need a certificate.', null],
  ["Hello, I'm calling for my husband, Lena Ortiz.", null],
  ['Hi, this is Ana Reyes, my boss Lena Ortiz asked me to call.', 'Ana Reyes'],
  ['I need a certificate for Summit Builders.', null],
]

for (const [content, name] of calls)
  Deno.test(`a caller who says "${content}" is ${name ?? 'not named'}`, () => {
    assert.equal(callerName({ transcript: [{ role: 'USER', content }] }, account), name)
  })

Deno.test('a caller is named by the answer to who is calling', () => {
  const transcript = [
    { role: 'USER' as const, content: 'I need a certificate.' },
    { role: 'AGENT' as const, content: 'Of course. May I have your name?' },
    { role: 'USER' as const, content: 'Joe Banks.' },
  ]
  assert.equal(callerName({ transcript }, null), 'Joe Banks')
})
