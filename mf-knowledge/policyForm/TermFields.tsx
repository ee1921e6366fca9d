import { DatePicker } from '@coverdesk/design-system'
import { useState } from 'react'
import { fieldPath, type KnownPolicy } from './knownPolicy.ts'
import type { Term } from './termAfter.ts'

export interface TermFieldsProps {
  /** The prefix of the field names. */
  path: string
  term: Pick<KnownPolicy, keyof Term | 'sources'>
  /** The expiration of a term starting on a day: it follows the effective date until edited; without this it is unchanged. */
  expirationOf?: ((term: Term, begins: string) => string) | undefined
  expirationHint?: string
  autoFocus?: boolean
}

/** A policy's effective and expiration dates. */
export function TermFields({ path, term, expirationOf, expirationHint, autoFocus = false }: TermFieldsProps) {
  const { inforceAt, expiresAt, sources } = term
  // Null once cleared, undefined until edited.
  const [typed, setTyped] = useState<string | null>()
  const [said, setSaid] = useState<string | null>()
  const begins = typed === undefined ? inforceAt : typed
  const isFollowing = expirationOf && begins !== null && inforceAt !== null && expiresAt !== null
  const following = isFollowing ? expirationOf({ inforceAt, expiresAt }, begins) : expiresAt

  return (
    <>
      <DatePicker
        label="In-force date"
        name={fieldPath(path, 'inforceAt')}
        value={begins}
        onChange={setTyped}
        description={sources?.['inforceAt']}
        autoFocus={autoFocus}
      />
      <DatePicker
        label="Expiration date"
        name={fieldPath(path, 'expiresAt')}
        value={said === undefined ? following : said}
        onChange={setSaid}
        description={expirationHint ?? sources?.['expiresAt']}
      />
    </>
  )
}
