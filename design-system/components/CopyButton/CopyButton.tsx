import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CopyButtonProps = {
  text: string
  /** 'Copy' by default. */
  label?: string
  /** How long 'Copied' shows; 2,000 ms by default. */
  confirmationMs?: number
  /** `small` by default. */
  size?: 'medium' | 'small'
  /** `neutral` by default; `quiet` where one stands beside every text. */
  tone?: 'neutral' | 'quiet'
}

type State = 'ready' | 'copied' | 'refused'

const wordsOfState = { copied: 'Copied', refused: 'Could not copy' } as const

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({
  text,
  label = 'Copy',
  confirmationMs = 2000,
  size = 'small',
  tone = 'neutral',
}: CopyButtonProps) {
  const [state, setState] = useState<State>('ready')

  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), confirmationMs)
    return () => clearTimeout(timer)
  }, [state, confirmationMs])

  function handlePress() {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }

  return (
    <>
      <Button size={size} tone={tone} icon={state === 'copied' ? CheckIcon : CopyIcon} onPress={handlePress}>
        {state === 'ready' ? label : wordsOfState[state]}
      </Button>
      <VisuallyHidden role="status">{state === 'ready' ? '' : wordsOfState[state]}</VisuallyHidden>
    </>
  )
}
