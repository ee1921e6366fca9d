import assert from 'node:assert/strict'
import { openWorld } from '../testing/openWorld.ts'

Deno.test('an unknown address is answered as fast as a known one', async () => {
  await using world = await openWorld()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 150; round++) {
    // Taking turns, so that whatever slows the machine down slows both.
    for (const [who, email] of [
      ['known', world.dana.email],
      ['unknown', 'nobody@harborline.example'],
    ] as const) {
      const browser = world.signedOut()
      const start = performance.now()
      const { agencySignIn } = await browser.data(
        'mutation ($email: String!) { agencySignIn(email: $email) { __typename } }',
        { email },
      )
      times[who].push(performance.now() - start)
      assert.equal(agencySignIn.__typename, 'AgencySignInSuccess')
      await new Promise((resolve) => setTimeout(resolve, 0))
      world.clock.advance(120_000)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const noise = Math.max(0.25 * Math.max(known, unknown), 0.2)
  assert(Math.abs(known - unknown) < noise, `${known} ms and ${unknown} ms`)
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
