import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Findings.css.ts'

/** Something that a document shows and nobody has confirmed. */
export interface Finding {
  /** Unique among them. */
  readonly id: string
  /** "Additional insured, blanket: CG 20 10 04 13". */
  readonly text: string
  readonly quote: string
  /** Where the quote is. */
  readonly source: { readonly label: string; readonly href: string }
  readonly canConfirm: { readonly isAllowed: boolean; readonly reason?: string | null }
  /** Resolves once it is confirmed or an error was shown. */
  readonly onConfirm: () => Promise<void>
}

/** What documents show, each with its quote and a button that confirms it. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section aria-label="Found in the policy, not confirmed" className={styles.findings}>
      <Text as="p" size="small" weight="semibold">
        Found in the policy, not confirmed
      </Text>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingItem key={finding.id} {...finding} />
        ))}
      </ul>
    </section>
  )
}

function FindingItem({ text, quote, source, canConfirm, onConfirm }: Finding) {
  const [isConfirming, setIsConfirming] = useState(false)

  async function confirm() {
    setIsConfirming(true)
    await onConfirm()
    setIsConfirming(false)
  }

  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {text}
        <Text as="div" size="small" tone="muted">
          “{quote}” <Link href={source.href}>{source.label}</Link>
        </Text>
        {!canConfirm.isAllowed && canConfirm.reason && (
          <Text as="div" size="small">
            {canConfirm.reason}
          </Text>
        )}
      </div>
      {canConfirm.isAllowed && (
        <Button
          size="small"
          isLoading={isConfirming}
          onPress={() => void confirm()}
          aria-label={`Confirm ${text}`}
        >
          Confirm
        </Button>
      )}
    </li>
  )
}
