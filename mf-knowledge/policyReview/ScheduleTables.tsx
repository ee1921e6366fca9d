import { graphql, useFragment } from '@coverdesk/contract'
import { Button, ButtonLink, count, DownloadIcon, Text, toast } from '@coverdesk/design-system'
import { useState } from 'react'
import { addSchedule } from '../schedules/addSchedule.ts'
import { ScheduleTable } from '../schedules/ScheduleTable.tsx'
import type {
  ScheduleTables_details$data,
  ScheduleTables_details$key,
} from './__generated__/ScheduleTables_details.graphql.ts'
import { reviewDetail } from './reviewDetail.ts'

export interface ScheduleTablesProps {
  policyId: string
  details: ScheduleTables_details$key
}

type Addition = NonNullable<ScheduleTables_details$data['schedules'][number]['addition']>

/** Vehicles, drivers, locations and other schedules from the documents, to review and add to the policy. */
export function ScheduleTables({ policyId, details }: ScheduleTablesProps) {
  const { schedules } = useFragment(
    graphql`
      fragment ScheduleTables_details on PolicyDetails {
        schedules {
          id
          name
          addition {
            newRows
            changedRows
          }
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
          {schedule.addition && (
            <AddToPolicy policyId={policyId} schedule={schedule.name} addition={schedule.addition} />
          )}
        </>
      }
    />
  ))
}

interface AddToPolicyProps {
  policyId: string
  schedule: string
  addition: Addition
}

function AddToPolicy({ policyId, schedule, addition: { newRows, changedRows } }: AddToPolicyProps) {
  const [isBusy, setIsBusy] = useState(false)
  const rows = newRows + changedRows
  if (rows === 0)
    return (
      <Text size="small" tone="muted">
        On the policy
      </Text>
    )

  async function handleAdd() {
    setIsBusy(true)
    const failure = await addSchedule(policyId, schedule)
    setIsBusy(false)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
    else
      toast.show({
        tone: 'success',
        title: `${count(rows)} ${rows === 1 ? 'row' : 'rows'} added to the policy`,
      })
  }

  return (
    <Button size="small" tone="primary" isLoading={isBusy} onPress={() => void handleAdd()}>
      {changedRows > 0 ? `Update policy (${count(rows)})` : `Add to policy (${count(rows)})`}
    </Button>
  )
}

function downloadOf(policyId: string, schedule: string, format: 'csv' | 'xlsx'): string {
  return `/exports/schedule.${format}?${new URLSearchParams({ policyId, schedule })}`
}
