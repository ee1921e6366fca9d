import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'

test('no outgoing connection can take a free port before its server does', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const sockets = await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket))
        }),
    ),
  )
  expect(sockets.every(({ localPort = 0 }) => localPort > port)).toBe(true)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})
