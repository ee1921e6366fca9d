import { messageParts, type TriageMessage } from '../../assistant/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'

const amount = String.raw`\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:(?:k|m|million|percent)\b|%))?`
/** "Payroll is 140,000 more, not 180,000", "not 180,000 but 140,000". */
const corrections = [
  new RegExp(
    String.raw`(?<new>${amount})(?!,?\d)[^.!?\n]{0,40}?[,;]?\s(?:not|instead of|rather than)\s+(?:the |a )?(?<old>${amount})(?!,?\d)`,
    'i',
  ),
  new RegExp(
    String.raw`\bnot\s+(?<old>${amount})(?!,?\d)[^.!?\n]{0,20}?(?:,|;|\bbut)\s*(?:but |it(?:['’]s| is) |rather )?(?<new>${amount})(?!,?\d)`,
    'i',
  ),
]

/** What numbers in other requests are, suites and limits, has corrections of its own. */
const ofAmounts: ReadonlySet<ServiceRequest['type']> = new Set(['ENDORSE_POLICY', 'QUOTE_REQUEST'])

/** The open request whose amount a later message corrects, and both amounts as they are written; null without exactly one. */
export function correctedAmount<Open extends Pick<Stored<ServiceRequest>, 'id' | 'value'>>(
  open: readonly Open[],
  { body }: Pick<TriageMessage, 'body'>,
): { readonly request: Open; readonly words: string; readonly from: string; readonly to: string } | null {
  const sentences = messageParts(body).own.split(/(?<=[.!?])\s+|\n+/)
  for (const words of sentences)
    for (const pattern of corrections) {
      const { old = '', new: to = '' } = pattern.exec(words)?.groups ?? {}
      const [found, another] = open.flatMap((request) => {
        if (!ofAmounts.has(request.value.type)) return []
        const from = writtenAs(old, request.value.details ?? '')
        return from === null ? [] : [{ request, words: words.trim(), from, to }]
      })
      if (found && !another) return found
    }
  return null
}

/** The request with the right amount in what the client wants, under the words that correct it. */
export function withCorrectedAmount(
  request: ServiceRequest,
  { words, from, to }: { readonly words: string; readonly from: string; readonly to: string },
  at: number,
): ServiceRequest {
  const details = (request.details ?? '').replaceAll(from, to)
  return {
    ...request,
    details: `${details}\n\nThe client corrected ${from} to ${to}: "${words}"`.slice(0, 10_000),
    updatedAt: at,
  }
}

/** An amount as a text writes it: "$180,000" for "180k"; null if the text has another or none. */
function writtenAs(wanted: string, text: string): string | null {
  const value = valueOf(wanted)
  if (value === null) return null
  const written = [...text.matchAll(new RegExp(String.raw`(?<![\d,.])${amount}(?!,?\d)`, 'gi'))]
  return written.map(([each]) => each.trim()).find((each) => valueOf(each) === value) ?? null
}

function valueOf(text: string): number | null {
  const [, digits, unit = ''] =
    /^\$?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million|percent|%)?$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const factor = { k: 1_000, m: 1_000_000, million: 1_000_000 }[unit.toLowerCase()] ?? 1
  return Number(digits.replaceAll(',', '')) * factor
}
