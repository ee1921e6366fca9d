import { useSyncExternalStore } from 'react'
import { region } from './Toast.css.ts'
import { toast } from './toast.ts'
import { ToastView } from './ToastView.tsx'

/** Where toasts show; one per app, last in the document. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toast.subscribe, toast.shown, toast.shown)
  return (
    // The attribute keeps open dialogs from hiding the region from screen readers.
    <section aria-label="Notifications" data-react-aria-top-layer="true" className={region}>
      {shown.map((one) => (
        <ToastView key={one.id} toast={one} />
      ))}
    </section>
  )
}
