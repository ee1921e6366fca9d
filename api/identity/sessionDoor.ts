import type { SessionDoor, SignInAnswer } from '../graphql/index.ts'
import type { Clock } from '../platform/index.ts'
import type { Identity, SignedInUser } from './identity.ts'
import { sessionRules } from './session.ts'
import { codeRules } from './signInCode.ts'
import type { AskAnswer, CodeAnswer } from './signIn.ts'
import { isToken, newToken } from './token.ts'

/** The cookie that holds a session's token. */
export const sessionCookie = '__Host-coverdesk'
/** The cookie that says which browser asked for a code. */
const browserCookie = '__Host-coverdesk-browser'

/** A browser's request, as far as signing in needs it. */
export interface BrowserRequest {
  readonly ipAddress: string
  cookie(name: string): string | undefined
  /** Adds a Set-Cookie header to the answer. */
  setCookie(header: string): void
  /** Who is signed in from now on, within this request too; null when nobody is. */
  become(user: SignedInUser | null): void
}

interface SessionDoorOptions {
  readonly identity: Identity
  readonly clock: Clock
  readonly browser: BrowserRequest
}

/** Signing in and out for one request of one browser. */
export function openSessionDoor({ identity, clock, browser }: SessionDoorOptions): SessionDoor {
  async function endSession(): Promise<void> {
    const token = browser.cookie(sessionCookie)
    const found = token === undefined ? null : await identity.sessions.find(token)
    if (found) await identity.sessions.end(found.key)
  }

  return {
    async askForCode(email) {
      const known = browser.cookie(browserCookie)
      // Goes into a header of the answer: only what we made ourselves comes back.
      const token = known !== undefined && isToken(known) ? known : newToken()
      browser.setCookie(cookieHeader(browserCookie, token, codeRules.lifetime))
      const answer = await identity.signIn.ask({ email, browser: token, ipAddress: browser.ipAddress })
      return translateAsk(answer, clock)
    },

    async signIn(email, code) {
      const digits = code.replaceAll(/\s/g, '')
      if (!/^\d{6}$/.test(digits)) {
        return { outcome: 'invalid', field: 'code', message: 'The code has six digits.' }
      }
      const token = browser.cookie(browserCookie) ?? ''
      const attempt = { email, browser: token, ipAddress: browser.ipAddress }
      const { answer, owner } = await identity.signIn.try(attempt, digits)
      if (answer.outcome !== 'right' || !owner) return translateCode(answer, clock)

      // A session that was open before must not live on behind the new one.
      await endSession()
      const session = await identity.sessions.start(owner.agencyId, owner.userId)
      const user = await identity.userOf(session)
      if (!user) return wrongCode
      browser.setCookie(cookieHeader(sessionCookie, session, sessionRules.absolute))
      browser.setCookie(cookieHeader(browserCookie, '', 0))
      browser.become(user)
      return { outcome: 'signedIn', agency: user.agency, viewer: user.user }
    },

    async signOut() {
      await endSession()
      browser.setCookie(cookieHeader(sessionCookie, '', 0))
      browser.become(null)
    },
  }
}

const wrongCode: SignInAnswer = {
  outcome: 'invalid',
  field: 'code',
  message: 'That code is not right, has expired, or was asked for in another browser.',
}

function translateAsk(answer: AskAnswer, clock: Clock): SignInAnswer {
  switch (answer.outcome) {
    case 'asked':
      return { outcome: 'codeAsked', resendAt: answer.resendAt }
    case 'invalid':
      return { outcome: 'invalid', field: 'email', message: answer.message }
    case 'tooOften':
      return refuse(
        'Too many codes were asked for. Wait a little, then try again.',
        answer.retryAt - clock.now(),
      )
  }
}

function translateCode(answer: CodeAnswer, clock: Clock): SignInAnswer {
  switch (answer.outcome) {
    // Right, but its owner has left since.
    case 'right':
    case 'wrong':
      return wrongCode
    case 'dead':
      return refuse('That was one try too many. Ask for a new code.', null)
    case 'early':
      return refuse('Wait a moment before the next try.', answer.retryAt - clock.now())
    case 'tooOften':
      return refuse('Too many tries. Wait a little, then try again.', answer.retryAt - clock.now())
  }
}

function refuse(message: string, wait: number | null): SignInAnswer {
  return {
    outcome: 'refused',
    message,
    retryAfter: wait === null ? null : Math.max(1, Math.ceil(wait / 1_000)),
  }
}

function cookieHeader(name: string, value: string, lifetime: number): string {
  return `${name}=${value}; Path=/; Max-Age=${lifetime / 1_000}; HttpOnly; Secure; SameSite=Lax`
}
