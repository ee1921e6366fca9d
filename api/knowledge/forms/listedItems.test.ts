import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('fills a schedule of equipment from the lines of a letter, with their sum and the largest', async () => {
  const lines = [1, 2, 3].flatMap((at) => {
    const labels = [`Item ${at}`, 'Serial no.', 'Value']
    return labels.map((label) =>
      field(label, {
        name: `${at} ${label}`,
        section: 'Schedule',
        ordinal: label.startsWith('Item') ? 0 : at - 1,
        beside: labels.filter((each) => each !== label),
      }),
    )
  })
  const letter = `July 8, 2026

Equipment to insure:

2020 Bobcat T76 loader, serial B4CE11892, $71,500
2016 Vermeer D24x40 drill, serial 1VRZ280A2G1, $149,000

The old trencher was sold.`
  const found = await filledFrom(letter, [
    field('Scheduled equipment total', { section: 'Coverage' }),
    field('Any one item, maximum', { section: 'Coverage' }),
    ...lines,
  ])
  assert.deepEqual(
    found.map(([, value]) => value),
    [
      ['$220,500', '$149,000'],
      ['2020 Bobcat T76 loader', 'B4CE11892', '$71,500'],
      ['2016 Vermeer D24x40 drill', '1VRZ280A2G1', '$149,000'],
    ].flat(),
  )
})
