import type { ImapFlow } from 'imapflow'
import { type AgencyStore, type Clock, create, type Log, replace } from '../../platform/index.ts'
import { maxEmailBytes, receiveEmail } from '../emails/receiveEmail.ts'
import { type FolderPosition, folderPositionId, folderPositionKind, type Mailbox } from './mailbox.ts'

interface FolderDeps {
  readonly agency: AgencyStore
  readonly clock: Clock
  readonly log: Log
}

/** What the account signs in with. */
export type SignIn = { readonly pass: string } | { readonly accessToken: string }

/** One folder of an agency's mailbox. */
export interface FolderToRead {
  readonly mailbox: Mailbox
  readonly folder: string
  readonly signIn: SignIn
  readonly signal: AbortSignal
  readonly onConnected: () => Promise<void>
}

/** Some servers end an IDLE after 30 minutes (RFC 2177), so it is renewed sooner, in milliseconds. */
const longestIdle = 9 * 60_000
/** How far back to look when a folder's UIDs change, in milliseconds. */
const overlap = 2 * 24 * 60 * 60_000

/**
 * Receives new messages of a folder, then waits for more, until the connection or the server ends. A message is stored
 * before the position advances, and duplicates are detected by content, so none is lost or processed twice.
 */
export async function readFolder(deps: FolderDeps, order: FolderToRead): Promise<void> {
  const { mailbox, folder, signIn, signal, onConnected } = order
  const { ImapFlow: Client } = await import('imapflow')
  const isLocal = mailbox.host === '127.0.0.1' || mailbox.host === 'localhost'
  const client = new Client({
    host: mailbox.host,
    port: mailbox.port,
    secure: mailbox.port === 993,
    // Passwords are never sent unencrypted, except to this computer.
    ...(mailbox.port !== 993 && !isLocal && { doSTARTTLS: true }),
    auth: { user: mailbox.user, ...signIn },
    logger: false,
  })
  const stop = () => client.close()
  signal.addEventListener('abort', stop)
  // Without a listener, a connection error would end the process; it also ends the waits below.
  const lost = Promise.withResolvers<Error>()
  client.on('error', (error) => lost.resolve(error))
  client.on('close', () => lost.resolve(new Error('The mail server closed the connection.')))
  try {
    await client.connect()
    await client.mailboxOpen(folder, { readOnly: true })
    await onConnected()
    while (!signal.aborted) {
      await takeNew(deps, { client, mailbox, folder })
      const end = await news(client, lost.promise, signal)
      if (end && !signal.aborted) throw end
    }
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}

/** Waits for the server to announce a message; returns the error if the connection fails. */
async function news(client: ImapFlow, lost: Promise<Error>, signal: AbortSignal): Promise<Error | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const tell = () => resolve(null)
  const timer = setTimeout(tell, longestIdle)
  client.once('exists', tell)
  signal.addEventListener('abort', tell)
  // The next command ends the IDLE; its error surfaces as a connection error.
  void client.idle().catch(tell)
  try {
    return await Promise.race([promise, lost])
  } finally {
    clearTimeout(timer)
    client.off('exists', tell)
    signal.removeEventListener('abort', tell)
  }
}

async function takeNew(
  deps: FolderDeps,
  { client, mailbox, folder }: { client: ImapFlow; mailbox: Mailbox; folder: string },
): Promise<void> {
  const { agency, clock, log } = deps
  if (!client.mailbox) return
  const uidValidity = String(client.mailbox.uidValidity)
  const id = folderPositionId(agency.id, mailbox, folder)
  const known = agency.table(folderPositionKind).get(id)
  if (!known) {
    // Messages from before the mailbox was set up were handled elsewhere.
    await moveTo(agency, id, {
      folder,
      uidValidity,
      lastUid: client.mailbox.uidNext - 1,
      takenAt: clock.now(),
    })
    return
  }
  const isSame = known.uidValidity === uidValidity
  const uids = isSame
    ? await client.search({ uid: `${known.lastUid + 1}:*` }, { uid: true })
    : await client.search({ since: new Date(known.takenAt - overlap) }, { uid: true })
  const after = isSame ? known.lastUid : 0
  const wanted = (uids || []).filter((uid) => uid > after).toSorted((a, b) => a - b)
  for (const uid of wanted) {
    const message = await client.fetchOne(String(uid), { source: true, size: true }, { uid: true })
    if (message && (message.size ?? 0) > maxEmailBytes)
      log('warn', 'a message of a mailbox is too large', { agencyId: agency.id, uid })
    else if (message && message.source)
      await receiveEmail(
        { agency, clock },
        { content: new Blob([new Uint8Array(message.source)]).stream(), source: id },
      )
    await moveTo(agency, id, { folder, uidValidity, lastUid: uid, takenAt: clock.now() })
  }
  if (!isSame && wanted.length === 0)
    await moveTo(agency, id, {
      folder,
      uidValidity,
      lastUid: client.mailbox.uidNext - 1,
      takenAt: clock.now(),
    })
}

async function moveTo(agency: AgencyStore, id: string, position: FolderPosition): Promise<void> {
  const stored = await agency.read(folderPositionKind, id)
  const change = stored
    ? replace(stored, position, 'READ_MAILBOX_FOLDER')
    : create(folderPositionKind, id, position, 'READ_MAILBOX_FOLDER')
  const committed = await agency.commit({ type: 'WORKFLOW', id: null }, [change])
  if (!committed.ok) throw new Error('Another server reads this mailbox, too.')
}
