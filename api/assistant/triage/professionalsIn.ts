/** Somebody who practices under a professional liability policy and joins or leaves. */
export interface Professional {
  /** As written: `Dr Penrose`. */
  readonly name: string
  /** As written: `associate`; null if not stated. */
  readonly role: string | null
  readonly isRemoved: boolean
  readonly isRetiring: boolean
}

const roles =
  'associate|attorney|lawyer|dentist|doctor|physician|surgeon|hygienist|nurse practitioner|midwife|veterinarian|therapist|psychologist|chiropractor|pharmacist|architect|engineer|CPA|accountant|provider|practitioner'
const part = String.raw`\p{Lu}[\p{L}'’-]+`
const named = new RegExp(
  String.raw`(?:\b(?<role>${roles}),? )?\b(?<titled>(?:Dr\.?|Doctor) ${part}(?: ${part}){0,2})|\b(?<role2>${roles}),? (?:named |called )?(?<name>${part}(?: \p{Lu}\.)? ${part})`,
  'gu',
)
const leaves =
  /\b(?:tak(?:e|en|ing)\b[^.!?]{0,60}\boff|remov(?:e|ed|ing)|delet(?:e|ed|ing)|drop(?:ped|ping)?|retir(?:es?|ed|ing|ement)|(?:is|will be) leaving|leaves|resign(?:s|ed|ing)|last day)\b/i
const joins =
  /\b(?:add(?:ed|ing)?|hir(?:ed|ing)|join(?:s|ed|ing)|new|starts|starting|begins|com(?:es|ing) on board)\b/i
/** What a professional is named for besides. */
const ofParty = /\b(?:additional insureds?|certificates?|cert|coi|holder|claim|lawsuit|patient|sued)\b/i

/** The professionals who join or leave the client by a sentence. */
export function professionalsIn(sentence: string): Professional[] {
  if (ofParty.test(sentence)) return []
  const isRemoved = leaves.test(sentence)
  if (!isRemoved && !joins.test(sentence)) return []
  return [...sentence.matchAll(named)].map(({ groups }) => ({
    name: (groups?.['titled'] ?? groups?.['name'] ?? '').trim(),
    role: groups?.['role'] ?? groups?.['role2'] ?? null,
    isRemoved,
    isRetiring: /\bretir/i.test(sentence),
  }))
}

/** The change in words: `Remove Dr Penrose, who is retiring`. */
export function professionalChange({ name, role, isRemoved, isRetiring }: Professional): string {
  return isRemoved
    ? `Remove ${name}${isRetiring ? ', who is retiring' : ''}`
    : `Add ${name}${role ? `, a new ${role}` : ''}`
}
