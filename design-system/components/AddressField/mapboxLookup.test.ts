import { afterEach, expect, test, vi } from 'vitest'
import { mapboxLookup } from './mapboxLookup.ts'

const { signal } = new AbortController()

function placeOf() {
  return Promise.resolve({ city: 'Austin', zone: 'TX' })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(...answers: Response[]) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(answers.shift() ?? new Response(null, { status: 500 })),
  )
  vi.stubGlobal('fetch', fetched)
  return (call: number) => new URL(fetched.mock.calls[call]?.[0] ?? '')
}

const found = {
  address_line1: '1200 Industrial Boulevard',
  address_line2: 'Suite 4',
  address_level2: 'Austin',
  address_level1: 'Texas',
  postcode: '78745',
}

test('looks up typed text in the US and fetches the chosen suggestion in the same session', async () => {
  const askedAt = answerWith(
    Response.json({ suggestions: [{ ...found, action: { id: 'one/1' } }] }),
    Response.json({ features: [{ properties: found }] }),
    Response.json({ suggestions: [] }),
  )
  const lookup = mapboxLookup('pk.harborline', placeOf)
  const [suggestion] = await lookup.suggest('1200 Ind/ustrial', signal)
  expect(suggestion).toEqual({
    id: 'one/1',
    label: '1200 Industrial Boulevard',
    description: 'Austin, TX 78745',
  })
  expect(askedAt(0).pathname).toBe('/autofill/v1/suggest/1200%20Ind%2Fustrial')
  expect(askedAt(0).searchParams.get('country')).toBe('us')
  expect(askedAt(0).searchParams.get('access_token')).toBe('pk.harborline')

  expect(suggestion && (await lookup.addressOf(suggestion, signal))).toEqual({
    line1: '1200 Industrial Boulevard',
    line2: 'Suite 4',
    city: 'Austin',
    zone: 'TX',
    postalCode: '78745',
  })
  expect(askedAt(1).pathname).toBe('/autofill/v1/retrieve/one%2F1')
  const session = (call: number) => askedAt(call).searchParams.get('session_token')
  expect(session(1)).toBe(session(0))

  await lookup.suggest('88 Wharf', signal)
  expect(session(2)).not.toBe(session(0))
})

test('a refused token is an error, not an empty list', async () => {
  answerWith(new Response('{"message":"Not Authorized"}', { status: 401 }))
  await expect(mapboxLookup('pk.expired', placeOf).suggest('88 Wharf', signal)).rejects.toThrow('401')
})

test('looks up a ZIP code without asking the service', async () => {
  answerWith()
  expect(await mapboxLookup('pk.harborline', placeOf).placeOf('78701', signal)).toEqual({
    city: 'Austin',
    zone: 'TX',
  })
  expect(fetch).not.toHaveBeenCalled()
})
