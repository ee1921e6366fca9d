import { BuildingIcon, Button, ButtonLink, EmptyState, ListFilterIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { isNarrowed } from './accountFilters.ts'
import { accountsWords } from './accountsWords.ts'
import type { useAccountFilters } from './useAccountFilters.ts'

/** An agency without accounts, or filters that hide them all: two different things. */
export function AccountsEmpty({ list }: { list: ReturnType<typeof useAccountFilters> }) {
  if (!isNarrowed(list.values)) {
    return (
      <EmptyState
        icon={BuildingIcon}
        {...accountsWords.none}
        action={<ButtonLink href={paths.newAccount()}>{accountsWords.create}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={ListFilterIcon}
      {...accountsWords.noneMatching}
      action={<Button onPress={list.clear}>Clear filters</Button>}
    />
  )
}
