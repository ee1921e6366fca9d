import { carrierKind } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'

export interface CarrierRow {
  readonly id: string
  readonly name: string
}

/** A text without the full names of carriers, which begin like names of clients: "Casco Bay Underwriters". */
export function withoutCarriers(agency: Pick<Task['agency'], 'table'>, text: string): string {
  let rest = text
  for (const { name } of agency.table(carrierKind).values()) {
    const words = name.split(/\s+/).filter((word) => !/^(?:co|company|inc|corp|group)\b\.?$/i.test(word))
    if (words.length < 2) continue
    const spelled = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.')).join(String.raw`\s+`)
    rest = rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${spelled}(?![\p{L}\p{N}])`, 'giu'), ' ')
  }
  return rest
}

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
