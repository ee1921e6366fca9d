import { Button, EmptyState, InboxIcon, ListFilterIcon } from '@coverdesk/design-system'
import { isNarrowed } from './requestFilters.ts'
import { requestsWords } from './requestsWords.ts'
import type { useRequestFilters } from './useRequestFilters.ts'

/** An agency without requests, or filters that hide them all: two different things. */
export function RequestsEmpty({ list }: { list: ReturnType<typeof useRequestFilters> }) {
  if (!isNarrowed(list.values)) return <EmptyState icon={InboxIcon} {...requestsWords.none} />
  return (
    <EmptyState
      icon={ListFilterIcon}
      {...requestsWords.noneMatching}
      action={<Button onPress={list.clear}>Clear filters</Button>}
    />
  )
}
