import { graphql, useFragment } from '@coverdesk/contract'
import { Button, count, Text, toast } from '@coverdesk/design-system'
import { useState } from 'react'
import type { AddToPolicy_schedule$key } from './__generated__/AddToPolicy_schedule.graphql.ts'
import { addSchedule } from './addSchedule.ts'

export interface AddToPolicyProps {
  policyId: string
  schedule: AddToPolicy_schedule$key
  /** Whether the added rows appear on the same screen, where a toast would cover them. */
  isShownBelow?: boolean
}

/** Adds a schedule's new and changed rows from the documents to the policy. */
export function AddToPolicy({ policyId, schedule, isShownBelow = false }: AddToPolicyProps) {
  const { name, addition } = useFragment(
    graphql`
      fragment AddToPolicy_schedule on PolicySchedule {
        name
        addition {
          newRows
          changedRows
          deletedRows
        }
      }
    `,
    schedule,
  )
  const [isBusy, setIsBusy] = useState(false)
  if (!addition) return null
  const { newRows, changedRows, deletedRows } = addition
  const isUpdate = changedRows + deletedRows > 0
  const rows = newRows + changedRows + deletedRows
  if (rows === 0)
    return (
      <Text size="small" tone="muted">
        On the policy
      </Text>
    )

  async function handleAdd() {
    setIsBusy(true)
    const failure = await addSchedule(policyId, name)
    setIsBusy(false)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
    else if (!isShownBelow)
      toast.show({
        tone: 'success',
        title: `${count(rows)} ${rows === 1 ? 'row' : 'rows'} ${isUpdate ? 'updated on' : 'added to'} the policy`,
      })
  }

  return (
    <Button size="small" tone="primary" isLoading={isBusy} onPress={() => void handleAdd()}>
      {isUpdate ? `Update policy (${count(rows)})` : `Add to policy (${count(rows)})`}
    </Button>
  )
}
