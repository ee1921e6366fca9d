import { useRef, type MouseEvent, type Ref } from 'react'
import { chainHandlers } from '../../private/chainHandlers.ts'
import { classNames } from '../../private/classNames.ts'
import { useHint } from '../../private/useHint.tsx'
import { useMergedRef } from '../../private/useMergedRef.ts'
import * as styles from '../Button/Button.css.ts'
import type { ButtonBehavior } from '../Button/Button.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export type IconButtonProps = ButtonBehavior & {
  icon: IconComponent
  /** The accessible name, also shown on hover and focus. */
  label: string
  /** `quiet` by default. */
  tone?: 'neutral' | 'primary' | 'danger' | 'quiet'
  /** `medium` (32 px) by default. */
  size?: 'medium' | 'small'
  isLoading?: boolean
  isDisabled?: boolean
  /** Why it is disabled; keeps the button in the tab order. */
  disabledReason?: string | null | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** `button` by default. */
  type?: 'button' | 'submit'
  form?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** An icon-only button for universally known actions; use a Button with text for anything else. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'medium',
  isLoading = false,
  isDisabled = false,
  disabledReason,
  onPress,
  type = 'button',
  ref,
  ...rest
}: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(button, ref)
  const reason = isDisabled && disabledReason ? disabledReason : undefined
  const { hint, hintId, hintProps } = useHint(reason ?? label, button, { isName: reason === undefined })
  const isOff = isLoading || reason !== undefined
  const iconSize = size === 'small' ? 'small' : 'medium'

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault()
    else onPress?.(event)
  }

  return (
    <>
      <button
        {...chainHandlers(rest, hintProps)}
        ref={mergedRef}
        type={type}
        aria-label={label}
        disabled={isDisabled && reason === undefined}
        aria-disabled={isOff || undefined}
        aria-busy={isLoading || undefined}
        aria-describedby={hintId}
        onClick={handleClick}
        className={classNames(styles.base, styles.size[size], styles.square[size], styles.tone[tone])}
      >
        {isLoading ? <Spinner size={iconSize} /> : <Icon icon={icon} size={iconSize} />}
      </button>
      {hint}
    </>
  )
}
