import assert from 'node:assert/strict'
import { replace } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { openRequest } from '../../servicing/testing/openRequest.ts'
import { openWorld } from '../../testing/openWorld.ts'

const marks = `query ($id: ID!) {
  serviceRequest(id: $id) { isPossibleClaim isCancellationNotice isBankChange isComplaint }
}`
const none = { isPossibleClaim: false, isCancellationNotice: false, isBankChange: false, isComplaint: false }

Deno.test('the marks of a request follow its details', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const id = await openRequest(harborline, {
    type: 'DOCUMENT_REQUEST',
    details: 'Third time I ask for the loss runs. I am filing a complaint with the insurance department.',
  })
  const dana = await world.as(world.dana)
  assert.deepEqual((await dana.data(marks, { id })).serviceRequest, { ...none, isComplaint: true })
  for (const [details, expected] of [
    ['A pipe burst last night and flooded our office.', { ...none, isPossibleClaim: true }],
    ['Can somebody look at my file?', none],
  ] as const) {
    const request = await harborline.read(serviceRequestKind, id)
    assert(request)
    const changed = { ...request.value, type: 'OTHER' as const, details }
    await harborline.commit({ type: 'SYSTEM', id: null }, [
      replace(request, changed, 'UPDATE_SERVICE_REQUEST_DETAILS'),
    ])
    assert.deepEqual((await dana.data(marks, { id })).serviceRequest, expected)
  }
})
