import { count as written } from '@coverdesk/design-system'

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  APPLICATION: ['application', 'applications'],
  CALL: ['call', 'calls'],
  CERTIFICATE: ['certificate', 'certificates'],
  CONTACT: ['contact', 'contacts'],
  DOCUMENT: ['document', 'documents'],
  EMAIL_THREAD: ['email thread', 'email threads'],
  POLICY: ['policy', 'policies'],
  SERVICE_REQUEST: ['service request', 'service requests'],
}

/** `3 policies, 1 service request`: what moves, without zero counts. */
export function movesText(moves: readonly { subject: string; count: number }[]): string {
  const counted = moves.filter(({ count }) => count > 0)
  if (counted.length === 0) return 'Only its history'
  return counted
    .map(({ subject, count }) => {
      const [one, many] = nouns[subject] ?? ['record', 'records']
      return `${written(count)} ${count === 1 ? one : many}`
    })
    .join(', ')
}
