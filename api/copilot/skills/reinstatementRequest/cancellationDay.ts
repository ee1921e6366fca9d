import { findDay } from '../../../assistant/index.ts'
import { policyNumberKey } from '../../../knowledge/index.ts'
import { usDate } from '../../../platform/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'
import { documentsOnFile } from '../documentsOnFile.ts'
import type { LetterSubject } from '../letters/letterSubject.ts'

/** The day on which a message or notice says that a policy is canceled, `12/04/2026`; null where it says another day only. */
export function canceledOn(text: string, today: string): string | null {
  const words = canceling.exec(text)
  const day =
    words && findDay(text.slice(words.index, words.index + words[0].length), today, { lies: 'BEHIND' })
  return day && usDate(day)
}

const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`
const date = String.raw`(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|20\d\d-\d\d-\d\d|${month}\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+20\d\d)?)`
/** `canceled effective 12/4`, `Cancellation takes effect December 4, 2026`, `Date of cancellation: 12/04/2026` */
const canceling = new RegExp(
  String.raw`\b(?:cancell?(?:ed|s|ation)|cxl(?:ed|led)?)\b(?:(?!\b(?:paid|pay(?:ment|s)?|mailed|issued|sent|dated|received|came|due)\b)[^.;!?\d]){0,80}?${date}`,
  'i',
)

/** The day in the notices of cancellation of the policy that are attached or on file, by the newest; null without one. */
export async function canceledByNotice(task: Task, subject: LetterSubject | null): Promise<string | null> {
  if (!subject?.account) return null
  const { account, policy } = subject
  const attached = task.files.filter(({ type }) => type === 'CANCELLATION_NOTICE').toReversed()
  const kept = await documentsOnFile(task, account.id, ['CANCELLATION_NOTICE'])
  for (const id of [...attached.map((file) => file.id), ...kept.map(({ file }) => file.id)]) {
    const { reading } = await readFileOf(task, id)
    const text = reading.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
    const isOwn = policy.number && policyNumberKey(text).includes(policyNumberKey(policy.number))
    const day = isOwn ? canceledOn(text, task.today) : null
    if (day) return day
  }
  return null
}

/** When the insured paid, and how much, as a sentence; null where the messages do not say the day. */
export function paymentIn(texts: readonly string[], today: string): string | null {
  for (const text of texts) {
    const said =
      /\b(?:paid|(?:sent|made) (?:the|a|their) payment|payment (?:was )?(?:made|received))\b[^;!?\n]*/i.exec(
        text,
      )?.[0]
    const day = said && findDay(said, today, { lies: 'BEHIND' })
    if (!day || day > today) continue
    const amount = /\$\s?\d[\d,]*(?:\.\d\d)?/.exec(said)?.[0]
    return `The insured paid ${amount ?? 'the premium'} on ${usDate(day)}.`
  }
  return null
}
