import { PanelSkeleton, RecordLayout } from '@coverdesk/design-system'

/** The loading overview, with its panels in place. */
export function RequestOverviewLoading() {
  return (
    <RecordLayout
      aside={
        <>
          <PanelSkeleton rows={2} />
          <PanelSkeleton rows={5} />
        </>
      }
    >
      <PanelSkeleton rows={5} />
    </RecordLayout>
  )
}
