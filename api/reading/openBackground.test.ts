import assert from 'node:assert/strict'
import { openBackground, type Task } from './openBackground.ts'

function task<Given extends unknown[], Result>(name: string, run: (...given: Given) => Result) {
  return { module: import.meta.url, name, run } satisfies Task<Given, Result>
}

export const counting = task('counting', (until: number) => {
  let count = 0
  while (count < until) count++
  return { count }
})

export const failing = task('failing', () => {
  throw new Error('The contract has no pages.')
})

Deno.test('long work leaves the server its turns, and a failure is told to whoever ordered it', async () => {
  const background = openBackground()
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const work = background.run(counting, 1_500_000_000)
  await assert.rejects(background.run(failing), /The contract has no pages/)
  assert.deepEqual(await work, { count: 1_500_000_000 })
  clearInterval(timer)
  assert.ok(turns > 10, `only ${turns} turns`)
  background.close()
})

Deno.test('work that is waiting when the server stops is told so', async () => {
  const background = openBackground()
  const work = background.run(counting, 5_000_000_000)
  background.close()
  await assert.rejects(work, /The server is stopping/)
})

export const endless = task('endless', (): number => {
  for (;;);
})

Deno.test('work that never ends fails in time, and the next is done', async () => {
  const background = openBackground({ longestMs: 1_500 })
  await assert.rejects(background.run(endless), /took too long/)
  assert.deepEqual(await background.run(counting, 10), { count: 10 })
  background.close()
})
