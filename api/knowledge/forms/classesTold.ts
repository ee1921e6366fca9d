import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { counts, moneyAmounts } from './spokenValues.ts'

/** "0106 Tree pruning, 6 people $274,500": class codes with their payroll, before what they are called or behind it. */
export function classesTold(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.flatMap((sentence, at) => {
    const headed = headOf(sentence.text)
    // What has a VIN is a vehicle with its year.
    if (!headed || /\b[A-HJ-NPR-Z0-9]{17}\b/.test(sentence.text)) return []
    const { rest } = headed
    const next = sentences[at + 1]?.text ?? ''
    const isOfNext = moneyAmounts(rest).length === 0 && headOf(next) === null && next.length < 60
    const told = isOfNext ? `${rest} ${next}` : rest
    const [payroll] = moneyAmounts(told)
    return payroll ? [{ ...headed, payroll: payroll.value, told, sentence }] : []
  })
  // A lone number of four digits may be that of a house.
  if (found.length < 2) return []
  return found.flatMap(({ code, name, payroll, told, sentence }, row) => {
    const [count] = counts(told.slice(0, told.indexOf('$')))
    const state = zoneCode(new RegExp(String.raw`\b${zonePattern}\b`).exec(told)?.[0] ?? '')
    return [
      letterFact('class', 'classCode', code, sentence, row),
      letterFact('class', 'classification', name, sentence, row),
      letterFact('class', 'duties', name, sentence, row),
      letterFact('class', 'payroll', payroll, sentence, row),
      ...(count ? [letterFact('class', 'employees', count.value, sentence, row)] : []),
      ...(state ? [letterFact('class', 'state', state, sentence, row)] : []),
    ]
  })
}

/** "0106 Tree pruning" or "Tree pruning (0106)" at the head of a line. */
function headOf(text: string): { code: string; name: string; rest: string } | null {
  const before = /^(?:class(?: code)? )?(\d{4})[ ,:–-]+([A-Z][A-Za-z/&' -]{3,}[a-z])/.exec(text)
  const after = /^([A-Z][A-Za-z/&' -]{3,}[a-z]),? \((?:class(?: code)? )?(\d{4})\)(?=[,:;]| [-–—$\d])/.exec(
    text,
  )
  const [code, name] = before ? [before[1], before[2]] : [after?.[2], after?.[1]]
  const whole = before?.[0] ?? after?.[0] ?? ''
  return code && name ? { code, name: name.trim(), rest: text.slice(whole.length) } : null
}
