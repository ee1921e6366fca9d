import assert from 'node:assert/strict'
import { openReadingDesk, pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'

const declarations: readonly SheetLine[] = [
  { heading: 'BUSINESS AUTO DECLARATIONS' },
  { label: 'Policy Number:', value: 'BA-2210-448' },
  { label: 'Named Insured:', value: 'Casco Roofing LLC' },
  { label: 'Insurance Company:', value: 'Pine Tree Mutual Insurance Company' },
  { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
  { heading: 'SCHEDULE OF COVERED AUTOS' },
  { columns: ['Year', 'Make and Model', 'VIN', 'Cost New'] },
]
const transit = { columns: ['2023', 'Ford Transit 250', '1FTBR1C80PKA12345', '$48,500'] }
const ram = { columns: ['2021', 'Ram ProMaster', '3C6LRVDG5ME512789', '$39,900'] }
const tacoma = { columns: ['2024', 'Toyota Tacoma', '3TMLB5JN8RM012345', '$41,200'] }

const query = `query ($id: ID!) { businessPolicy(id: $id) {
  details { schedules { name addition { newRows changedRows deletedRows changes { quote } } } }
  schedules { name label columns { key } rows { key cells {
    path value text isCorrected correctedBy { name } citation { fileName page quote }
  } } }
  history { updateTypes reason updateInitiator { name } }
} }`
const answer = `{ __typename ... on ValidationErrors { fields { path message } } ... on NamedError { message } }`
const add = `mutation ($policyId: ID!, $schedule: String!) {
  addPolicySchedule(policyId: $policyId, schedule: $schedule) ${answer}
}`
const correct = `mutation ($policyId: ID!, $path: String!, $value: String) {
  correctPolicySchedule(policyId: $policyId, path: $path, value: $value) ${answer}
}`
const remove = `mutation ($policyId: ID!, $schedule: String!, $row: String) {
  removePolicySchedule(policyId: $policyId, schedule: $schedule, row: $row) ${answer}
}`

Deno.test('a schedule of the documents is added to the policy, corrected and removed', async () => {
  await using desk = await openReadingDesk()
  const { client, policyId } = desk
  await desk.addDocument('Autos.pdf', await pdfOf([[...declarations, transit, ram]]))

  async function policy() {
    return (await client.data(query, { id: policyId })).businessPolicy
  }
  async function rows(): Promise<[string, string][]> {
    const [schedule] = (await policy()).schedules
    const at = schedule?.columns.findIndex(({ key }: { key: string }) => key === 'cost')
    return (schedule?.rows ?? []).map((row: { key: string; cells: { value: string }[] }) => [
      row.key,
      row.cells[at]?.value,
    ])
  }

  assert.deepEqual((await policy()).details.schedules, [
    { name: 'vehicles-1', addition: { newRows: 2, changedRows: 0, deletedRows: 0, changes: [] } },
  ])
  assert.deepEqual((await policy()).schedules, [])
  const vehicles = { policyId, schedule: 'vehicles-1' }
  assert.equal((await client.data(add, vehicles)).addPolicySchedule.__typename, 'AddPolicyScheduleSuccess')
  assert.deepEqual(await rows(), [
    ['1ftbr1c80pka12345', '4850000'],
    ['3c6lrvdg5me512789', '3990000'],
  ])
  assert.deepEqual((await client.data(add, vehicles)).addPolicySchedule.fields, [
    { path: 'schedule', message: 'The policy has these rows already.' },
  ])
  const [schedule] = (await policy()).schedules
  assert.deepEqual(schedule.rows[0].cells.at(-1).citation, {
    fileName: 'Autos.pdf',
    page: 1,
    quote: '$48,500',
  })

  // What a person corrects on the policy outlasts a later document; a new auto is added.
  const path = 'vehicles/1ftbr1c80pka12345/cost'
  const wrong = await client.data(correct, { policyId, path, value: 'much' })
  assert.deepEqual(wrong.correctPolicySchedule.fields, [{ path: 'value', message: 'Enter an amount.' }])
  await client.data(correct, { policyId, path, value: '5000000' })
  await desk.addDocument('Endorsement.pdf', await pdfOf([[...declarations, transit, tacoma]]))
  const { details } = await policy()
  const later = details.schedules.find(
    ({ addition }: { addition: { newRows: number } }) => addition.newRows > 0,
  )
  await client.data(add, { policyId, schedule: later.name })
  assert.deepEqual(await rows(), [
    ['1ftbr1c80pka12345', '5000000'],
    ['3c6lrvdg5me512789', '3990000'],
    ['3tmlb5jn8rm012345', '4120000'],
  ])
  await client.data(correct, { policyId, path, value: null })
  assert.deepEqual((await rows())[0], ['1ftbr1c80pka12345', '4850000'])

  await client.data(remove, { policyId, schedule: 'vehicles', row: '3c6lrvdg5me512789' })
  assert.equal((await rows()).length, 2)
  await client.data(remove, { policyId, schedule: 'vehicles' })
  assert.deepEqual((await policy()).schedules, [])

  const told = (await policy()).history.filter(({ reason }: { reason: string | null }) => reason)
  assert.deepEqual(
    told.map(({ updateTypes, reason }: { updateTypes: string[]; reason: string }) => [
      updateTypes[0],
      reason,
    ]),
    [
      ['ADD_POLICY_SCHEDULE', 'Vehicles: 2 new rows (Autos.pdf, page 1)'],
      ['CORRECT_POLICY_SCHEDULE', 'Vehicles: Cost new of 1ftbr1c80pka12345 corrected'],
      ['ADD_POLICY_SCHEDULE', 'Vehicles: 1 new row (Endorsement.pdf, page 1)'],
      ['CORRECT_POLICY_SCHEDULE', 'Vehicles: Cost new of 1ftbr1c80pka12345 corrected'],
      ['REMOVE_POLICY_SCHEDULE', 'Vehicles: 3c6lrvdg5me512789 removed'],
      ['REMOVE_POLICY_SCHEDULE', 'Vehicles: 2 rows removed'],
    ],
  )
  assert.equal(told[0].updateInitiator.name, 'Dana Whitfield')

  const walt = await desk.as(desk.walt)
  assert.equal((await walt.data(add, vehicles)).addPolicySchedule.__typename, 'NotFoundError')
})

const scheduled = { columns: ['Year', 'Make / Model', 'VIN', 'Comp'] }
const autos = [
  { columns: ['2021', 'Ford F-350', '1FT8W3BT5MED40172', '$500'] },
  { columns: ['2017', 'Chevrolet Express', '1GCWGAFG9H1187263', 'No cov'] },
  { columns: ['2022', 'PJ Dump trailer', '4P5D31426N1355870', '$1,000'] },
]
const endorsed = [
  { heading: 'POLICY CHANGE ENDORSEMENT No. 2' },
  { label: 'Policy Number:', value: 'BA-2210-448' },
  { label: 'Named Insured:', value: 'Casco Roofing LLC' },
  'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
]

Deno.test('an endorsement deletes rows and changes cells of the schedule that the policy keeps', async () => {
  await using desk = await openReadingDesk()
  const { client, policyId } = desk
  await desk.addDocument('Autos.pdf', await pdfOf([[...declarations.slice(0, -1), scheduled, ...autos]]))
  await client.data(add, { policyId, schedule: 'vehicles-1' })
  const deleted = 'The following auto is deleted: No. 4, 2017 Chevrolet Express, VIN 1GCWGAFG9H1187263.'
  const changed = 'Comprehensive deductible for all scheduled trailers is changed from $1,000 to $500.'
  await desk.addDocument(
    'Endorsement.pdf',
    await pdfOf([
      [
        ...endorsed,
        'The following is added to ITEM THREE:',
        { columns: ['Year', 'Make / Model', 'VIN', 'Comp ded.'] },
        { columns: ['2024', 'Ford F-250 XL', '1FT7W2BN3REC51908', '$500'] },
        deleted,
        changed,
        { label: 'Additional premium', value: '$1,216.00' },
        { label: 'New total estimated premium', value: '$15,197.00' },
      ],
    ]),
  )
  async function policy() {
    return (await client.data(query, { id: policyId })).businessPolicy
  }
  const { details } = await policy()
  assert.deepEqual(details.schedules, [
    { name: 'vehicles-1', addition: { newRows: 0, changedRows: 0, deletedRows: 0, changes: [] } },
    {
      name: 'vehicles-2',
      addition: {
        newRows: 1,
        changedRows: 1,
        deletedRows: 1,
        changes: [{ quote: deleted }, { quote: changed }],
      },
    },
  ])
  await client.data(add, { policyId, schedule: 'vehicles-2' })
  const [schedule] = (await policy()).schedules
  const shown = schedule.rows.map(({ cells }: { cells: { text: string }[] }) => cells.map(({ text }) => text))
  assert.deepEqual(
    shown.map((row: string[]) => [row[0], row.at(-1)]),
    [
      ['2021', '$500'],
      ['2022', '$500'],
      ['2024', '$500'],
    ],
  )
  assert.deepEqual(schedule.rows[1].cells.at(-1).citation, {
    fileName: 'Endorsement.pdf',
    page: 1,
    quote: changed,
  })
  // The declarations do not bring back what the endorsement took out.
  const after = (await policy()).details.schedules.map(({ addition }: { addition: object }) => addition)
  const none = { newRows: 0, changedRows: 0, deletedRows: 0, changes: [] }
  assert.deepEqual(after, [none, none])
})
