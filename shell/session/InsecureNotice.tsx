import { Text } from '@coverdesk/design-system'
import { useSyncExternalStore } from 'react'
import { notice } from './SignInScreen.css.ts'

/** Explains why users cannot sign in over an unencrypted connection: browsers keep no session there. */
export function InsecureNotice() {
  if (useSyncExternalStore(never, isSecure, isSecureOnServer)) return null
  return (
    <div role="alert" className={notice}>
      <Text as="p" weight="medium">
        This connection is not secure
      </Text>
      <Text as="p" size="small">
        Sign-in requires an https:// address. Ask your administrator for it.
      </Text>
    </div>
  )
}

function never() {
  return () => undefined
}

function isSecure(): boolean {
  return window.isSecureContext
}

// The server cannot know how the browser connects.
function isSecureOnServer(): boolean {
  return true
}
