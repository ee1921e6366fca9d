import { capitalized } from '../../../platform/index.ts'
import { lineNames, lineNotOnFile } from '../../../assistant/index.ts'
import type { CertificateBasis } from '../../../knowledge/index.ts'

/** Words that also mean something else in a request for a certificate: the property at 12 Mill Road, a bid package. */
const isAmbiguous = /^(property|package|shipping|excess|business policy|liability policy)$/i

const declined = /\b(no|not|without|except|don['’]?t|doesn['’]?t)\b/i

/** The lines of business the client asks for that no policy on the certificate has, as sentence subjects. */
export function requestedLinesLeftOff(
  said: string,
  { shown, names }: { readonly shown: CertificateBasis['shown']; readonly names: readonly string[] },
): string[] {
  const policies = shown.map(({ lineOfBusiness }) => ({ type: lineOfBusiness }))
  const text = names
    .filter(Boolean)
    .reduce((rest, name) => rest.replaceAll(name.replace(/\.$/, ''), ''), said)
  const asked = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => !declined.test(sentence))
    .join('\n')
  const missing = lineNames.flatMap(([, words]) => {
    const named = words.exec(asked)?.[0].trim()
    if (named === undefined || isAmbiguous.test(named)) return []
    return lineNotOnFile(named, policies) ?? []
  })
  return [...new Set(missing)].map((line) => spoken[line] ?? `${capitalized(line)} coverage`)
}

const spoken: Readonly<Record<string, string>> = {
  'workers compensation': "Workers' compensation",
  'general liability': 'General liability',
}
