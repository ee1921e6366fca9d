import { graphql, uploadFile, useFragment } from '@coverdesk/contract'
import { Stack, TextArea } from '@coverdesk/design-system'
import { MultiFileField } from '@coverdesk/design-system/forms'
import type { RunFields_preset$key } from './__generated__/RunFields_preset.graphql.ts'

export interface RunFieldsProps {
  /** Null for custom presets, whose files have no roles. */
  preset: RunFields_preset$key | null
  /** Whether files are allowed; default true. */
  takesFiles?: boolean
  onPendingChange: (field: string, isPending: boolean) => void
}

/** The files of a run, one field per role, and the message. */
export function RunFields({ preset: presetKey, takesFiles = true, onPendingChange }: RunFieldsProps) {
  const preset = useFragment(
    graphql`
      fragment RunFields_preset on BuiltInPreset {
        preset
        messageHint
        fileRoles {
          prefix
          label
          description
        }
      }
    `,
    presetKey,
  )
  return (
    <Stack space="m">
      {takesFiles &&
        (preset ? (
          preset.fileRoles.map(({ prefix, label, description }) => (
            <MultiFileField
              // A file chosen for one preset's role does not carry over to another preset.
              key={`${preset.preset} ${prefix}`}
              label={label}
              name="files"
              description={description}
              upload={(file, options) => uploadFile(withPrefix(file, prefix), options)}
              onPendingChange={(isPending) => onPendingChange(prefix, isPending)}
            />
          ))
        ) : (
          <MultiFileField
            label="Input Files"
            name="files"
            upload={uploadFile}
            onPendingChange={(isPending) => onPendingChange('files', isPending)}
          />
        ))}
      <TextArea label="Message" name="message" rows={5} placeholder={preset?.messageHint} isSubmittedByKey />
    </Stack>
  )
}

/** The file, named to tell Cara its role (spec 1 §9). */
function withPrefix(file: File, prefix: string): File {
  return new File([file], `${prefix} ${file.name}`, { type: file.type })
}
