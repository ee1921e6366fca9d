import { type FormErrors, graphql, useFetcher, useFragment, useDialog, fieldText } from '@coverdesk/contract'
import { Button, Dialog, InfoIcon, Stack, TextArea, TextField } from '@coverdesk/design-system'
import { Form, Checkbox } from '@coverdesk/design-system/forms'
import { useId, useState } from 'react'
import { paths } from '../paths.ts'
import type { PresetForm_preset$key } from './__generated__/PresetForm_preset.graphql.ts'
import type { PresetForm_query$key } from './__generated__/PresetForm_query.graphql.ts'
import { PresetHelp } from './PresetHelp.tsx'
import * as styles from './PresetForm.css.ts'

export interface PresetFormProps {
  /** Null creates a new preset. */
  preset: PresetForm_preset$key | null
  query: PresetForm_query$key
}

/** The dialog that creates or edits a preset, with prompting help beside it (spec 1 §2.7). */
export function PresetForm({ preset: presetKey, query }: PresetFormProps) {
  const help = useFragment(
    graphql`
      fragment PresetForm_query on Query {
        ...PresetHelp_query
      }
    `,
    query,
  )
  const current = useFragment(
    graphql`
      fragment PresetForm_preset on CustomPreset {
        id
        title
        description
        basePrompt
        allowFileUpload
      }
    `,
    presetKey,
  )
  // A colleague's save must not overwrite what the user is typing.
  const [preset] = useState(current)
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const formId = useId()
  const helpId = useId()
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    void fetcher.submit(
      {
        title: fieldText(form, 'title'),
        description: fieldText(form, 'description'),
        basePrompt: fieldText(form, 'basePrompt'),
        allowFileUpload: form.get('allowFileUpload') === 'true',
      },
      {
        method: preset ? 'put' : 'post',
        encType: 'application/json',
        action: preset ? paths.editPreset(preset.id) : paths.newPreset(),
      },
    )
  }

  return (
    <Dialog
      {...dialog}
      size={isHelpOpen ? '4xl' : 'xl'}
      isOpen
      isBusy={isSubmitting}
      footer={
        <>
          <Button
            tone="quiet"
            icon={InfoIcon}
            aria-expanded={isHelpOpen}
            aria-controls={helpId}
            onPress={() => setIsHelpOpen(!isHelpOpen)}
          >
            {isHelpOpen ? 'Hide help' : 'Show help'}
          </Button>
          <Button onPress={dialog.onClose} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button tone="primary" type="submit" form={formId} isLoading={isSubmitting}>
            {preset ? 'Update Preset' : 'Create Preset'}
          </Button>
        </>
      }
    >
      <div className={isHelpOpen ? styles.columns : undefined}>
        <Stack space="m">
          <Form
            id={formId}
            message={fetcher.data?.message}
            fieldErrors={fetcher.data?.fields}
            isSubmitting={isSubmitting}
            onSubmit={handleSubmit}
          >
            <TextField
              label="Title"
              name="title"
              description="Two to four words"
              defaultValue={preset?.title}
              isRequired
              autoFocus
            />
            <TextArea
              label="Description"
              name="description"
              description="About one sentence"
              rows={2}
              defaultValue={preset?.description}
              isRequired
            />
            <TextArea
              label="Base prompt"
              name="basePrompt"
              description="What Cara does every time, whatever the message says"
              isAutoGrowing
              defaultValue={preset?.basePrompt}
              isRequired
            />
            <Checkbox
              label="Allow file upload"
              description="The run dialog asks for input files."
              name="allowFileUpload"
              isCheckedAtFirst={preset?.allowFileUpload ?? true}
            />
          </Form>
        </Stack>
        <aside id={helpId} aria-label="Help with presets" hidden={!isHelpOpen} className={styles.help}>
          <PresetHelp query={help} />
        </aside>
      </div>
    </Dialog>
  )
}
