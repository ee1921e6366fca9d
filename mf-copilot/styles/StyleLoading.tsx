import { useDialogRoute } from '@coverdesk/contract'
import { Skeleton, SlideOver, Stack, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

export function StyleLoading({ title }: { title: string }) {
  const { close } = useDialogRoute(paths.styles())
  return (
    <SlideOver
      title={title}
      size="5xl"
      isOpen
      onClose={close}
      footer={<Skeleton shape="control" width="s" />}
    >
      <VisuallyHidden role="status">Loading style...</VisuallyHidden>
      <Stack space="m">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </SlideOver>
  )
}
