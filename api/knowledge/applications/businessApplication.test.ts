import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'
import {
  beginApplication,
  createApplication,
  roofer,
  shownApplication,
  updateApplication,
} from './testing/beginApplication.ts'

Deno.test('stores a whole application and shows it on its account', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { id } = await beginApplication(dana, accountId, roofer)
  const { account } = await dana.data(
    `query ($id: ID!) { account(id: $id) { businessApplications { ${shownApplication} } } }`,
    { id: accountId },
  )
  assert.deepEqual(account.businessApplications, [
    {
      ...roofer,
      id,
      version: 1,
      createdAt: '2026-03-16T15:30:00.000Z',
      updatedAt: '2026-03-16T15:30:00.000Z',
      account: { id: accountId },
      contact: { ...roofer.contact, phone: '+12075550142;ext=2' },
      fein: '12-3456789',
      industry: { title: 'Roofing Contractors' },
      mailingAddress: { ...roofer.mailingAddress, zone: 'ME' },
    },
  ])
})

Deno.test('keeps the locations and questions of two applications apart', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const [first, second] = [
    await beginApplication(dana, accountId, roofer),
    await beginApplication(dana, accountId, roofer),
  ]
  const show = `query ($id: ID!) {
    node(id: $id) { ... on BusinessApplication { locations { id } underwritingQuestions { id } } }
  }`
  for (const { id } of [first, second]) {
    assert.deepEqual((await dana.data(show, { id })).node, {
      locations: [{ id: `${id}:yard` }],
      underwritingQuestions: [{ id: `${id}::height` }],
    })
  }
})

Deno.test('an application needs only its account', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const application = await beginApplication(dana, accountId, {})
  assert.deepEqual(
    [application.state, application.locations, application.employeeInfo, application.underwritingQuestions],
    ['DRAFT', [], null, []],
  )
})

Deno.test('updates given fields of an application and keeps the rest', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const before = await beginApplication(dana, accountId, roofer)
  const input = { version: 1, state: 'QUOTED', businessDba: null, owners: [] }
  const { answer } = await dana.data(updateApplication, { id: before.id, input })
  assert.deepEqual(answer.businessApplication, {
    ...before,
    state: 'QUOTED',
    businessDba: null,
    owners: [],
    version: 2,
  })
})

Deno.test('saving an unchanged application changes nothing', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { id } = await beginApplication(dana, accountId, roofer)
  const head = world.harborline.head
  const { answer } = await dana.data(updateApplication, { id, input: { version: 1, ...roofer } })
  assert.equal(answer.businessApplication.version, 1)
  assert.equal(world.harborline.head, head)
})

Deno.test('does not overwrite a colleague’s changes to an application', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const [dana, priya] = [await world.as(world.dana), await world.as(world.priya)]
  const { id } = await beginApplication(dana, accountId, roofer)
  await priya.data(updateApplication, {
    id,
    input: { version: 1, businessName: 'Casco Roofing & Solar LLC' },
  })
  const { answer } = await dana.data(updateApplication, { id, input: { version: 1, businessName: 'Casco' } })
  assert.deepEqual(answer, {
    __typename: 'BusinessApplicationChangedError',
    message: 'A colleague changed this application in the meantime. Review the changes, then save again.',
    businessApplication: { version: 2, businessName: 'Casco Roofing & Solar LLC' },
  })
})

Deno.test('says so when the same user changed the application in another tab', async () => {
  await using world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { id } = await beginApplication(dana, accountId, roofer)
  await dana.data(updateApplication, { id, input: { version: 1, businessName: 'Casco Roofing & Solar LLC' } })
  const { answer } = await dana.data(updateApplication, { id, input: { version: 1, businessName: 'Casco' } })
  assert.equal(
    answer.message,
    'This application was changed in another tab. Review the changes, then save again.',
  )
})

Deno.test('only a business of the user’s own agency has applications', async () => {
  await using world = await openWorld()
  const behind = await openAccount(world.prairie)
  const walt = await world.as(world.walt)
  const application = await beginApplication(walt, behind.id, roofer)
  const dana = await world.as(world.dana)
  const nobodys = await dana.data(createApplication, { accountId: behind.id, input: roofer })
  assert.deepEqual(nobodys.answer, { __typename: 'NotFoundError', message: 'There is no such business.' })
  const unknown = await dana.data(updateApplication, { id: application.id, input: {} })
  assert.deepEqual(unknown.answer, { __typename: 'NotFoundError', message: 'There is no such application.' })
  const { node } = await dana.data(`query ($id: ID!) { node(id: $id) { id } }`, { id: application.id })
  assert.equal(node, null)
})
