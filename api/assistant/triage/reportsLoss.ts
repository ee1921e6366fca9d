import { isCoverageNotice } from './coverageNotice.ts'
import { describesLoss } from './describesLoss.ts'
import { messageText } from './messageText.ts'
import { isOfMarket } from './outsiders.ts'

/** Whether the details of a request describe an actual loss. */
export function reportsLoss(details: string): boolean {
  return (
    !isCoverageNotice(details) &&
    !isOfMarket(details) &&
    describesLoss(
      messageText({
        channel: 'EMAIL',
        receivedOn: '',
        from: { name: null, email: null, phone: null, isVerified: false },
        subject: null,
        body: details,
        transcript: [],
        attachments: [],
      }),
    )
  )
}
