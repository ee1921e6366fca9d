/**
 * The floor of the list bench: a bare Hono route on Deno that sends bytes made beforehand.
 *
 *     deno run bench/peers/bareHono.ts PORT BODY.json
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { Hono } from 'hono'

const [port, bodyFile] = process.argv.slice(2)
if (!port || !bodyFile) throw new Error('Usage: deno run bench/peers/bareHono.ts PORT BODY.json')
const body = readFileSync(bodyFile)
const app = new Hono()
app.post('/graphql', (context) => context.body(body, 200, { 'content-type': 'application/json' }))
Deno.serve({ port: Number(port), hostname: '127.0.0.1', onListen: () => console.log('ready') }, app.fetch)
