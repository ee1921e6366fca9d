import { PanelSkeleton, RecordLayout } from '@coverdesk/design-system'

/** The overview on its way, in the places of its panels. */
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
