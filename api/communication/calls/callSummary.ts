import type { Triage, TriageAccount } from '../../assistant/index.ts'
import { askInWords } from '../conversations/askInWords.ts'

/** What a caller wanted, in sentences, for a call whose provider sent no summary. */
export function callSummary(
  { requests, notRequest }: Triage,
  { caller, account }: { readonly caller: string | null; readonly account: TriageAccount | null },
): string {
  const name = account?.names[0]
  const who = `${caller ?? 'The caller'}${name ? ` (${name})` : ''}`
  if (notRequest) return endings[notRequest.reason]?.replace('WHO', who) ?? `${who} asked for nothing.`
  const missing = [...new Set(requests.flatMap((request) => request.missing))]
  return [
    ...requests.map((request, at) =>
      sentence(`${at === 0 ? who : 'They also'} ${askInWords(request, account, { isMany: at > 0 })}`),
    ),
    ...(missing.length > 0 ? [sentence(`Still missing: ${missing.join('; ')}`)] : []),
  ].join(' ')
}

const endings: Readonly<Record<string, string>> = {
  PHISHING: 'A fraudulent call: it asked for passwords or for money to a new bank account.',
  ROBOCALL: 'An automated call.',
  SALES: 'A sales call.',
  THANKS: 'WHO called to say thank you.',
  WRONG_NUMBER: 'A wrong number.',
}

function sentence(words: string): string {
  return /[.?!"]$/.test(words) ? words : `${words}.`
}
