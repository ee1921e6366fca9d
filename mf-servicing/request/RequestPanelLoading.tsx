import { PanelSkeleton } from '@coverdesk/design-system'

/** A sub-page on its way, at the height it will have. */
export function RequestPanelLoading() {
  return <PanelSkeleton rows={8} />
}
