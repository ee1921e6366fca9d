import { useState } from 'react'
import { Mark } from '../frame/Mark.tsx'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { InsecureNotice } from './InsecureNotice.tsx'
import * as styles from './SignInScreen.css.ts'
import { keepStep, type SignInAddress } from './signInAddress.ts'
import { Link, Text } from '@coverdesk/design-system'

interface SignInScreenProps {
  address: SignInAddress
  /** The mailbox of a server that sends no email; otherwise null. */
  mailbox: string | null
  onSignedIn: () => void
}

/** The sign-in screen: an email address first, then the code sent to it. */
export function SignInScreen({ address, mailbox, onSignedIn }: SignInScreenProps) {
  const [email, setEmail] = useState(address.email)
  const [asked, setAsked] = useState<{ resendAt: number | null } | null>(
    address.email === '' ? null : { resendAt: address.resendAt },
  )

  function ask(sentTo: string, resendAt: number | null) {
    setEmail(sentTo)
    setAsked({ resendAt })
    keepStep({ email: sentTo, resendAt })
  }

  function goBack() {
    setAsked(null)
    keepStep(null)
  }

  return (
    <div className={styles.deps}>
      <main className={styles.column}>
        <div className={styles.sign}>
          <Mark />
          <span className={styles.product}>Coverdesk</span>
        </div>
        <div className={styles.card}>
          <InsecureNotice />
          {asked ? (
            <CodeStep
              email={email}
              givenCode={address.code}
              firstResendAt={asked.resendAt}
              onSignedIn={onSignedIn}
              onBack={goBack}
            />
          ) : (
            <EmailStep givenEmail={email} onAsked={ask} />
          )}
        </div>
        {mailbox !== null && <MailboxHint href={mailbox} />}
      </main>
    </div>
  )
}

/** On a server that sends no email: where to find the messages. */
function MailboxHint({ href }: { href: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      No mail server is set up. Find your code in the <Link href={href}>local mailbox</Link>.
    </Text>
  )
}
