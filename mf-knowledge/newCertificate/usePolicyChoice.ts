import { graphql, useFragment } from '@coverdesk/contract'
import { useState } from 'react'
import type { usePolicyChoice_account$key } from './__generated__/usePolicyChoice_account.graphql.ts'

export interface PolicyChoice {
  /** The selected ids among the policies that can be shown. */
  tickedIds: readonly string[]
  /** The API value: null until the user changes the selection, so that a later reissue shows whatever is in force by then. */
  policyIds: readonly string[] | null
  tick: (id: string, isTicked: boolean) => void
}

/** The policies a certificate shows: the account's liability lines unless the user selected others. */
export function usePolicyChoice(
  account: usePolicyChoice_account$key | null,
  chosenIds: readonly string[] | null,
): PolicyChoice {
  const insured = useFragment(
    graphql`
      fragment usePolicyChoice_account on Account {
        certificatePolicies {
          policy {
            id
          }
          isUsual
          viewerCanShow {
            isAllowed
          }
        }
      }
    `,
    account,
  )
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const policies = insured?.certificatePolicies ?? []
  const showable = policies.filter(({ viewerCanShow }) => viewerCanShow.isAllowed)
  const tickedIds = showable
    .filter(({ policy: { id }, isUsual }) => ticks[id] ?? chosenIds?.includes(id) ?? isUsual)
    .map(({ policy }) => policy.id)
  const isUnchanged = showable.every(({ policy: { id }, isUsual }) => tickedIds.includes(id) === isUsual)
  return {
    tickedIds,
    policyIds: chosenIds === null && isUnchanged ? null : tickedIds,
    tick: (id, isTicked) => setTicks((before) => ({ ...before, [id]: isTicked })),
  }
}
