import assert from 'node:assert/strict'
import { agencyUserKind } from '../identity/index.ts'
import { replace } from '../platform/index.ts'
import { openWorld } from '../testing/openWorld.ts'
import type { World } from '../testing/openWorld.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'
import { openRequest } from './testing/openRequest.ts'

const list = `
  query ($state: ServiceRequestState, $text: String, $assignment: ServiceRequestAssignment, $assigneeId: ID,
    $isOverdue: Boolean, $sort: ServiceRequestSort, $first: Int, $after: String) {
    serviceRequests(state: $state, text: $text, assignment: $assignment, assigneeId: $assigneeId,
      isOverdue: $isOverdue, sort: $sort, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { node { customerName } }
    }
  }`

interface Listed {
  readonly serviceRequests: {
    readonly totalCount: number
    readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
    readonly edges: readonly { node: { customerName: string | null } }[]
  }
}

const gone = 'au_00000000000000000000000000'

/** Seven clients' requests, from the oldest to the newest. */
async function openDesk() {
  const world = await openWorld()
  const { harborline, dana, marcus } = world
  const account = { id: 'ac_00000000000000000000000000', name: 'Östberg Marine LLC' }
  await openRequest(harborline, { clientName: 'Casco Roofing', assigneeId: marcus.id, dueAt: '2026-03-20' })
  await openRequest(harborline, { clientName: 'Peña Trucking', assigneeId: dana.id, dueAt: '2026-03-10' })
  await openRequest(harborline, { clientName: 'Aurora Dental', type: 'OTHER', dueAt: '2026-03-16' })
  await openRequest(harborline, { clientName: null, type: 'QUOTE_REQUEST', assigneeId: gone })
  await openRequest(harborline, { clientName: 'Tomas', account, assigneeId: dana.id })
  await openRequest(harborline, {
    clientName: 'Zephyr Yoga',
    state: 'CLOSED',
    type: 'CANCEL_POLICY',
    dueAt: '2026-03-01',
  })
  await openRequest(harborline, {
    clientName: 'Blue Door Bakery',
    question: { policyId: null, question: 'Is the Great Dane still insured?', type: null },
    assigneeId: world.priya.id,
  })
  await openRequest(world.prairie, { clientName: 'Behind the wall' })
  return world
}

async function names(world: World, variables: Record<string, unknown>): Promise<string[]> {
  const client = await world.as(world.dana)
  const { serviceRequests } = await client.data<Listed>(list, variables)
  const found = serviceRequests.edges.map(firstWord)
  assert.equal(serviceRequests.totalCount, found.length, 'the total is of all that match')
  return found
}

function firstWord({ node }: Listed['serviceRequests']['edges'][number]): string {
  return (node.customerName ?? '–').split(' ')[0] ?? ''
}

const everyone = ['Blue', 'Zephyr', 'Östberg', '–', 'Aurora', 'Peña', 'Casco']

const filters: readonly [string, Record<string, unknown>, string[]][] = [
  ['nothing', {}, everyone],
  ['Open', { state: 'OPEN' }, everyone.filter((name) => name !== 'Zephyr')],
  ['Closed', { state: 'CLOSED' }, ['Zephyr']],
  ['a part of the customer', { text: 'roof' }, ['Casco']],
  ['the account’s name', { text: 'östberg' }, ['Östberg']],
  ['a name without its accents', { text: ' PENA ' }, ['Peña']],
  ['a name with accents the record lacks', { text: 'ÓSTBERG' }, ['Östberg']],
  ['the state', { text: 'closed' }, ['Zephyr']],
  ['the type as it is shown', { text: 'cancel pol' }, ['Zephyr']],
  ['what it is about', { text: 'great dane' }, ['Blue']],
  ['words of several columns', { text: 'cancel policy zeph' }, ['Zephyr']],
  ['words of the assignee and the customer', { text: 'dana östb' }, ['Östberg']],
  ['the assignee’s name', { text: 'whitf' }, ['Östberg', 'Peña']],
  ['words that nothing has', { text: 'submarine' }, []],
  ['blank words', { text: '   ' }, everyone],
  ['Mine', { assignment: 'MINE' }, ['Östberg', 'Peña']],
  ['Unassigned', { assignment: 'UNASSIGNED' }, ['Zephyr', 'Aurora']],
  ['Unassigned and Open', { assignment: 'UNASSIGNED', state: 'OPEN' }, ['Aurora']],
  ['overdue', { isOverdue: true }, ['Peña']],
  ['not overdue, and Mine', { isOverdue: false, assignment: 'MINE' }, ['Östberg']],
]

Deno.test('each filter leaves and counts the right requests, newest first', async (t) => {
  await using world = await openDesk()
  for (const [name, variables, expected] of filters) {
    await t.step(`filtered by ${name}`, async () => assert.deepEqual(await names(world, variables), expected))
  }
})

