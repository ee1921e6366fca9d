import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ReactNode, useEffect } from 'react'
import { SignInScreen } from './SignInScreen.tsx'
import { readSignInAddress, withoutSecrets } from './signInAddress.ts'

const url = new URL(location.href)
const address = readSignInAddress(url, history.state)
const { email, resendAt } = address
history.replaceState(email === '' ? null : { email, resendAt }, '', withoutSecrets(url))

const place = document.getElementById('coverdesk')
if (!place) throw new Error('The page has no place for the sign-in screen.')
const block = document.getElementById('coverdesk-start')?.textContent
const { mailbox = null }: { mailbox?: string | null } = block ? JSON.parse(block) : {}

const screen = (
  <Arrived place={place}>
    <SignInScreen address={address} mailbox={mailbox} onSignedIn={() => location.replace(address.next)} />
  </Arrived>
)
// The server rendered the first step, and the user may already be typing.
if (place.hasChildNodes() && email === '') hydrateRoot(place, screen)
else createRoot(place).render(screen)

function Arrived({ place: at, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    at.removeAttribute('data-first-frame')
    if ('submitted' in at.dataset) at.querySelector('form')?.requestSubmit()
    at.removeAttribute('data-submitted')
  }, [at])
  return children
}
