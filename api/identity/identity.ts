import type { AgencyStore, Log, Platform } from '../platform/index.ts'
import { agencyUserKind, normalEmail, type AgencyUserRow } from './agencyUser.ts'
import { createApiKeys, type ApiKeys, type KeyOwner } from './apiKeys/apiKeys.ts'
import { createKnownBrowsers, type KnownBrowsers } from './knownBrowsers.ts'
import { recordSecurityEvent, type SecurityFacts } from './security/securityEvent.ts'
import { createSessions, type Sessions } from './sessions.ts'
import type { Session } from './session.ts'
import { createSignIn, type EmailOwner, type SignIn } from './signIn.ts'
import { createSigner, type Signer } from './signer.ts'
import type { SignInCode } from './signInCode.ts'
import { createStaff, type Staff } from './staff.ts'
import { newToken } from './token.ts'
import type { Bucket } from './tokenBucket.ts'

/** Authentication: who may sign in, and who is signed in. */
export interface Identity {
  readonly signIn: SignIn
  readonly sessions: Sessions
  readonly staff: Staff
  readonly apiKeys: ApiKeys
  readonly knownBrowsers: KnownBrowsers
  /** Signs with the secret shared by all processes of the store. */
  readonly signer: Signer
  /** The user of a session token; null if there is no such session or the user was deactivated. */
  userOf(token: string): Promise<SignedInUser | null>
  /** Adds an entry to the security log of the address's agency, after the response. */
  recordEventOf(email: string, facts: Omit<SecurityFacts, 'userId'>): void
  close(): void
}

export interface SignedInUser {
  /** The session's key. */
  readonly session: string
  readonly agency: AgencyStore
  readonly user: AgencyUserRow
}

/** Delivers a sign-in code by email. */
export type CodeDelivery = (mail: { email: string; name: string; code: string }) => Promise<void>

interface IdentityOptions {
  readonly platform: Omit<Platform, 'jobs' | 'mail' | 'close'>
  readonly deliverCode: CodeDelivery
  readonly log: Log
}

export async function openIdentity({ platform, deliverCode, log }: IdentityOptions): Promise<Identity> {
  const { clock } = platform
  const signer = createSigner(await sharedSecret(platform))
  const emails = platform.keyspace<EmailOwner>('emails')
  const sessions = createSessions({
    clock,
    sessions: platform.keyspace<Session>('sessions'),
    sessionsOfUsers: platform.keyspace<true>('sessionsOfUsers'),
  })

  async function findUser({ agencyId, userId }: EmailOwner) {
    const agency = await platform.agency(agencyId)
    const user = agency.table(agencyUserKind).get(userId)
    return user?.isActive ? { agency, user } : null
  }

  async function carry(owner: EmailOwner, email: string, code: string): Promise<void> {
    const found = await findUser(owner)
    if (found) await deliverCode({ email, name: found.user.name, code })
  }

  function sendCode(owner: EmailOwner, email: string, code: string): void {
    // Runs after the response, so that its timing does not reveal the agency lookup and mail delivery.
    setTimeout(() => {
      carry(owner, email, code).catch((reason: unknown) =>
        log('error', 'a sign-in code could not be sent', { userId: owner.userId, reason: String(reason) }),
      )
    }, 0)
  }

  async function recordFor(email: string, facts: Omit<SecurityFacts, 'userId'>): Promise<void> {
    const owner = await emails.get(normalEmail(email))
    const found = owner && (await findUser(owner.value))
    if (found) await recordSecurityEvent(found.agency, clock, { ...facts, userId: found.user.id })
  }

  return {
    sessions,
    signer,
    knownBrowsers: createKnownBrowsers(signer),
    recordEventOf(email, facts) {
      // Runs after the response, so that its timing does not reveal whether an address is known.
      setTimeout(() => {
        recordFor(email, facts).catch((reason: unknown) =>
          log('error', 'a security event could not be recorded', {
            type: facts.type,
            reason: String(reason),
          }),
        )
      }, 0)
    },
    staff: createStaff({ platform, emails, sessions }),
    apiKeys: createApiKeys({ platform, owners: platform.keyspace<KeyOwner>('apiKeys') }),
    signIn: createSignIn({
      clock,
      signer,
      emails,
      sendCode,
      codes: platform.keyspace<SignInCode>('signInCodes'),
      buckets: platform.keyspace<Bucket>('signInBuckets'),
    }),
    async userOf(token) {
      const found = await sessions.find(token)
      if (!found) return null
      const signedIn = await findUser(found.session)
      return signedIn && { ...signedIn, session: found.key }
    },
    close: () => sessions.close(),
  }
}

/** Created once per store, so that all its processes accept each other's codes and URLs. */
async function sharedSecret(platform: Pick<Platform, 'keyspace'>): Promise<string> {
  return platform.keyspace<string>('secrets').update('signing', (current) => {
    if (current) return { keep: true, answer: current.value }
    const secret = newToken()
    return { put: secret, answer: secret }
  })
}
