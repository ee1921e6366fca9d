import { renderToString } from 'react-dom/server'
import { SignInScreen } from './SignInScreen.tsx'

/** The sign-in screen's first step as HTML, for the server to send with the page; the screen takes it over as it is. */
export function firstStep({ mailbox }: { mailbox: string | null }): string {
  const address = { email: '', code: '', resendAt: null, next: '' }
  return renderToString(<SignInScreen address={address} mailbox={mailbox} onSignedIn={() => undefined} />)
}
