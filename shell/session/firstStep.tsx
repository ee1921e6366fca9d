import { renderToString } from 'react-dom/server'
import { SignInScreen } from './SignInScreen.tsx'

/** The sign-in screen's first step as HTML, rendered by the server and hydrated by the screen. */
export function firstStep({ mailbox }: { mailbox: string | null }): string {
  const address = { email: '', code: '', resendAt: null, next: '' }
  return renderToString(<SignInScreen address={address} mailbox={mailbox} onSignedIn={() => undefined} />)
}
