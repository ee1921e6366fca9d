import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld } from '../../testing/openWorld.ts'
import { openRequest } from '../testing/openRequest.ts'

const resolve = `
  mutation ($id: ID!, $input: ResolveServiceRequestInput!) {
    resolveServiceRequest(id: $id, input: $input) {
      __typename
      ... on NamedError { message }
      ... on ValidationErrors { fields { path message } }
      ... on AlreadyResolvedError { serviceRequest { state resolution { resolvedBy { name } } } }
      ... on ResolveServiceRequestSuccess {
        serviceRequest {
          state
          resolution { notes resolvedAt resolvedBy { name } }
          viewerCanResolve { isAllowed reason }
          viewerCanUpdate { isAllowed reason }
          viewerCanComment { isAllowed reason }
        }
      }
    }
  }`

Deno.test('resolving an open request closes it with notes, time and user', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const { resolveServiceRequest } = await dana.data(resolve, {
    id,
    input: { notes: '  Leased lifts are covered.  ' },
  })
  assert.deepEqual(resolveServiceRequest, {
    __typename: 'ResolveServiceRequestSuccess',
    serviceRequest: {
      state: 'CLOSED',
      resolution: {
        notes: 'Leased lifts are covered.',
        resolvedAt: '2026-03-16T15:30:00.000Z',
        resolvedBy: { name: 'Dana Whitfield' },
      },
      viewerCanResolve: { isAllowed: false, reason: 'This request is already resolved.' },
      viewerCanUpdate: { isAllowed: false, reason: 'A resolved request can no longer be changed.' },
      viewerCanComment: { isAllowed: true, reason: null },
    },
  })
})

Deno.test('treats illegible notes as none and rejects a NUL', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const refused = await dana.data(resolve, { id, input: { notes: 'Covered.\u0000' } })
  assert.equal(refused.resolveServiceRequest.fields[0].path, 'notes')
  const { resolveServiceRequest } = await dana.data(resolve, { id, input: { notes: '\u200b' } })
  assert.equal(resolveServiceRequest.serviceRequest.resolution.notes, null)
})

Deno.test('a closed request cannot be resolved again, and says who closed it', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const marcus = await world.as(world.marcus)
  await dana.data(resolve, { id, input: {} })
  const refused = await marcus.data(resolve, { id, input: { notes: 'Done twice.' } })
  assert.deepEqual(refused.resolveServiceRequest, {
    __typename: 'AlreadyResolvedError',
    message: 'Dana Whitfield has already resolved this request.',
    serviceRequest: { state: 'CLOSED', resolution: { resolvedBy: { name: 'Dana Whitfield' } } },
  })
  const again = await dana.data(resolve, { id, input: {} })
  assert.equal(again.resolveServiceRequest.message, 'You have already resolved this request.')
})

Deno.test('when two users resolve at once, one succeeds and the other sees who did it', async () => {
  await using world = await openWorld()
  const clients = await Promise.all([world.as(world.dana), world.as(world.marcus), world.as(world.priya)])
  for (let round = 0; round < 20; round++) {
    const id = await openRequest(world.harborline)
    const answers = await Promise.all(clients.map((client) => client.data(resolve, { id, input: {} })))
    const outcomes = answers.map(({ resolveServiceRequest }) => resolveServiceRequest)
    const [winner, ...others] = outcomes.filter(
      ({ __typename }) => __typename === 'ResolveServiceRequestSuccess',
    )
    assert.equal(others.length, 0)
    const { name } = winner.serviceRequest.resolution.resolvedBy
    for (const loser of outcomes.filter((outcome) => outcome !== winner)) {
      assert.equal(loser.__typename, 'AlreadyResolvedError')
      assert.equal(loser.message, `${name} has already resolved this request.`)
    }
  }
})

Deno.test('resolves a request that a colleague is assigning', async () => {
  await using world = await openWorld()
  const [dana, marcus] = await Promise.all([world.as(world.dana), world.as(world.marcus)])
  const assign = `mutation ($id: ID!, $assigneeId: ID) {
    updateServiceRequest(id: $id, input: { assigneeId: $assigneeId }) { __typename }
  }`
  const show = `query ($id: ID!) { serviceRequest(id: $id) { state assignee { id } } }`
  for (let round = 0; round < 20; round++) {
    const id = await openRequest(world.harborline)
    const [resolved, assigned] = await Promise.all([
      dana.data(resolve, { id, input: {} }),
      marcus.data(assign, { id, assigneeId: world.priya.id }),
    ])
    const { serviceRequest } = await dana.data(show, { id })
    assert.equal(resolved.resolveServiceRequest.__typename, 'ResolveServiceRequestSuccess')
    const isAssigned = assigned.updateServiceRequest.__typename === 'UpdateServiceRequestSuccess'
    assert.deepEqual(serviceRequest, {
      state: 'CLOSED',
      assignee: isAssigned ? { id: world.priya.id } : null,
    })
  }
})

Deno.test('reports notes of more than 10,000 characters under their field', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const { resolveServiceRequest } = await dana.data(resolve, { id, input: { notes: 'a'.repeat(10_001) } })
  assert.deepEqual(resolveServiceRequest.fields, [
    { path: 'notes', message: 'Notes may have up to 10,000 characters.' },
  ])
})

Deno.test('another agency’s request cannot be resolved, like a missing one', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const walt = await world.as(world.walt)
  const refused = await walt.data(resolve, { id, input: {} })
  const unknown = await walt.data(resolve, { id: 'sr_00000000000000000000000000', input: {} })
  assert.equal(refused.resolveServiceRequest.__typename, 'NotFoundError')
  assert.deepEqual(refused, unknown)
})

Deno.test('attaches files once, only the user’s own uploads, at most twenty', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverdesk-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(dataDir, { recursive: true }))
  await using world = await openWorld({ dataDir })
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const upload = async (client: typeof dana, name: string): Promise<string> => {
    const response = await client.fetch(`/files?name=${name}`, {
      method: 'PUT',
      body: 'Certificate of insurance',
    })
    assert.equal(response.status, 201, await response.clone().text())
    return (await response.json()).id
  }
  const files = [await upload(dana, 'certificate.txt'), await upload(dana, 'endorsement.txt')]
  const [first, second] = [await openRequest(world.harborline), await openRequest(world.harborline)]

  const refused = { path: 'files', message: 'A file is no longer available. Choose it again.' }
  const foreign = await marcus.data(resolve, { id: first, input: { files } })
  assert.deepEqual(foreign.resolveServiceRequest.fields, [refused])
  const tooMany = await dana.data(resolve, {
    id: first,
    input: { files: Array.from({ length: 21 }, () => files[0]) },
  })
  assert.deepEqual(tooMany.resolveServiceRequest.fields, [
    { path: 'files', message: 'Up to 20 files may be attached.' },
  ])

  await dana.data(resolve, { id: first, input: { files } })
  const again = await dana.data(resolve, { id: second, input: { files } })
  assert.deepEqual(again.resolveServiceRequest.fields, [refused])
  const { serviceRequest } = await marcus.data(
    `query ($id: ID!) { serviceRequest(id: $id) { resolution { files { name size } } } }`,
    { id: first },
  )
  assert.deepEqual(serviceRequest.resolution.files, [
    { name: 'certificate.txt', size: 24 },
    { name: 'endorsement.txt', size: 24 },
  ])
})
