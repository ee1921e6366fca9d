import { runMutation } from '@coverdesk/contract'
import { graphql } from 'react-relay'
import { leaveFor } from '../routing/leave.ts'
import { links } from '../contract/links.ts'
import type { signOutMutation } from './__generated__/signOutMutation.graphql.ts'

/** Ends the session on the server, then shows the sign-in screen. */
export async function signOut(): Promise<void> {
  await runMutation<signOutMutation>(
    graphql`
      mutation signOutMutation {
        agencySignOut
      }
    `,
    {},
  )
  // Drafts belong to the user who typed them.
  sessionStorage.clear()
  await leaveFor(links.signIn())
}
