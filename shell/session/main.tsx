import { createRoot } from 'react-dom/client'
import { SignInScreen } from './SignInScreen.tsx'
import { readSignInAddress, withoutSecrets } from './signInAddress.ts'

const url = new URL(location.href)
const address = readSignInAddress(url)
history.replaceState(null, '', withoutSecrets(url))

const place = document.getElementById('coverdesk')
if (!place) throw new Error('The page has no place for the sign-in screen.')
const block = document.getElementById('coverdesk-start')?.textContent
const { mailbox = null }: { mailbox?: string | null } = block ? JSON.parse(block) : {}

createRoot(place).render(
  <SignInScreen address={address} mailbox={mailbox} onSignedIn={() => location.replace(address.next)} />,
)
