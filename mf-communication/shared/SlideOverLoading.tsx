import { useDialogRoute, useLocation } from '@coverdesk/contract'
import { PanelSkeleton, SlideOver, VisuallyHidden } from '@coverdesk/design-system'

/** A slide-over before its record has loaded. */
export function SlideOverLoading({ title, beneath }: { title: string; beneath: string }) {
  const { search } = useLocation()
  const { close } = useDialogRoute(`${beneath}${search}`)
  return (
    <SlideOver title={title} size="2xl" isOpen onClose={close}>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <PanelSkeleton />
    </SlideOver>
  )
}
