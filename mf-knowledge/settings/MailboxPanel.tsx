import { fieldText, graphql, useFragment, useSave } from '@coverdesk/contract'
import {
  Badge,
  Button,
  Inline,
  Panel,
  Select,
  shortDateTime,
  Stack,
  Text,
  TextField,
  toast,
} from '@coverdesk/design-system'
import { Form, Checkbox, Switch } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { FieldPair } from '../shared/FieldPair.tsx'
import type { MailboxPanel_query$key } from './__generated__/MailboxPanel_query.graphql.ts'
import { saveMailbox } from './emailSettings.ts'

export interface MailboxPanelProps {
  query: MailboxPanel_query$key
  onSaved: () => unknown
}

/** The mailbox that Cara reads, and its status. */
export function MailboxPanel({ query, onSaved }: MailboxPanelProps) {
  const { mailboxSettings, mailboxServers } = useFragment(
    graphql`
      fragment MailboxPanel_query on Query {
        mailboxServers
        mailboxSettings {
          server
          user
          isToken
          folders
          isOn
          failure
          connectedAt
        }
      }
    `,
    query,
  )
  const [isOn, setIsOn] = useState(mailboxSettings?.isOn ?? true)
  const [isToken, setIsToken] = useState(mailboxSettings?.isToken ?? false)
  const [firstServer = ''] = mailboxServers

  const { isSubmitting, ...form } = useSave(
    (values) =>
      saveMailbox({
        server: fieldText(values, 'server'),
        user: fieldText(values, 'user'),
        secret: fieldText(values, 'secret') || null,
        isToken,
        folders: fieldText(values, 'folders')
          .split(',')
          .flatMap((folder) => folder.trim() || []),
        isOn,
      }),
    () => {
      toast.show({ tone: 'success', title: 'Mailbox saved' })
      onSaved()
    },
  )

  if (mailboxServers.length === 0) {
    return (
      <Panel title="Mailbox">
        <Text as="p" tone="muted">
          Coverdesk can't read mailboxes yet. Ask the person who runs your server to allow your mail server,
          or forward emails with an API key.
        </Text>
      </Panel>
    )
  }
  return (
    <Panel title="Mailbox" actions={mailboxSettings?.isOn && <MailboxState {...mailboxSettings} />}>
      <Stack space="m">
        {mailboxSettings?.isOn && mailboxSettings.failure != null && (
          <Banner tone="danger" title="The mailbox can't be read">
            {mailboxSettings.failure}
          </Banner>
        )}
        <Form label="Mailbox" isCheckedByServer isSubmitting={isSubmitting} {...form}>
          <Switch label="Read this mailbox" isOn={isOn} onChange={setIsOn} />
          <FieldPair>
            <Select
              label="Mail server"
              name="server"
              options={mailboxServers.map((server) => ({ value: server, label: server }))}
              defaultValue={mailboxSettings?.server ?? firstServer}
            />
            <TextField
              label="User name"
              name="user"
              autoComplete="off"
              spellCheck={false}
              defaultValue={mailboxSettings?.user ?? ''}
            />
          </FieldPair>
          <TextField
            label={isToken ? 'OAuth token' : 'Password'}
            name="secret"
            type="password"
            autoComplete="off"
            description={
              mailboxSettings
                ? 'Leave blank to keep the one on file. It is encrypted and never shown.'
                : 'It is encrypted and never shown.'
            }
          />
          <Checkbox label="Sign in with an OAuth token" isChecked={isToken} onChange={setIsToken} />
          <TextField
            label="Folders"
            name="folders"
            description="Separated by commas. Messages are only read, never moved or deleted."
            defaultValue={mailboxSettings?.folders.join(', ') ?? 'INBOX'}
          />
          <Inline justify="end">
            <Button tone="primary" type="submit" isLoading={isSubmitting}>
              Save Mailbox
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Panel>
  )
}

interface MailboxStateProps {
  failure: string | null | undefined
  connectedAt: string | null | undefined
}

function MailboxState({ failure, connectedAt }: MailboxStateProps) {
  if (failure != null) return <Badge tone="danger">Failing</Badge>
  if (connectedAt == null) return <Badge tone="info">Connecting</Badge>
  return (
    <Inline space="xs">
      <Text size="small" tone="muted">
        {shortDateTime(connectedAt)}
      </Text>
      <Badge tone="success">Connected</Badge>
    </Inline>
  )
}
