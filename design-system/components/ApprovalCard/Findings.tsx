import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Findings.css.ts'

/** Something about a policy that nobody has confirmed. */
export interface Finding {
  /** Unique among them. */
  readonly id: string
  /** "Additional insured, blanket: CG 20 10 04 13". */
  readonly text: string
  /** What a document says of it and where; null if no document settles it. */
  readonly shownBy: {
    readonly quote: string
    readonly source: { readonly label: string; readonly href: string }
  } | null
  readonly canConfirm: { readonly isAllowed: boolean; readonly reason?: string | null }
  /** What can be confirmed of it, usually one thing; `onConfirm` resolves once it is or an error was shown. */
  readonly choices: readonly { readonly label: string; readonly onConfirm: () => Promise<void> }[]
}

/** What nobody has confirmed, each with the quote that shows it and the buttons that confirm it. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section aria-label="Not confirmed on the policy" className={styles.findings}>
      <Text as="p" size="small" weight="semibold">
        Not confirmed on the policy
      </Text>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingItem key={finding.id} {...finding} />
        ))}
      </ul>
    </section>
  )
}

function FindingItem({ text, shownBy, canConfirm, choices }: Finding) {
  const [confirming, setConfirming] = useState<string | null>(null)

  async function confirm({ label, onConfirm }: Finding['choices'][number]) {
    setConfirming(label)
    await onConfirm()
    setConfirming(null)
  }

  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {text}
        <Text as="div" size="small" tone="muted">
          {shownBy ? (
            <>
              “{shownBy.quote}” <Link href={shownBy.source.href}>{shownBy.source.label}</Link>
            </>
          ) : (
            'The documents on file don’t say. Confirm what applies.'
          )}
        </Text>
        {!canConfirm.isAllowed && canConfirm.reason && (
          <Text as="div" size="small">
            {canConfirm.reason}
          </Text>
        )}
      </div>
      {canConfirm.isAllowed && (
        <Inline space="xs">
          {choices.map((choice) => (
            <Button
              key={choice.label}
              size="small"
              isLoading={confirming === choice.label}
              isDisabled={confirming !== null && confirming !== choice.label}
              onPress={() => void confirm(choice)}
              aria-label={`${choice.label} ${text}`}
            >
              {choice.label}
            </Button>
          ))}
        </Inline>
      )}
    </li>
  )
}
