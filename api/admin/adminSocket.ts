import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import path from 'node:path'

// A socket's name has 108 bytes on Linux and 104 on macOS, the end included.
const longest = 103

/** Where a server that holds the store takes the commands of whoever runs it. */
export interface AdminSocket {
  readonly path: string
  /** The folder that the door has to make for itself; null when the data folder holds the socket. */
  readonly ownFolder: string | null
}

/** The socket of a data folder: inside of it, or under a name of its own where that would be too long for one. */
export function adminSocket(dataDir: string): AdminSocket {
  const folder = path.resolve(dataDir)
  const within = path.join(folder, 'admin.sock')
  if (Buffer.byteLength(within) <= longest) return { path: within, ownFolder: null }
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  // Not what TMPDIR says: the server and whoever asks it may have been started with different ones.
  const ownFolder = `/tmp/coverdesk-${digest}`
  return { path: `${ownFolder}/admin.sock`, ownFolder }
}
