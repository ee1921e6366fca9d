import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestDocument } from './requestDocument.ts'

vi.mock('../routing/leave.ts', () => ({
  leaveFor: vi.fn<(address: string) => Promise<never>>((address) =>
    Promise.reject(new Error(`left for ${address}`)),
  ),
  leaveForSignIn: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('left for sign-in'))),
}))

const send = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', send))
afterEach(() => void vi.unstubAllGlobals())

function answers(body: unknown, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  send.mockResolvedValueOnce(new Response(text, { status, headers: { 'Content-Type': 'application/json' } }))
}

function withError(extensions: object, message = 'Something went wrong on our side.') {
  return { data: null, errors: [{ message, extensions }] }
}

test('sends a document by id and returns its data', async () => {
  answers({ data: { agencyUser: { name: 'Dana Whitfield' } } })
  expect((await requestDocument('abc', { first: 50 })).data).toEqual({
    agencyUser: { name: 'Dana Whitfield' },
  })
  expect(send.mock.lastCall?.[1]?.body).toBe('{"doc_id":"abc","variables":{"first":50}}')
})

const failures = [
  { what: 'an error of the graph', body: withError({ errorId: 'e-1' }), status: 200, says: /on our side/ },
  {
    what: 'a lost session',
    body: withError({ code: 'UNAUTHENTICATED' }),
    status: 401,
    says: /left for sign-in/,
  },
  {
    what: 'a 302 with a place',
    body: withError({ status: 302, location: '/app/home' }),
    status: 200,
    says: /left for \/app\/home/,
  },
  { what: 'a 302 without a place', body: withError({ status: 302 }), status: 200, says: /left for \/signin/ },
  { what: 'an error page of a proxy', body: '<html>Bad gateway</html>', status: 502, says: /status 502/ },
  { what: 'something else entirely', body: [], status: 200, says: /can be read/ },
]

test.each(failures)('$what is thrown', async ({ body, status, says }) => {
  answers(body, status)
  await expect(requestDocument('abc', {})).rejects.toThrow(says)
})

test('distinguishes an unreachable server from one that rejects the request', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(requestDocument('abc', {})).rejects.toMatchObject({ status: 0, isAnswer: false })
  answers(withError({ errorId: 'e-2' }))
  await expect(requestDocument('abc', {})).rejects.toMatchObject({ errorId: 'e-2', isAnswer: true })
})
