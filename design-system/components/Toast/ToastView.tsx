import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Toast.css.ts'
import { toast as toasts, type ShownToast, type ToastTone } from './toast.ts'

const icons: Record<ToastTone, IconComponent> = {
  neutral: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
}

const shortMs = 5000
const longMs = 12000

/** One toast; disappears by itself, but not while hovered or focused. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const { id, tone = 'neutral', title, description, action, link, onUndo } = toast
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isInside, setIsInside] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const isHeld = isPointedAt || isInside
  const lasts = action || link || onUndo || tone === 'danger' ? longMs : shortMs

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.dismiss(id), lasts)
    return () => clearTimeout(timer)
  }, [id, isHeld, lasts])

  // A focused toast restores focus when it disappears.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus()
    }
  }, [])

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setIsInside(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      ref={box}
      className={styles.toast}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={() => setIsInside(false)}
    >
      <span className={classNames(styles.picture, styles.tone[tone])}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.words}>
        <Text weight="medium">{title}</Text>
        {description !== undefined && <Text tone="muted">{description}</Text>}
        {(action ?? link ?? onUndo) && (
          <div className={styles.actions}>
            {onUndo && (
              <Button size="small" onPress={() => toasts.undo(id)}>
                Undo
              </Button>
            )}
            {action && (
              <Button
                size="small"
                onPress={() => {
                  toasts.dismiss(id)
                  action.onPress()
                }}
              >
                {action.label}
              </Button>
            )}
            {link && (
              <ButtonLink size="small" href={link.href} onPress={() => toasts.dismiss(id)}>
                {link.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className={styles.close}>
        <IconButton icon={XIcon} label="Dismiss" size="small" onPress={() => toasts.dismiss(id)} />
      </div>
    </div>
  )
}
