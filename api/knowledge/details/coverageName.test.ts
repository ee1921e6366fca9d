import assert from 'node:assert/strict'
import { coverageName } from './coverageName.ts'

Deno.test('names a coverage by its label, without what an amount cut off', () => {
  const names = {
    'MOTOR TRUCK CARGO any one vehicle': 'Motor truck cargo (any one vehicle)',
    'Property (blanket building and contents': 'Property',
    'Abuse liability each claim /': 'Abuse liability (each claim)',
    'Leakage of water (other than flood), including tanks that burst and pipes that freeze per occurrence':
      'Leakage of water (per occurrence)',
    'Water damage per occurrence, Premises 2': 'Water damage (per occurrence, premises 2)',
    'Spoilage Coverage CP 04 40 per premises': 'Spoilage Coverage (per premises)',
    'ALL EMPLOYEE DISHONESTY': 'Employee dishonesty',
    'Small tools unscheduled (max': null,
  }
  for (const [label, name] of Object.entries(names)) assert.equal(coverageName(label), name)
})
