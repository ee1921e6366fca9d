import {
  graphql,
  links,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
  useSave,
} from '@coverdesk/contract'
import {
  Badge,
  Button,
  Inline,
  Link,
  Panel,
  shortDateTime,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@coverdesk/design-system'
import { Form, EmailField } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import emailPageQuery, {
  type EmailPageQuery,
  type EmailPageQuery$data,
} from './__generated__/EmailPageQuery.graphql.ts'
import { deleteRule, saveSender } from './emailSettings.ts'
import { MailboxPanel } from './MailboxPanel.tsx'
import * as styles from './settings.css.ts'
import { TemplatesPanel } from './TemplatesPanel.tsx'

/** The agency's inbound and outbound email, and what Cara learned about senders from corrections. */
export function EmailPage({ queryRef }: PageProps<EmailPageQuery>) {
  const query = usePreloadedQuery<EmailPageQuery>(
    graphql`
      query EmailPageQuery {
        communicationSettings {
          emailAddress
          senderName
          trustedRelays
          ...TemplatesPanel_settings
        }
        inboundRules {
          id
          sender
          account {
            id
            account {
              name
            }
          }
          createdAt
        }
        ...MailboxPanel_query
      }
    `,
    queryRef,
  )
  const reload = () => refresh<EmailPageQuery>(emailPageQuery, {})
  useAgencyChanges({ typename: 'InboundMailbox' }, reload)
  return (
    <div className={styles.column}>
      <Stack space="m">
        <SenderPanel settings={query.communicationSettings} />
        <MailboxPanel query={query} onSaved={reload} />
        <TemplatesPanel settings={query.communicationSettings} />
        <RulesPanel rules={query.inboundRules} onDeleted={reload} />
      </Stack>
    </div>
  )
}

function SenderPanel({ settings }: { settings: EmailPageQuery$data['communicationSettings'] }) {
  const { emailAddress, senderName, trustedRelays } = settings
  const { isSubmitting, ...form } = useSave(
    (values) =>
      saveSender({
        emailAddress: textOf(values, 'emailAddress') || null,
        senderName: textOf(values, 'senderName') || null,
        trustedRelays: textOf(values, 'trustedRelays').split(/\s+/).filter(Boolean),
      }),
    () => toast.show({ tone: 'success', title: 'Saved' }),
  )

  return (
    <Panel title="Replies">
      <Form label="Replies" isCheckedByServer isSubmitting={isSubmitting} {...form}>
        <EmailField
          label="Email address"
          name="emailAddress"
          description="Clients write to this address, and replies come from it."
          defaultValue={emailAddress ?? ''}
        />
        <TextField
          label="Sender name"
          name="senderName"
          description="If blank, the name of the agency."
          autoComplete="off"
          defaultValue={senderName ?? ''}
        />
        <TextArea
          label="Trusted mail servers"
          name="trustedRelays"
          description="The names your mail servers use in Authentication-Results, one per line. Until you enter one, every sender shows as not confirmed."
          defaultValue={trustedRelays.join('\n')}
        />
        <Inline justify="end">
          <Button tone="primary" type="submit" isLoading={isSubmitting}>
            Save Changes
          </Button>
        </Inline>
      </Form>
    </Panel>
  )
}

interface RulesPanelProps {
  rules: EmailPageQuery$data['inboundRules']
  onDeleted: () => unknown
}

function RulesPanel({ rules, onDeleted }: RulesPanelProps) {
  const [busy, setBusy] = useState<string | null>(null)

  async function handleDelete(id: string) {
    setBusy(id)
    const failure = await deleteRule(id)
    setBusy(null)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
    else onDeleted()
  }

  return (
    <Panel title="Sender rules">
      {rules.length === 0 ? (
        <Text as="p" tone="muted">
          No rules yet. When you correct the account of a call or an email, you can have Cara remember it for
          the sender.
        </Text>
      ) : (
        <Stack space="s">
          {rules.map(({ id, sender, account, createdAt }) => (
            <Inline key={id} justify="between">
              <Stack space="half">
                <Text weight="medium">{sender}</Text>
                <Text size="small" tone="muted">
                  {account ? (
                    <>
                      Always <Link href={links.account(account.id)}>{account.account.name}</Link>, since{' '}
                      {shortDateTime(createdAt)}
                    </>
                  ) : (
                    <>
                      <Badge>Ignored</Badge> since {shortDateTime(createdAt)}
                    </>
                  )}
                </Text>
              </Stack>
              <Button
                size="small"
                aria-label={`Delete the rule for ${sender}`}
                isLoading={busy === id}
                onPress={() => void handleDelete(id)}
              >
                Delete
              </Button>
            </Inline>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
