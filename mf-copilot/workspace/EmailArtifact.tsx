import {
  FailureBoundary,
  fieldText,
  graphql,
  useFragment,
  useLocation,
  useNavigate,
  useSave,
} from '@coverdesk/contract'
import {
  Button,
  ButtonLink,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  Inline,
  MailIcon,
  orDash,
  PencilIcon,
  SendIcon,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@coverdesk/design-system'
import { AttachmentList } from '@coverdesk/design-system/conversation'
import { Form } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { Suspense, useState } from 'react'
import type { EmailArtifact_artifact$key } from './__generated__/EmailArtifact_artifact.graphql.ts'
import { withoutArtifact } from './artifactSearch.ts'
import { ArtifactVersions } from './ArtifactVersions.tsx'
import { EmailAttachments } from './EmailAttachments.tsx'
import { Pane } from './Pane.tsx'
import { saveEmail } from './saveEmail.ts'
import { Sources } from './Sources.tsx'
import { VersionNote } from './VersionNote.tsx'
import { proposeEmail } from './workspaceMutations.ts'

/** An email that Cara drafted: to read, edit, copy, or open in the mail client (spec 1 §2.6). */
export function EmailArtifact({ artifact }: { artifact: EmailArtifact_artifact$key }) {
  const data = useFragment(
    graphql`
      fragment EmailArtifact_artifact on CaraArtifact {
        id
        title
        email {
          subject
          to {
            name
            email
          }
          body
          attachments {
            sourceId
            name
            size
            url
          }
        }
        citations {
          ...Sources_citations
        }
        ...VersionNote_artifact
        ...ArtifactVersions_artifact
      }
    `,
    artifact,
  )
  const [isEditing, setIsEditing] = useState(false)
  const [isProposing, setIsProposing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!data.email) return null

  async function propose() {
    setIsProposing(true)
    const refused = await proposeEmail(data.id)
    setIsProposing(false)
    setFailure(refused)
    // What is to be approved stands in the conversation, which the email covers on a phone.
    if (refused === null) await navigate({ search: withoutArtifact(search) }, { preventScrollReset: true })
  }
  const { subject, to, body, attachments } = data.email
  const recipient = to[0]
  return (
    <Pane
      title={data.title}
      subtitle={<VersionNote artifact={data} />}
      closes="artifact"
      actions={
        !isEditing && (
          <>
            <CopyButton text={copied({ subject, to, body })} />
            <ButtonLink
              href={mailTo({ to: recipient?.email, subject, body })}
              size="small"
              icon={MailIcon}
              isExternal
            >
              Open in mail
            </ButtonLink>
            <Button size="small" icon={PencilIcon} onPress={() => setIsEditing(true)}>
              Edit
            </Button>
            <Button
              size="small"
              tone="primary"
              icon={SendIcon}
              isLoading={isProposing}
              onPress={() => void propose()}
            >
              Send
            </Button>
          </>
        )
      }
    >
      {isEditing ? (
        <EmailForm id={data.id} email={data.email} onClose={() => setIsEditing(false)} />
      ) : (
        <ArtifactVersions artifact={data} preview={null}>
          <Stack space="m">
            {failure !== null && <Banner tone="danger" title={failure} />}
            <DescriptionList>
              <DescriptionItem label="Subject">{subject}</DescriptionItem>
              <DescriptionItem label="To">
                {recipient ? [recipient.name, recipient.email].filter(Boolean).join(', ') : orDash(null)}
              </DescriptionItem>
            </DescriptionList>
            {attachments.length > 0 && (
              <Stack space="xs">
                <AttachmentList
                  attachments={attachments.map(({ sourceId, name, size, url }) => ({
                    id: sourceId,
                    name,
                    href: url,
                    size: size ?? undefined,
                  }))}
                />
                <Text size="small" tone="muted">
                  Open in mail leaves the attachments out.
                </Text>
              </Stack>
            )}
            <Text as="div" hasLineBreaks>
              {body}
            </Text>
            {data.citations.length > 0 && <Sources citations={data.citations} />}
          </Stack>
        </ArtifactVersions>
      )}
    </Pane>
  )
}

/** The whole email as plain text, ready to paste. */
function copied({ subject, to, body }: Pick<EmailFormProps['email'], 'subject' | 'to' | 'body'>): string {
  const people = to.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
  return [...(people ? [`To: ${people}`] : []), `Subject: ${subject}`, '', body].join('\n')
}

/** An address that opens the mail client; its parts are encoded as RFC 6068 wants them, with line ends as CRLF. */
function mailTo({ to, subject, body }: { to: string | undefined; subject: string; body: string }): string {
  const parts = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`,
  ]
  return `mailto:${encodeURIComponent(to ?? '')}?${parts.join('&')}`
}

type Recipient = { readonly name: string | null | undefined; readonly email: string }

interface EmailFormProps {
  id: string
  email: {
    readonly subject: string
    readonly to: readonly Recipient[]
    readonly body: string
    readonly attachments: readonly { readonly sourceId: string }[]
  }
  onClose: () => void
}

function EmailForm({ id, email: { subject, to, body, attachments }, onClose }: EmailFormProps) {
  const [attachmentIds, setAttachmentIds] = useState<readonly string[]>(
    attachments.map(({ sourceId }) => sourceId),
  )
  const { isSubmitting, ...form } = useSave(
    (values) =>
      saveEmail(id, {
        subject: fieldText(values, 'subject'),
        to: recipients(to, fieldText(values, 'to.0.email').trim()),
        body: fieldText(values, 'body'),
        attachmentIds,
      }),
    onClose,
  )
  return (
    <Form label="Email" isSubmitting={isSubmitting} {...form}>
      <TextField label="Subject" name="subject" defaultValue={subject} isRequired autoFocus />
      <TextField label="To" name="to.0.email" type="email" defaultValue={to[0]?.email ?? ''} />
      <TextArea label="Body" name="body" defaultValue={body} isAutoGrowing isSubmittedByKey isRequired />
      <FailureBoundary resetKey={id} title="The files could not be loaded">
        <Suspense fallback={<Skeleton shape="control" />}>
          <EmailAttachments artifactId={id} chosen={attachmentIds} onChange={setAttachmentIds} />
        </Suspense>
      </FailureBoundary>
      <Inline justify="end">
        <Button onPress={onClose} isDisabled={isSubmitting}>
          Cancel
        </Button>
        <Button tone="primary" type="submit" isLoading={isSubmitting}>
          Save
        </Button>
      </Inline>
    </Form>
  )
}

/** The recipients with another first address; a new address has no name yet. */
function recipients([first, ...rest]: readonly Recipient[], address: string) {
  if (address === '') return []
  const name = first?.email === address ? (first.name ?? null) : null
  return [{ name, email: address }, ...rest.map((one) => ({ ...one, name: one.name ?? null }))]
}
