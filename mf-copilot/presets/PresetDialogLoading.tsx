import { useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'

export function PresetDialogLoading({ title }: { title: string }) {
  const { close } = useDialogRoute(paths.presets())
  return (
    <DialogSkeleton
      title={title}
      size="xl"
      label="Loading preset..."
      fields={['control', 'area', 'area']}
      onClose={close}
    />
  )
}
