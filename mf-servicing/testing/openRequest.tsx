import { screen } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { deskAnswers } from './deskAnswers.ts'
import { openDesk } from './openDesk.tsx'
import { serviceRequestAnswer } from './serviceRequestAnswer.ts'

export const overview = '/app/servicing/sr_roofing/overview'
export const activity = '/app/servicing/sr_roofing/activity'

/** Under load the parts that come on intent take longer than a test should wait. */
export async function preloadRequest(): Promise<void> {
  await Promise.all([
    preloadParts(),
    import('../request/ResolveDialog.tsx'),
    import('../request/UpdateDialog.tsx'),
  ])
}

/** Opens a request at one of its addresses, and waits until it is there. */
export async function openRequest(
  at: string,
  request = serviceRequestAnswer(),
  more: ReturnType<typeof deskAnswers> = {},
) {
  const desk = openDesk(at, { ...deskAnswers([request]), ...more })
  // An open dialog hides the page behind it.
  if (at.startsWith(activity)) await screen.findByRole('textbox', { name: 'Comment', hidden: true })
  else await screen.findByText('Client', { selector: 'dt' })
  return desk
}

/** The value of a term in the overview. */
export function valueOf(term: string) {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
}
