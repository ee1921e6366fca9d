import { PanelSkeleton, RecordLayout } from '@coverdesk/design-system'

/** A record's page before its parts are there. */
export function RecordLoading() {
  return (
    <RecordLayout aside={<PanelSkeleton rows={6} />}>
      <PanelSkeleton rows={4} />
      <PanelSkeleton rows={4} />
    </RecordLayout>
  )
}
