import { graphql, useFragment } from '@coverdesk/contract'
import { Button, ConfirmDialog, toast } from '@coverdesk/design-system'
import { useState } from 'react'
import { correctSchedule } from '../schedules/correctSchedule.ts'
import { removeSchedule } from '../schedules/removeSchedule.ts'
import { ScheduleTable } from '../schedules/ScheduleTable.tsx'
import type { PolicySchedules_policy$key } from './__generated__/PolicySchedules_policy.graphql.ts'

/** The policy's own schedules, such as vehicles and rating classes, as staff added them from its documents. */
export function PolicySchedules({ policy }: { policy: PolicySchedules_policy$key }) {
  const { id, schedules } = useFragment(
    graphql`
      fragment PolicySchedules_policy on BusinessPolicy {
        id
        schedules {
          id
          name
          label
          ...ScheduleTable_schedule
        }
      }
    `,
    policy,
  )
  return schedules.map((schedule) => (
    <ScheduleTable
      key={schedule.id}
      policyId={id}
      schedule={schedule}
      onCorrect={(path, value) => correctSchedule(id, path, value)}
      onRemoveRow={(row) => removeSchedule(id, schedule.name, row)}
      actions={<RemoveSchedule policyId={id} schedule={schedule.name} label={schedule.label} />}
    />
  ))
}

interface RemoveScheduleProps {
  policyId: string
  schedule: string
  label: string
}

function RemoveSchedule({ policyId, schedule, label }: RemoveScheduleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function handleConfirm() {
    setIsBusy(true)
    const failure = await removeSchedule(policyId, schedule, null)
    setIsBusy(false)
    setIsOpen(false)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <>
      <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        title={`Remove ${label}`}
        description="All rows and what was corrected in them are removed from the policy. The documents stay, and the schedule can be added again from them."
        confirmLabel="Remove"
        isOpen={isOpen}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  )
}
