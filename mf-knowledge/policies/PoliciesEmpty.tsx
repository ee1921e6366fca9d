import { Button, ButtonLink, EmptyState, ListFilterIcon, ShieldCheckIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policiesWords } from './policiesWords.ts'
import { isNarrowed } from './policyFilters.ts'
import type { usePolicyFilters } from './usePolicyFilters.ts'

/** An agency without policies, or filters that hide them all: two different things. */
export function PoliciesEmpty({ list }: { list: ReturnType<typeof usePolicyFilters> }) {
  if (!isNarrowed(list.values)) {
    return (
      <EmptyState
        icon={ShieldCheckIcon}
        {...policiesWords.none}
        action={<ButtonLink href={paths.newPolicy()}>{policiesWords.create}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={ListFilterIcon}
      {...policiesWords.noneMatching}
      action={<Button onPress={list.clear}>Clear filters</Button>}
    />
  )
}
