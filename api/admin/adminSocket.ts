import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import path from 'node:path'

// A socket path can have 108 bytes on Linux and 104 on macOS, including the terminator.
const longest = 103

/** The socket where the running server takes operator commands. */
export interface AdminSocket {
  readonly path: string
  /** The folder to create for the socket; null if it is in the data folder. */
  readonly ownFolder: string | null
}

/** The socket of a data folder: inside it, or at a shorter path if that one would be too long. */
export function adminSocket(dataDir: string): AdminSocket {
  const folder = path.resolve(dataDir)
  const within = path.join(folder, 'admin.sock')
  if (Buffer.byteLength(within) <= longest) return { path: within, ownFolder: null }
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  // Ignores TMPDIR: the server and the command may have been started with different values.
  const ownFolder = `/tmp/coverdesk-${digest}`
  return { path: `${ownFolder}/admin.sock`, ownFolder }
}
