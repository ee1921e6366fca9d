import { useEffect, useState } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { Button } from '../Button/Button.tsx'
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

/** One toast; goes by itself, but not while somebody points at it or is inside. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const { id, tone = 'neutral', title, description, action } = toast
  const [isHeld, setIsHeld] = useState(false)
  const lasts = action || tone === 'danger' ? longMs : shortMs

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.dismiss(id), lasts)
    return () => clearTimeout(timer)
  }, [id, isHeld, lasts])

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={classNames(styles.picture, styles.tone[tone])}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.words}>
        <Text weight="medium">{title}</Text>
        {description !== undefined && <Text tone="muted">{description}</Text>}
        {action && (
          <div className={styles.action}>
            <Button
              size="small"
              onPress={() => {
                toasts.dismiss(id)
                action.onPress()
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.close}>
        <IconButton icon={XIcon} label="Dismiss" size="small" onPress={() => toasts.dismiss(id)} />
      </div>
    </div>
  )
}