const sorts: readonly [string, string, string[]][] = [
  ['OPENED_AT', 'ASCENDING', everyone.toReversed()],
  ['CUSTOMER', 'ASCENDING', ['Aurora', 'Blue', 'Casco', 'Östberg', 'Peña', 'Zephyr', '–']],
  ['CUSTOMER', 'DESCENDING', ['Zephyr', 'Peña', 'Östberg', 'Casco', 'Blue', 'Aurora', '–']],
  ['DUE_AT', 'ASCENDING', ['Zephyr', 'Peña', 'Aurora', 'Casco', '–', 'Östberg', 'Blue']],
  ['DUE_AT', 'DESCENDING', ['Casco', 'Aurora', 'Peña', 'Zephyr', '–', 'Östberg', 'Blue']],
  ['STATUS', 'ASCENDING', ['Zephyr', 'Blue', 'Östberg', '–', 'Aurora', 'Peña', 'Casco']],
  ['STATUS', 'DESCENDING', ['Blue', 'Östberg', '–', 'Aurora', 'Peña', 'Casco', 'Zephyr']],
  ['TYPE', 'ASCENDING', ['Zephyr', 'Aurora', 'Blue', 'Östberg', 'Peña', 'Casco', '–']],
  ['TYPE', 'DESCENDING', ['–', 'Blue', 'Östberg', 'Peña', 'Casco', 'Aurora', 'Zephyr']],
  ['ASSIGNEE', 'ASCENDING', ['Östberg', 'Peña', 'Casco', 'Blue', '–', 'Zephyr', 'Aurora']],
  ['ASSIGNEE', 'DESCENDING', ['Blue', 'Casco', 'Östberg', 'Peña', '–', 'Zephyr', 'Aurora']],
]

Deno.test('every column sorts both ways, empty last, and pages join without gaps', async (t) => {
  await using world = await openDesk()
  const client = await world.as(world.dana)
  for (const [by, direction, expected] of sorts) {
    await t.step(`${by} ${direction}`, async () => {
      const sort = { by, direction }
      assert.deepEqual(await names(world, { sort }), expected)
      const paged: string[] = []
      let after: string | null = null
      for (let page = 0; page < 4; page++) {
        const answer: Listed = await client.data<Listed>(list, { sort, first: 2, after })
        const { pageInfo, edges }: Listed['serviceRequests'] = answer.serviceRequests
        paged.push(...edges.map(firstWord))
        assert.deepEqual([pageInfo.hasPreviousPage, pageInfo.hasNextPage], [page > 0, page < 3])
        after = pageInfo.endCursor
      }
      assert.deepEqual(paged, expected)
    })
  }
})

Deno.test('filter and sort by assignee follow a renamed colleague', async () => {
  await using world = await openDesk()
  const user = await world.harborline.read(agencyUserKind, world.dana.id)
  assert(user)
  const renamed = replace(user, { ...user.value, name: 'Zoë Whitfield-Ames' }, 'UPDATE_AGENCY_USER')
  await world.harborline.commit({ type: 'SYSTEM', id: null }, [renamed])
  const sort = { by: 'ASSIGNEE', direction: 'ASCENDING' }
  assert.deepEqual(await names(world, { sort }), [
    'Casco',
    'Blue',
    'Östberg',
    'Peña',
    '–',
    'Zephyr',
    'Aurora',
  ])
  assert.deepEqual(await names(world, { text: 'dana' }), [])
  assert.deepEqual(await names(world, { text: 'zoe whit' }), ['Östberg', 'Peña'])
})

Deno.test('rejects filtering by assignment and assignee at once', async () => {
  await using world = await openDesk()
  const client = await world.as(world.dana)
  const { errors } = await client.run(list, { assignment: 'MINE', assigneeId: world.marcus.id })
  assert.equal(errors[0]?.message, 'Filter by assignment or by assignee, not by both.')
})

Deno.test('rejects an invalid cursor in any order', async () => {
  await using world = await openDesk()
  const client = await world.as(world.dana)
  const [foreign] = world.prairie.table(serviceRequestKind).values()
  const cursors = [
    '',
    'nonsense',
    'sr_00000000000000000000000000',
    world.dana.id,
    foreign?.id,
    'x'.repeat(3_000),
  ]
  for (const after of cursors) {
    for (const by of ['OPENED_AT', 'CUSTOMER', 'ASSIGNEE']) {
      const { errors } = await client.run(list, { after, sort: { by, direction: 'ASCENDING' } })
      assert.equal(errors[0]?.message, 'This cursor does not belong to the list. Reload the list.')
      assert.equal(errors[0]?.extensions?.['code'], 'BAD_USER_INPUT')
    }
  }
})
