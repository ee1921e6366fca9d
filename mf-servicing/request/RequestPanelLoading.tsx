import { PanelSkeleton } from '@coverdesk/design-system'

/** A loading sub-page at its final height. */
export function RequestPanelLoading() {
  return <PanelSkeleton rows={8} />
}
