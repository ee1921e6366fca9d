import { createServer } from 'node:net'

/** A free port of this computer. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The system gave no port.'))
        else resolve(address.port)
      })
    })
  })
}
