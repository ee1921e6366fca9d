import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { chainHandlers } from '../../private/chainHandlers.ts'
import { classNames } from '../../private/classNames.ts'
import { useHint } from '../../private/useHint.tsx'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Button.css.ts'

/** ARIA state and intent handlers for a button that opens something. */
export type ButtonBehavior = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'id'
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-keyshortcuts'
  | 'aria-pressed'
  | 'autoFocus'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerEnter'
>

export type ButtonProps = ButtonBehavior & {
  /** `neutral` by default; one `primary` per screen, `danger` for irreversible actions, `quiet` in dense places. */
  tone?: 'neutral' | 'primary' | 'danger' | 'quiet'
  /** `medium` (32 px) by default. */
  size?: 'medium' | 'small'
  /** Before the text. */
  icon?: IconComponent | undefined
  /** After the text; a chevron for buttons that open something. */
  iconAfter?: IconComponent | undefined
  /** Shows a spinner and ignores further clicks. */
  isLoading?: boolean
  isDisabled?: boolean
  /** Why the button is disabled; keeps it in the tab order so that everyone can learn the reason. */
  disabledReason?: string | null | undefined
  isFullWidth?: boolean
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** `button` by default. */
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form to submit when the button is outside it. */
  form?: string | undefined
  name?: string | undefined
  value?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

/** Runs an action here; use ButtonLink to navigate. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  iconAfter,
  isLoading = false,
  isDisabled = false,
  disabledReason,
  isFullWidth = false,
  onPress,
  type = 'button',
  ref,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(button, ref)
  const reason = isDisabled && disabledReason ? disabledReason : undefined
  const { hint, hintId, hintProps } = useHint(reason, button)
  const isOff = isLoading || reason !== undefined

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button must not submit its form either.
    if (isOff) event.preventDefault()
    else onPress?.(event)
  }

  return (
    <>
      <button
        {...chainHandlers(rest, hintProps)}
        ref={mergedRef}
        type={type}
        disabled={isDisabled && reason === undefined}
        aria-disabled={isOff || undefined}
        aria-busy={isLoading || undefined}
        aria-describedby={classNames(describedBy, hintId) || undefined}
        onClick={handleClick}
        className={classNames(
          styles.base,
          styles.size[size],
          styles.tone[tone],
          isFullWidth && styles.fullWidth,
        )}
      >
        <ButtonContent icon={icon} iconAfter={iconAfter} size={size} isLoading={isLoading}>
          {children}
        </ButtonContent>
      </button>
      {hint}
    </>
  )
}

type ButtonContentProps = Pick<ButtonProps, 'icon' | 'iconAfter' | 'children'> & {
  size: keyof typeof styles.size
  isLoading?: boolean
}

/** The content of a button or a link styled as one. */
export function ButtonContent({ icon, iconAfter, size, isLoading = false, children }: ButtonContentProps) {
  const iconSize = size === 'small' ? 'small' : 'medium'
  return (
    <>
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner size={iconSize} />
        </span>
      )}
      <span className={classNames(styles.content, isLoading && styles.waiting)}>
        {icon && <Icon icon={icon} size={iconSize} />}
        <span className={styles.words}>{children}</span>
        {iconAfter && <Icon icon={iconAfter} size={iconSize} />}
      </span>
    </>
  )
}
