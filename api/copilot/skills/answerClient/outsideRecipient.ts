import { accountKind, nameKey } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

/** Somebody at another company to whom a message wants written: "the underwriter at Granite River". */
export interface OutsideRecipient {
  readonly company: string
  /** Null if the message names nobody. */
  readonly person: string | null
  /** What the message calls them: "the adjuster at Pinnacle Claims". */
  readonly words: string
}

/** Who works at a carrier, another agency or a service, and never at a client. */
const outsideRoles = String.raw`(?:underwriters?|uw|(?:claims? )?adjusters?|claims? (?:reps?|representatives?|handlers?|examiners?|departments?|teams?|desk)|brokers?|producers?|insurance agents?|wholesalers?|mga|surety|loss control|premium auditors?)`
const company = String.raw`(?<company>\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:(?:of|and|the)\s+)?[\p{Lu}&][\p{L}\p{N}&'’-]*)*)`
const name = String.raw`\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}'’-]+)?`

/** "Their underwriter at Granite River, Joe Smith", "underwriter Joe Smith at Granite River", "Granite River's underwriter". */
const shapes = [
  String.raw`(?<!\p{L})(?i:${outsideRoles})(?:,? (?<first>${name}))?,? (?:at|of|with|from|over at|@) (?:the )?${company}(?:,\s+(?<last>${name})(?=[\s,.:;]|$))?`,
  String.raw`${company}['’]s? (?:(?:claims? )?adjuster|underwriter|uw|claims department)\b`,
  String.raw`(?<=\b(?i:e-?mail|write|ask|tell|remind|message|to) )(?<first>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+),? (?:at|with|from|over at) (?:the )?${company}`,
  String.raw`\b[Ss]ubmi(?:ssion|t)\b[^.\n]{0,40}? (?:to|for) ${company}(?= (?:for|on behalf|asking|and ask|to quote)\b)`,
].map((shape) => new RegExp(shape, 'u'))

/** The outside recipient that a message names; null if it names none, or if the company is a client. */
export function outsideRecipientIn(
  agency: Pick<Task['agency'], 'table'>,
  text: string,
): OutsideRecipient | null {
  for (const shape of shapes) {
    const found = shape.exec(text)
    const at = found?.groups?.['company']?.replace(/['’]s$/, '')
    if (!found || !at) continue
    if (agency.table(accountKind).related('name', nameKey(at)).length > 0) continue
    return {
      company: at,
      person: found.groups?.['first'] ?? found.groups?.['last'] ?? null,
      words: found[0],
    }
  }
  return null
}
