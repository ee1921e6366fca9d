import {
  graphql,
  links,
  Navigate,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFreshLinks,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Inline, Link, orDash, Panel, shortDateTime, Stack } from '@coverdesk/design-system'
import { type MessageAuthor, MessageBubble } from '@coverdesk/design-system/conversation'
import { paths } from '../paths.ts'
import requestConversationPageQuery, {
  type RequestConversationPageQuery,
} from './__generated__/RequestConversationPageQuery.graphql.ts'

/** The calls and emails behind a request: clients on one side, Cara and the agency on the other (spec 1 §2.10). */
export function RequestConversationPage({ queryRef }: PageProps<RequestConversationPageQuery>) {
  const { serviceRequest } = usePreloadedQuery<RequestConversationPageQuery>(
    graphql`
      query RequestConversationPageQuery($id: ID!) {
        serviceRequest(id: $id) {
          calls {
            id
            fromName
            startedAt
            transcript {
              role
              content
            }
          }
          emailThreads {
            id
            subject
            emails {
              id
              body
              from
              senderRole
              sentAt
              attachments {
                id
                name
                url
                size
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  const reload = () => refresh<RequestConversationPageQuery>(requestConversationPageQuery, { id })
  useAgencyChanges(({ typename, subjectId }) => subjectId === id || typename === 'EmailThread', reload)
  useFreshLinks(() => void reload())
  // The parent page redirects to the list if the request does not exist.
  if (!serviceRequest) return null
  const { calls, emailThreads } = serviceRequest
  if (calls.length + emailThreads.length === 0) return <Navigate to={paths.overview(id)} replace />

  return (
    <Stack space="m">
      {calls.map((call) => (
        <Panel
          key={call.id}
          title={`Call from ${orDash(call.fromName)}`}
          actions={
            <Inline space="s">
              {shortDateTime(call.startedAt)}
              <Link href={links.call(call.id)}>Call summary</Link>
            </Inline>
          }
        >
          <Stack space="s">
            {call.transcript.flatMap(({ role, content }, index) =>
              role === 'USER' || role === 'AGENT' ? (
                <MessageBubble
                  key={index}
                  author={role === 'USER' ? 'client' : 'cara'}
                  name={role === 'USER' ? call.fromName : null}
                  conversation="withClient"
                  text={content}
                  format="plain"
                />
              ) : (
                []
              ),
            )}
          </Stack>
        </Panel>
      ))}
      {emailThreads.map((thread) => (
        <Panel
          key={thread.id}
          title={thread.subject ?? 'No subject'}
          actions={<Link href={links.email(thread.id)}>Email thread</Link>}
        >
          <Stack space="s">
            {thread.emails.map(({ id: emailId, body, from, senderRole, sentAt, attachments }) => (
              <MessageBubble
                key={emailId}
                author={authors[senderRole] ?? 'participant'}
                name={senderRole === 'CARA' ? null : from}
                conversation="withClient"
                sentAt={sentAt}
                text={body}
                format="plain"
                attachments={attachments.map((file) => ({
                  id: file.id,
                  name: file.name,
                  href: file.url,
                  size: file.size,
                }))}
              />
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  )
}

const authors: Readonly<Record<string, MessageAuthor>> = {
  AGENT: 'agent',
  CARA: 'cara',
  CLIENT: 'client',
  PARTICIPANT: 'participant',
}
