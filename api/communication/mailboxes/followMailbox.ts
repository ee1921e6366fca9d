import { z } from 'zod'
import type { Services } from '../../graphql/index.ts'
import {
  type AgencyStore,
  type Change,
  defineJob,
  planJob,
  replace,
  retryOnConflict,
} from '../../platform/index.ts'
import { type Mailbox, mailboxId, mailboxKind } from './mailbox.ts'
import { type FolderToRead, readFolder, type SignIn } from './readFolder.ts'

const job = { name: 'followMailbox', parse: (stored: unknown) => z.null().parse(stored) }

/** How often to check that a mailbox is being watched, in milliseconds. */
const lookAgainAfter = 60_000
/** Maximum delay between connection attempts, in milliseconds. */
const longestPause = 5 * 60_000

/** Starts watching the agency's mailbox. Commit it with the mailbox change. */
export function planFollowing(agency: AgencyStore): readonly Change[] {
  return planJob(agency, job, null)
}

/** Ensures the agency's mailbox is being watched, also after a restart; checks again every minute. */
export function followMailbox({ mailboxes, clock, log }: Services) {
  return defineJob({
    ...job,
    async run({ agency }) {
      const stored = await agency.read(mailboxKind, mailboxId(agency.id))
      const mailbox = stored?.value
      if (!mailbox?.isOn || !mailboxes.hosts.includes(`${mailbox.host}:${mailbox.port}`)) {
        mailboxes.release(agency.id)
        return
      }
      const { folders } = mailbox
      // A provider may replace the token at every sign-in, which is no new mailbox.
      const version = JSON.stringify([mailbox.host, mailbox.port, mailbox.user, folders, mailbox.updatedAt])
      mailboxes.follow(agency.id, version, async (signal) => {
        await Promise.all(folders.map((folder) => follow({ mailbox, folder, signal })))
      })
      const at = clock.now() + lookAgainAfter
      // One check a minute is enough, however often the mailbox is changed.
      return { changes: planJob(agency, job, null, { at, key: `${Math.floor(at / lookAgainAfter)}` }) }

      async function follow({
        signal,
        ...order
      }: Omit<FolderToRead, 'signIn' | 'onConnected'>): Promise<void> {
        for (let failures = 0; !signal.aborted;) {
          try {
            await readFolder(
              { agency, clock, log },
              {
                ...order,
                signal,
                signIn: await signInOf({ agency, mailboxes }, signal),
                async onConnected() {
                  failures = 0
                  await note(agency, { failure: null, connectedAt: clock.now() })
                },
              },
            )
          } catch (error) {
            if (signal.aborted) return
            failures += 1
            const reason = error instanceof Error ? error.message : String(error)
            log('warn', 'a mailbox could not be read', { agencyId: agency.id, reason })
            await note(agency, { failure: reason.slice(0, 300) })
          }
          await pause(Math.min(250 * 2 ** failures, longestPause), signal)
        }
      }
    },
  })
}

/** The password on file, or an access token for the token on file. Keeps the token that replaces it. */
async function signInOf(
  { agency, mailboxes }: { agency: AgencyStore; mailboxes: Services['mailboxes'] },
  signal: AbortSignal,
): Promise<SignIn> {
  const stored = await agency.read(mailboxKind, mailboxId(agency.id))
  if (!stored) throw new Error('The mailbox is no longer set up.')
  const secret = mailboxes.open(stored.value.sealedSecret)
  if (!stored.value.isToken) return { pass: secret }
  const { accessToken, refreshToken } = await mailboxes.accessToken(secret, signal)
  if (refreshToken !== null && refreshToken !== secret) {
    const next = { ...stored.value, sealedSecret: mailboxes.seal(refreshToken) }
    // When another folder was quicker, its token is kept.
    await agency.commit({ type: 'WORKFLOW', id: null }, [replace(stored, next, 'NOTE_MAILBOX')])
  }
  return { accessToken }
}

/** Records the mailbox's status if it changed. */
async function note(
  agency: AgencyStore,
  state: Pick<Mailbox, 'failure'> & Partial<Pick<Mailbox, 'connectedAt'>>,
): Promise<void> {
  await retryOnConflict(async () => {
    const mailbox = await agency.read(mailboxKind, mailboxId(agency.id))
    if (!mailbox) return true
    const isSame = mailbox.value.failure === state.failure && mailbox.value.connectedAt !== null
    if (isSame) return true
    const next = { ...mailbox.value, ...state }
    await agency.commit({ type: 'WORKFLOW', id: null }, [replace(mailbox, next, 'NOTE_MAILBOX')])
    return true
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
