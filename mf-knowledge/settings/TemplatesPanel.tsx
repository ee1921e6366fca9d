import { graphql, useFragment, useSave } from '@coverdesk/contract'
import {
  Button,
  Inline,
  Panel,
  PlusIcon,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { saveSender } from './emailSettings.ts'
import type { TemplatesPanel_settings$key } from './__generated__/TemplatesPanel_settings.graphql.ts'

interface Draft {
  readonly key: number
  readonly title: string
  readonly body: string
}

/** Reply templates; placeholders in braces are filled in for each thread. */
export function TemplatesPanel({ settings }: { settings: TemplatesPanel_settings$key }) {
  const { replyTemplates } = useFragment(
    graphql`
      fragment TemplatesPanel_settings on CommunicationSettings {
        replyTemplates {
          title
          body
        }
      }
    `,
    settings,
  )
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    replyTemplates.map(({ title, body }, key) => ({ key, title, body })),
  )
  const [nextKey, setNextKey] = useState(replyTemplates.length)
  const { isSubmitting, ...form } = useSave(
    () => saveSender({ replyTemplates: drafts.map(({ title, body }) => ({ title, body })) }),
    () => toast.show({ tone: 'success', title: 'Templates saved' }),
  )

  function change(key: number, part: Partial<Draft>) {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  }

  return (
    <Panel title="Reply templates">
      <Form label="Reply templates" isCheckedByServer isSubmitting={isSubmitting} {...form}>
        <Text as="p" tone="muted">
          Anyone replying to an email can start from a template. You can use {'{first name}'}, {'{account}'},{' '}
          {'{my name}'} and {'{agency}'}.
        </Text>
        {drafts.map(({ key, title, body }, index) => (
          <Stack key={key} space="s">
            <TextField
              label="Title"
              name={`replyTemplates.${index}.title`}
              value={title}
              onChange={(next) => change(key, { title: next })}
            />
            <TextArea
              label="Reply"
              name={`replyTemplates.${index}.body`}
              value={body}
              onChange={(next) => change(key, { body: next })}
              isAutoGrowing
            />
            <Inline justify="end">
              <Button
                size="small"
                aria-label={`Remove ${title || 'the template'}`}
                onPress={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
              >
                Remove
              </Button>
            </Inline>
          </Stack>
        ))}
        <Inline justify="between">
          <Button
            icon={PlusIcon}
            onPress={() => {
              setDrafts([...drafts, { key: nextKey, title: '', body: '' }])
              setNextKey(nextKey + 1)
            }}
          >
            Add Template
          </Button>
          <Button tone="primary" type="submit" isLoading={isSubmitting}>
            Save Templates
          </Button>
        </Inline>
      </Form>
    </Panel>
  )
}
