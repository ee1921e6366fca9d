import { carrierKind } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { outsideRecipientIn } from '../answerClient/outsideRecipient.ts'

export interface CarrierRow {
  readonly id: string
  readonly name: string
}

/** A text without carriers and others who are written to, whose names may begin like those of clients: "Casco Bay Underwriters". */
export function withoutCarriers(agency: Pick<Task['agency'], 'table'>, text: string): string {
  const outside = outsideRecipientIn(agency, text)
  let rest = outside ? text.replace(outside.words, ' ') : text
  for (const { name } of agency.table(carrierKind).values()) {
    const words = name.split(/\s+/).filter((word) => !/^(?:co|company|inc|corp|group)\b\.?$/i.test(word))
    if (words.length < 2) continue
    const spell = (part: readonly string[]) =>
      part.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.')).join(String.raw`\s+`)
    // "Prairie Mutual" is short for Prairie Mutual Casualty; "Casco Bay" may be anybody.
    const at = words.findIndex((word, place) => place > 0 && ofCarriers.test(word))
    const isShort = at > 0 && at + 1 < words.length
    const spelled = isShort
      ? String.raw`${spell(words.slice(0, at + 1))}(?:\s+${spell(words.slice(at + 1))})?`
      : spell(words)
    rest = rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${spelled}(?![\p{L}\p{N}])`, 'giu'), ' ')
  }
  return rest
}

const ofCarriers = /^(?:mutual|insurance|casualty|indemnity|assurance|surety|specialty|excess|underwriters)$/i

/** The carrier named in a message, by its full name, its first two words, or a first word that no other carrier has. */
export function carrierIn(agency: Pick<Task['agency'], 'table'>, request: string): CarrierRow | null {
  const words = (text: string) =>
    folded(text)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .split(' ')
  const wording = ` ${words(request).join(' ')} `
  const carriers = [...agency.table(carrierKind).values()].map((row) => ({ row, name: words(row.name) }))
  const isMentioned = (name: readonly string[]) => wording.includes(` ${name.join(' ')} `)
  const inFull = carriers.find(({ name }) => isMentioned(name.slice(0, 2)))
  const inShort = carriers.filter(({ name }) => isMentioned(name.slice(0, 1)))
  const short =
    inShort.length === 1 &&
    new RegExp(String.raw`\b(?:with|from|by|at|through)\s+${inShort[0]?.name[0] ?? '-'}\b`, 'i').test(
      folded(request),
    )
  return (inFull ?? (short ? inShort[0] : undefined))?.row ?? null
}
