import {
  type FormErrors,
  graphql,
  type PageProps,
  useFetcher,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import { Button, Dialog, SegmentedControl, Stack, Text } from '@coverdesk/design-system'
import { CheckboxGroup } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { type SubmitEvent, useId, useState } from 'react'
import { paths } from '../paths.ts'
import type { PreferencesDialogQuery } from './__generated__/PreferencesDialogQuery.graphql.ts'

/** Selects the presets shown on the home page; each change is saved immediately (spec 1 §2.4). */
export function PreferencesDialog({ queryRef }: PageProps<PreferencesDialogQuery>) {
  const { workspacePresets, customPresets, agencyUser } = usePreloadedQuery<PreferencesDialogQuery>(
    graphql`
      query PreferencesDialogQuery {
        workspacePresets {
          preset
          label
          description
        }
        customPresets(first: 200) {
          edges {
            node {
              id
              title
              description
            }
          }
        }
        agencyUser {
          preferences {
            favoritePresets {
              presets
              customPresets {
                id
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  const favorites = agencyUser.preferences.favoritePresets
  const [presets, setPresets] = useState<readonly string[]>(favorites.presets)
  const [customPresetIds, setCustomPresetIds] = useState<readonly string[]>(
    favorites.customPresets.map(({ id }) => id),
  )
  const [tab, setTab] = useState<'builtIn' | 'custom'>('builtIn')
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const formId = useId()
  const isSaving = fetcher.state !== 'idle'
  const failure = fetcher.data?.message ?? fetcher.data?.fields[0]?.message

  function save(next: { presets?: readonly string[]; customPresetIds?: readonly string[] }) {
    const favoritePresets = {
      presets: [...(next.presets ?? presets)],
      customPresetIds: [...(next.customPresetIds ?? customPresetIds)],
    }
    void fetcher.submit(
      { favoritePresets },
      { method: 'put', encType: 'application/json', action: paths.preferences() },
    )
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save({})
    dialog.onClose()
  }

  return (
    <Dialog
      {...dialog}
      isOpen
      isDismissable
      footer={
        <Button tone="primary" type="submit" form={formId} isLoading={isSaving}>
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack space="m">
          {failure && <Banner tone="danger" title={failure} />}
          {customPresets.edges.length > 0 && (
            <SegmentedControl
              label="Presets"
              options={[
                { value: 'builtIn', label: 'Builtin Presets' },
                { value: 'custom', label: 'Custom Presets' },
              ]}
              value={tab}
              onChange={setTab}
            />
          )}
          {tab === 'builtIn' ? (
            <Stack space="xs">
              <CheckboxGroup
                label="Builtin Presets"
                isLabelHidden
                options={workspacePresets.map(({ preset, label, description }) => ({
                  value: preset as string,
                  label,
                  description,
                }))}
                value={presets}
                onChange={(next) => {
                  setPresets(next)
                  save({ presets: next })
                }}
              />
              <Text as="p" size="small" tone="muted">
                If you choose none, all presets are shown.
              </Text>
            </Stack>
          ) : (
            <CheckboxGroup
              label="Custom Presets"
              isLabelHidden
              options={customPresets.edges.map(({ node: { id, title, description } }) => ({
                value: id,
                label: title,
                description,
              }))}
              value={customPresetIds}
              onChange={(next) => {
                setCustomPresetIds(next)
                save({ customPresetIds: next })
              }}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
