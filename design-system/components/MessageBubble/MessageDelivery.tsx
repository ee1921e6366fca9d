import { CircleAlertIcon, RotateCwIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './MessageDelivery.css.ts'

/** The delivery state of an outgoing message. */
export type Delivery =
  | { state: 'sent' }
  | { state: 'sending' }
  | { state: 'failed'; message: string; onRetry: () => void }

/** Says below a message that it is being sent, or why it failed and how to resend it. */
export function MessageDelivery({ delivery }: { delivery: Delivery }) {
  if (delivery.state === 'sent') return null
  if (delivery.state === 'sending')
    return (
      <div role="status" className={styles.sending}>
        <Spinner size="small" />
        Sending...
      </div>
    )
  return (
    <div className={styles.failed}>
      <span role="alert" className={styles.reason}>
        <span className={styles.reasonIcon}>
          <Icon icon={CircleAlertIcon} size="small" />
        </span>
        {delivery.message}
      </span>
      <Button size="small" icon={RotateCwIcon} onPress={delivery.onRetry}>
        Try again
      </Button>
    </div>
  )
}
