import assert from 'node:assert/strict'
import { coverageName } from './coverageName.ts'

Deno.test('names a coverage by its label, without what an amount cut off', () => {
  const names = {
    'MOTOR TRUCK CARGO any one vehicle': 'Motor truck cargo (any one vehicle)',
    'Property (blanket building and contents': 'Property',
    'Abuse liability each claim /': 'Abuse liability (each claim)',
    'Small tools unscheduled (max': null,
  }
  for (const [label, name] of Object.entries(names)) assert.equal(coverageName(label), name)
})
