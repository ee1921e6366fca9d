import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CopyButtonProps = {
  text: string
  /** 'Copy' by default. */
  label?: string
  /** How long 'Copied' shows, in milliseconds; 2,000 by default. */
  confirmationMs?: number
  /** `small` by default. */
  size?: 'medium' | 'small'
  /** `neutral` by default; `quiet` when there is one beside every text. */
  tone?: 'neutral' | 'quiet'
}

const wordsOfOutcome = { copied: 'Copied', refused: 'Could not copy' } as const

/** Copies text to the clipboard and confirms it briefly. */
export function CopyButton({
  text,
  label = 'Copy',
  confirmationMs = 2000,
  size = 'small',
  tone = 'neutral',
}: CopyButtonProps) {
  // New for each click, so that the timer restarts.
  const [outcome, setOutcome] = useState<{ is: keyof typeof wordsOfOutcome }>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome, confirmationMs])

  function handlePress() {
    copy(text).then(
      () => setOutcome({ is: 'copied' }),
      () => setOutcome({ is: 'refused' }),
    )
  }

  const words = outcome && wordsOfOutcome[outcome.is]

  return (
    <>
      <Button
        size={size}
        tone={tone}
        icon={outcome?.is === 'copied' ? CheckIcon : CopyIcon}
        onPress={handlePress}
      >
        {words ?? label}
      </Button>
      <VisuallyHidden role="status">{words ?? ''}</VisuallyHidden>
    </>
  )
}

// Async, so that a page without a clipboard (it requires https) fails the same way.
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
