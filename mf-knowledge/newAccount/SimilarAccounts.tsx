import { RequestFailure } from '@coverdesk/contract'
import { Inline, Link, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { AccountTypeBadge } from '../shared/AccountTypeBadge.tsx'
import type { NestedValues } from '../shared/nestedValues.ts'
import { findSimilarAccounts, type SimilarAccount } from './findSimilarAccounts.ts'
import { useFormValues } from '../shared/useFormValues.ts'

/** Possible duplicates of the account being typed into the surrounding form, to prevent duplicates. */
export function SimilarAccounts() {
  const place = useRef<HTMLDivElement>(null)
  const accounts = useSimilarAccounts(useFormValues(place))
  return (
    <div ref={place}>
      {accounts.length > 0 && (
        <Banner
          tone="warning"
          title={accounts.length === 1 ? 'This account looks similar' : 'These accounts look similar'}
        >
          <Stack space="xxs" as="ul">
            {accounts.map(({ id, name, type, likenesses, details }) => (
              <li key={id}>
                <Inline space="xs">
                  {/* In a new tab, so that the form keeps its input. */}
                  <Link href={paths.accountOverview(id)} isExternal>
                    {name}
                  </Link>
                  <AccountTypeBadge type={type} />
                  <Text size="small" tone="muted">
                    {likenesses}
                  </Text>
                </Inline>
                {details !== '' && (
                  <Text as="div" size="small">
                    {details}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
    </div>
  )
}

function useSimilarAccounts({ account }: NestedValues): readonly SimilarAccount[] {
  const [found, setFound] = useState<readonly SimilarAccount[]>([])
  const asked = questionOf(account)

  useEffect(() => {
    let isNewest = true
    async function look() {
      try {
        const accounts = asked === null ? [] : await findSimilarAccounts(JSON.parse(asked))
        if (isNewest) setFound(accounts)
      } catch (error) {
        // A failed check does not block the user.
        if (!(error instanceof RequestFailure)) throw error
      }
    }
    void look()
    return () => {
      isNewest = false
    }
  }, [asked])

  return found
}

/** The query's variables as text, to avoid repeated queries; null while too little is typed. */
function questionOf(account: NestedValues[string] | undefined): string | null {
  if (typeof account !== 'object' || account === null) return null
  const { name = null, email = null, phone = null, mailingAddress = null } = account
  const isDistinctive = [name, email, phone].some((value) => typeof value === 'string' && value.length > 2)
  return isDistinctive ? JSON.stringify({ name, email, phone, mailingAddress }) : null
}
