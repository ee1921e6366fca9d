import { type CertificateReview, isSameParty } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readCertificate } from '../../tools/readCertificate.ts'
import type { Citations } from '../citations.ts'

interface Noted {
  readonly review: Pick<CertificateReview, 'endingSoon' | 'exclusions'>
  readonly certificate: TaskFile
  /** To whom the certificate was issued, and whom it is for. */
  readonly holder: string | null
  readonly client: string | null
}

/** What nobody asked for, and whoever relies on a certificate wants to know. */
export function certificateNotes(
  { review: { endingSoon, exclusions }, certificate, holder, client }: Noted,
  citations: Citations,
): string[] {
  const isOtherwise =
    holder !== null && client !== null && isSameParty(holder, client) && spelled(holder) !== spelled(client)
  return [
    ...endingSoon.map(
      ({ line, date, days, words }) =>
        `${line === '' ? 'The policy' : line} expires ${date}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}: ask for the certificate of its renewal.${citations.mark(certificate, words)}`,
    ),
    ...exclusions.map(
      (place) =>
        `It says “${place.quote}” Check that this is no part of the work.${citations.mark(certificate, place)}`,
    ),
    ...(isOtherwise ? [`The certificate holder is ${holder}, not ${client}.`] : []),
  ]
}

function spelled(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** An aggregate for finished work that is less than the one that the message asks for. */
export async function smallerProducts(
  { journal }: Task,
  certificate: TaskFile,
  clauses: readonly string[],
): Promise<readonly string[]> {
  const asked = clauses.map((each) => /(\$[\d,]+) general aggregate\.$/.exec(each)?.[1]).find(Boolean)
  if (!asked) return []
  const { limits } = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  const own = limits.find(({ label }) => /^products/i.test(label))?.text
  return own && amountOf(own) > 0 && amountOf(own) < amountOf(asked)
    ? [
        `The products-completed operations aggregate is ${own}, less than the ${asked} that your message asks for in aggregate.`,
      ]
    : []
}

function amountOf(text: string): number {
  return Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? 0)
}
