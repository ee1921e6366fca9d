import { strictEqual } from 'node:assert/strict'
import { excludesWork } from './excludesWork.ts'

const rows = [
  ['They plow a shopping center.', 'Snow and ice removal', true],
  ['They plow a shopping center.', 'Snow removal at hospitals and large shopping centers', true],
  ['They take down trees up to 40 ft.', 'All tree work over 20 feet', true],
  ['They take down trees up to 15 ft.', 'All tree work over 20 feet', false],
  ['They mow lawns.', 'Snow and ice removal', false],
  ['Write a proposal for the bakery.', 'Back-up of sewers and drains', false],
] as const

for (const [work, exclusion, reaches] of rows)
  Deno.test(`“${exclusion}” ${reaches ? 'reaches' : 'does not reach'}: ${work}`, () => {
    strictEqual(excludesWork(work, exclusion), reaches)
  })
