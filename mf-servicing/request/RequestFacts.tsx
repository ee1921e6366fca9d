import { EmailLink, graphql, links, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Link } from '@coverdesk/design-system'
import { phone } from '@coverdesk/design-system/forms'
import type { RequestFacts_request$key } from './__generated__/RequestFacts_request.graphql.ts'
import { paths } from '../paths.ts'
import { PolicyName } from './PolicyName.tsx'

/** The requester, the account and the policy. */
export function RequestFacts({ request }: { request: RequestFacts_request$key }) {
  const facts = useFragment(
    graphql`
      fragment RequestFacts_request on ServiceRequest {
        id
        clientName
        clientEmail
        clientPhone
        account {
          id
          account {
            name
          }
        }
        calls {
          id
        }
        emailThreads {
          id
        }
        businessPolicy {
          ...PolicyName_policy
        }
        viewerCanUpdate {
          isAllowed
        }
      }
    `,
    request,
  )
  const [thread] = facts.emailThreads
  const [call] = facts.calls
  // A request's account is that of its conversation.
  const link = facts.viewerCanUpdate.isAllowed ? paths.link(facts.id) : undefined
  const chooser = thread ? links.emailAccount(thread.id) : call ? links.callAccount(call.id) : link
  return (
    <DescriptionList>
      <DescriptionItem label="Client">{facts.clientName}</DescriptionItem>
      <DescriptionItem label="Email">
        <EmailLink email={facts.clientEmail} accountId={facts.account?.id} />
      </DescriptionItem>
      <DescriptionItem label="Phone">
        {facts.clientPhone && (
          <Link href={`tel:${facts.clientPhone.replaceAll(/[^\d+]/g, '')}`}>{phone(facts.clientPhone)}</Link>
        )}
      </DescriptionItem>
      <DescriptionItem label="Account">
        {facts.account ? (
          <Link href={links.account(facts.account.id)}>{facts.account.account.name}</Link>
        ) : (
          chooser && <Link href={chooser}>Choose the account</Link>
        )}
      </DescriptionItem>
      <DescriptionItem label="Policy">
        {facts.businessPolicy ? (
          <PolicyName policy={facts.businessPolicy} />
        ) : (
          facts.account && link && <Link href={link}>Choose the policy</Link>
        )}
      </DescriptionItem>
    </DescriptionList>
  )
}
