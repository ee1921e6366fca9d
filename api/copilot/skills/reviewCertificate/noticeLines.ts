import type { Block } from '../../../documents/index.ts'
import type { CertificateNotice } from '../../../knowledge/index.ts'
import type { Citations } from '../citations.ts'

/** What a carrier's notice on file means for a policy that the certificate lists, before everything else. */
export function noticeLines(notices: readonly CertificateNotice[], citations: Citations): string[] {
  return notices.flatMap((notice) => {
    const place =
      notice.quote !== null && notice.page !== null ? { quote: notice.quote, page: notice.page } : null
    const mark = citations.mark({ id: notice.fileId, name: notice.fileName }, place)
    return [`**${sentenceOf(notice)}**${mark}`, '']
  })
}

export function noticeBlocks(notices: readonly CertificateNotice[]): Block[] {
  return notices.map((notice) => ({
    type: 'callout',
    tone: 'caution',
    title: 'Notice of cancellation on file',
    text: sentenceOf(notice),
  }))
}

function sentenceOf({ policyNumber, message }: CertificateNotice): string {
  return `Policy ${policyNumber}: ${message.replace(/^(?:The|A)\b/, (first) => first.toLowerCase())}. Nobody should rely on this certificate until that is settled.`
}
