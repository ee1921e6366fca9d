/**
 * Many browsers that watch one agency, in a process of their own:
 *
 *     node bench/product/watch.ts URL COOKIE COUNT
 *
 * Prints `ready` when all streams are open, then for each change the moment (milliseconds since the epoch)
 * at which the last of them had it. Ends, and with it every stream, when its standard input does.
 */
import { Agent, request } from 'node:http'
import process from 'node:process'

const [url = '', cookie = '', count = '0'] = process.argv.slice(2)
const watchers = Number(count)
const agent = new Agent({ maxSockets: Infinity })
const body = JSON.stringify({
  query: 'subscription { watchAgency { cursor nodeId subjectId typename updateTypes } }',
})
const reached = new Map<string, number>()
let open = 0

for (let watcher = 0; watcher < watchers; watcher += 1) {
  // A burst of 2,000 connections would measure the backlog of the socket, not the server.
  if (watcher % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  watch()
}
process.stdin.on('end', () => process.exit(0)).resume()

function watch(): void {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', origin: url, cookie }
  const asking = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
    if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`)
    open += 1
    if (open === watchers) console.log('ready')
    response.setEncoding('utf8')
    response.on('data', take)
  })
  asking.end(body)
}

function take(text: string): void {
  for (const [, cursor = ''] of text.matchAll(/"cursor":"(\d+)"/g)) {
    const seen = (reached.get(cursor) ?? 0) + 1
    reached.set(cursor, seen)
    if (seen === watchers) console.log(`last ${cursor} ${performance.timeOrigin + performance.now()}`)
  }
}
