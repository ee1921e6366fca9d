import { useLiveStatus } from '@coverdesk/contract'
import { Badge, WifiOffIcon } from '@coverdesk/design-system'

/** Says that live updates are interrupted; renders nothing otherwise. */
export function LiveNotice() {
  const status = useLiveStatus()
  return (
    <div role="status">
      {status === 'lost' && (
        <Badge tone="warning" icon={WifiOffIcon}>
          {navigator.onLine ? 'Reconnecting' : 'Offline'}
        </Badge>
      )}
    </div>
  )
}
