import type { TriagedRequest } from '../../assistant/index.ts'

/** What a client reads who asks for a document, beside what else they ask for. */
export function documentReply(documentType: string | null, requests: readonly TriagedRequest[]): string {
  const isOfNoPolicy = requests.some(
    ({ lineNotOnFile }) => lineNotOnFile !== null && documentType?.includes(lineNotOnFile),
  )
  if (isOfNoPolicy)
    return `We can send you the ${documentType} as soon as we know which policy they belong to.`
  return `We are getting ${documentType ? `the ${documentType}` : 'the document'} for you.`
}
