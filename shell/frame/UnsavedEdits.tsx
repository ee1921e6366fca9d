import { DiscardDialog, hasUnsavedEdits } from '@coverdesk/design-system'
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
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
