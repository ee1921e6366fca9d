import { DatePicker } from '@coverdesk/design-system'
import { useState } from 'react'
import { fieldPath } from './knownPolicy.ts'
import type { Term } from './termAfter.ts'

export interface TermFieldsProps {
  /** What the names of the fields begin with. */
  path: string
  term: { readonly [Day in keyof Term]: string | null }
  /** The expiration of a term that begins on a day: it follows the in-force date until somebody says it; without this it stays. */
  expirationOf?: ((term: Term, begins: string) => string) | undefined
  expirationHint?: string
  autoFocus?: boolean
}

/** Since when and until when a policy is in force. */
export function TermFields({ path, term, expirationOf, expirationHint, autoFocus = false }: TermFieldsProps) {
  const { inforceAt, expiresAt } = term
  const [begins, setBegins] = useState(inforceAt)
  // Null once it was taken back, undefined until somebody says it.
  const [said, setSaid] = useState<string | null>()
  const isFollowing = expirationOf && begins !== null && inforceAt !== null && expiresAt !== null
  const following = isFollowing ? expirationOf({ inforceAt, expiresAt }, begins) : expiresAt

  return (
    <>
      <DatePicker
        label="In-force date"
        name={fieldPath(path, 'inforceAt')}
        value={begins}
        onChange={setBegins}
        autoFocus={autoFocus}
      />
      <DatePicker
        label="Expiration date"
        name={fieldPath(path, 'expiresAt')}
        value={said === undefined ? following : said}
        onChange={setSaid}
        description={expirationHint}
      />
    </>
  )
}
