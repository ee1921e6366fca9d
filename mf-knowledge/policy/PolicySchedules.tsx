import { graphql, useFragment } from '@coverdesk/contract'
import { Button, ButtonLink, ConfirmDialog, count, Inline, toast } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { AddToPolicy } from '../schedules/AddToPolicy.tsx'
import { correctSchedule } from '../schedules/correctSchedule.ts'
import { removeSchedule } from '../schedules/removeSchedule.ts'
import { scheduleAnchor, ScheduleTable } from '../schedules/ScheduleTable.tsx'
import type { PolicySchedules_policy$key } from './__generated__/PolicySchedules_policy.graphql.ts'

/** The policy's own schedules, such as vehicles and rating classes, as staff added them from its documents, after those to add. */
export function PolicySchedules({ policy }: { policy: PolicySchedules_policy$key }) {
  const { id, schedules, details } = useFragment(
    graphql`
      fragment PolicySchedules_policy on BusinessPolicy {
        id
        schedules {
          id
          name
          label
          ...ScheduleTable_schedule
        }
        details {
          schedules {
            id
            name
            label
            addition {
              newRows
              changes {
                quote
              }
            }
            ...AddToPolicy_schedule
          }
        }
      }
    `,
    policy,
  )
  const found =
    details?.schedules.filter(({ addition }) => addition && addition.newRows + addition.changes.length > 0) ??
    []
  return (
    <>
      {found.map((schedule) => (
        <Banner
          key={schedule.id}
          title={`${schedule.label} in the documents`}
          action={
            <Inline space="xs">
              <ButtonLink size="small" href={`${paths.reviewPolicy(id)}#${scheduleAnchor(schedule.name)}`}>
                Review
              </ButtonLink>
              <AddToPolicy policyId={id} schedule={schedule} isShownBelow />
            </Inline>
          }
        >
          {additionText(schedule.addition)}
        </Banner>
      ))}
      {schedules.map((schedule) => (
        <ScheduleTable
          key={schedule.id}
          policyId={id}
          schedule={schedule}
          onCorrect={(path, value) => correctSchedule(id, path, value)}
          onRemoveRow={(row) => removeSchedule(id, schedule.name, row)}
          actions={<RemoveSchedule policyId={id} schedule={schedule.name} label={schedule.label} />}
        />
      ))}
    </>
  )
}

interface Addition {
  readonly newRows: number
  readonly changes: readonly { readonly quote: string }[]
}

/** The rows that the policy lacks, and what the documents say of those it has. */
function additionText(addition: Addition | null | undefined): string {
  const { newRows = 0, changes = [] } = addition ?? {}
  const added =
    newRows === 1
      ? ['1 row is not on this policy yet.']
      : [`${count(newRows)} rows are not on this policy yet.`]
  return [...(newRows > 0 ? added : []), ...changes.map(({ quote }) => `“${quote}”`)].join(' ')
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
