import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon } from '@coverdesk/design-system'
import { AddToPolicy } from '../schedules/AddToPolicy.tsx'
import { ScheduleTable } from '../schedules/ScheduleTable.tsx'
import type { ScheduleTables_details$key } from './__generated__/ScheduleTables_details.graphql.ts'
import { reviewDetail } from './reviewDetail.ts'

export interface ScheduleTablesProps {
  policyId: string
  details: ScheduleTables_details$key
}

/** Vehicles, drivers, locations and other schedules from the documents, to review and add to the policy. */
export function ScheduleTables({ policyId, details }: ScheduleTablesProps) {
  const { schedules } = useFragment(
    graphql`
      fragment ScheduleTables_details on PolicyDetails {
        schedules {
          id
          name
          ...AddToPolicy_schedule
          ...ScheduleTable_schedule
        }
      }
    `,
    details,
  )
  return schedules.map((schedule) => (
    <ScheduleTable
      key={schedule.id}
      policyId={policyId}
      schedule={schedule}
      onCorrect={(path, value) =>
        reviewDetail(
          policyId,
          value === null ? { path, action: 'RESET' } : { path, action: 'CORRECT', value },
        )
      }
      actions={
        <>
          <ButtonLink
            size="small"
            download
            href={downloadOf(policyId, schedule.name, 'csv')}
            icon={DownloadIcon}
          >
            CSV
          </ButtonLink>
          <ButtonLink
            size="small"
            download
            href={downloadOf(policyId, schedule.name, 'xlsx')}
            icon={DownloadIcon}
          >
            Excel
          </ButtonLink>
          <AddToPolicy policyId={policyId} schedule={schedule} />
        </>
      }
    />
  ))
}

function downloadOf(policyId: string, schedule: string, format: 'csv' | 'xlsx'): string {
  return `/exports/schedule.${format}?${new URLSearchParams({ policyId, schedule })}`
}
