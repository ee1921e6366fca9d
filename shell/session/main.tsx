import { createRoot, hydrateRoot } from 'react-dom/client'
import { SignInScreen } from './SignInScreen.tsx'
import { readSignInAddress, withoutSecrets } from './signInAddress.ts'

const url = new URL(location.href)
const address = readSignInAddress(url)
history.replaceState(null, '', withoutSecrets(url))

const place = document.getElementById('coverdesk')
if (!place) throw new Error('The page has no place for the sign-in screen.')
const block = document.getElementById('coverdesk-start')?.textContent
const { mailbox = null }: { mailbox?: string | null } = block ? JSON.parse(block) : {}

const screen = (
  <SignInScreen address={address} mailbox={mailbox} onSignedIn={() => location.replace(address.next)} />
)
// The server has sent the first step already, and somebody may be typing in it.
if (place.hasChildNodes()) hydrateRoot(place, screen)
else createRoot(place).render(screen)
