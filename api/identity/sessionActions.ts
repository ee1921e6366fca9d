import type { SessionActions, SignInAnswer } from '../graphql/index.ts'
import type { Clock } from '../platform/index.ts'
import type { Identity, SignedInUser } from './identity.ts'
import { recordSecurityEvent } from './security/securityEvent.ts'
import { sessionRules } from './session.ts'
import { codeRules } from './signInCode.ts'
import type { AskAnswer, CodeAnswer } from './signIn.ts'
import { isToken, newToken } from './token.ts'

/** The cookie that holds a session's token. */
export const sessionCookie = '__Host-coverdesk'
/** The cookie that identifies the browser that requested a code. */
const browserCookie = '__Host-coverdesk-browser'
/** The signed cookie of a browser used for an earlier sign-in. */
const knownCookie = '__Host-coverdesk-known'
const knownFor = 365 * 24 * 60 * 60_000

/** The parts of a browser's request that sign-in needs. */
export interface BrowserRequest {
  readonly ipAddress: string
  /** As in the server log. */
  readonly requestId: string
  cookie(name: string): string | undefined
  /** Adds a Set-Cookie header to the response. */
  setCookie(header: string): void
  /** Sets the signed-in user, for the rest of this request too; null for none. */
  become(user: SignedInUser | null): void
}

interface SessionActionsOptions {
  readonly identity: Identity
  readonly clock: Clock
  readonly browser: BrowserRequest
}

/** Sign-in and sign-out for one request of one browser. */
export function openSessionActions({ identity, clock, browser }: SessionActionsOptions): SessionActions {
  const origin = { address: browser.ipAddress, requestId: browser.requestId }

  async function endSession(): Promise<void> {
    const token = browser.cookie(sessionCookie)
    const found = token === undefined ? null : await identity.sessions.find(token)
    if (found) await identity.sessions.end(found.key)
  }

  function attemptOf(email: string, token: string) {
    const isKnown = identity.knownBrowsers.isKnown(browser.cookie(knownCookie), email)
    return { email, browser: token, ipAddress: browser.ipAddress, isKnown }
  }

  function noteRefusal(email: string, outcome: string): void {
    if (outcome === 'tooOften') identity.recordEventOf(email, { type: 'SIGN_IN_LIMITED', origin })
    else if (outcome === 'wrong' || outcome === 'dead')
      identity.recordEventOf(email, { type: 'SIGN_IN_FAILED', origin })
  }

  return {
    async askForCode(email) {
      const known = browser.cookie(browserCookie)
      // The value goes into a response header, so only values we created are returned.
      const token = known !== undefined && isToken(known) ? known : newToken()
      browser.setCookie(cookieHeader(browserCookie, token, codeRules.lifetime))
      const answer = await identity.signIn.ask(attemptOf(email, token))
      noteRefusal(email, answer.outcome)
      return translateAsk(answer, clock)
    },

    async signIn(email, code) {
      const digits = code.replaceAll(/\s/g, '')
      if (!/^\d{6}$/.test(digits)) {
        return { outcome: 'invalid', field: 'code', message: 'The code has six digits.' }
      }
      const token = browser.cookie(browserCookie) ?? ''
      const { answer, owner } = await identity.signIn.try(attemptOf(email, token), digits)
      noteRefusal(email, answer.outcome)
      if (answer.outcome !== 'right' || !owner) return translateCode(answer, clock)

      // An earlier session must not survive behind the new one.
      await endSession()
      const session = await identity.sessions.start(owner.agencyId, owner.userId)
      const user = await identity.userOf(session)
      if (!user) return wrongCode
      browser.setCookie(cookieHeader(sessionCookie, session, sessionRules.absolute))
      browser.setCookie(cookieHeader(browserCookie, '', 0))
      browser.setCookie(cookieHeader(knownCookie, identity.knownBrowsers.cookieFor(email), knownFor))
      await recordSecurityEvent(user.agency, clock, { type: 'SIGN_IN', userId: user.user.id, origin })
      browser.become(user)
      return { outcome: 'signedIn', agency: user.agency, viewer: user.user }
    },

    async signOut() {
      const token = browser.cookie(sessionCookie)
      const user = token === undefined ? null : await identity.userOf(token)
      await endSession()
      if (user)
        await recordSecurityEvent(user.agency, clock, { type: 'SIGN_OUT', userId: user.user.id, origin })
      browser.setCookie(cookieHeader(sessionCookie, '', 0))
      browser.become(null)
    },
  }
}

const wrongCode: SignInAnswer = {
  outcome: 'invalid',
  field: 'code',
  message: 'That code is wrong, has expired, or was requested in another browser.',
}

function translateAsk(answer: AskAnswer, clock: Clock): SignInAnswer {
  switch (answer.outcome) {
    case 'asked':
      return { outcome: 'codeAsked', resendAt: answer.resendAt }
    case 'invalid':
      return { outcome: 'invalid', field: 'email', message: answer.message }
    case 'tooOften':
      return refuse(
        'Too many codes were requested. Wait a moment, then try again.',
        answer.retryAt - clock.now(),
      )
  }
}

function translateCode(answer: CodeAnswer, clock: Clock): SignInAnswer {
  switch (answer.outcome) {
    // The code is right, but its owner was deactivated since.
    case 'right':
    case 'wrong':
      return wrongCode
    case 'dead':
      return refuse('Too many wrong codes. Request a new code.', null)
    case 'early':
      return refuse('Wait a moment, then try again.', answer.retryAt - clock.now())
    case 'tooOften':
      return refuse('Too many attempts. Wait a moment, then try again.', answer.retryAt - clock.now())
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
