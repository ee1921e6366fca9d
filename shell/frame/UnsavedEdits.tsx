import { ConfirmDialog, hasUnsavedEdits } from '@coverdesk/design-system'
import { useBlocker } from 'react-router'
import { isClosingDialog } from '../contract/dialogRoute.tsx'

/** Asks before Back or a link discards what was typed in a form, as the browser does before a reload. */
export function UnsavedEdits() {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: next } }) =>
      // A dialog opens over the page, which keeps its forms.
      next !== here && !next.startsWith(`${here}/`) && !isClosingDialog() && hasUnsavedEdits(),
  )
  return (
    <ConfirmDialog
      title="Discard what you typed?"
      description="It has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
