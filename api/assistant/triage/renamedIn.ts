import { nameKey } from '../../knowledge/index.ts'
import type { Party } from './findParty.ts'

const firm = String.raw`\p{Lu}[\p{L}\p{N}&'’./-]*(?:,? (?:(?:of|the|and|&) ){0,2}\p{Lu}[\p{L}\p{N}&'’./-]*){0,7}`
/** Those that a name takes in besides: `and its affiliates, subsidiaries and assigns`, `ISAOA/ATIMA`. */
const whole = String.raw`(?:,? (?:(?:and|&) (?:its|their|all|any|each)(?:[ ,]+(?:affiliat\w+|subsidiar\w+|parents?|success\w+|assign\w*|lenders?|officers?|employees|volunteers|officials|members|owners?|agents?|directors|partners|entities|compan(?:y|ies)|related|respective|affiliated|subsidiary|elected|and|or|of|the|their|its|as|interests?|may|appear))+|ISAOA(?:[ ,/]+ATIMA)?|ATIMA|its successors(?: and(?:\/or)? assigns)?)\b)`
const given = String.raw`(?:["“](?<quoted>[^"“”\n]{3,120})["”]|(?<plain>${firm}${whole}?))`

/** `The name has to read "Summit Builders, Inc. and its affiliates"`, `change the holder's name to …` */
const nameGiven = new RegExp(
  String.raw`\b(?:[Nn]ame|[Hh]older)\b[^.!?\n"“”]{0,40}?\b(?:should|must|has to|have to|needs? to|ought to|is (?:supposed|meant) to|supposed to|to|is(?: now)?)\b(?: (?:read|be|say|show|state))?(?: as)?:? (?=["“\p{Lu}])${given}`,
  'u',
)
/** `It must be: Summit Builders, Inc. and its affiliates, 12 Dock Street, …`, which names the same holder in full. */
const itGiven = new RegExp(
  String.raw`\b(?:[Ii]t|[Tt]hat|[Tt]his|[Tt]hey|[Cc]ert\w*|COI)\b[^.!?\n"“”]{0,30}?\b(?:should|must|has to|have to|needs? to|ought to|supposed to)(?: (?:read|be|say|show|state|go to|be made out to|be issued to))?(?: as)?:? (?=["“\p{Lu}])${given}|\b(?:[Mm]ade?|[Ii]ssued?) (?:it |them )?(?:out )?to:? ${given.replaceAll('?<quoted>', '?<quoted2>').replaceAll('?<plain>', '?<plain2>')}`,
  'u',
)

/** The holder with the name that a sentence gives it; null unless it gives one. */
export function renamedIn(clause: string, { name, address }: Party): Party | null {
  if (name === null) return null
  const groups = nameGiven.exec(clause)?.groups
  const said = groups?.['quoted'] ?? groups?.['plain']
  const other = itGiven.exec(clause)?.groups
  const told = other?.['quoted'] ?? other?.['plain'] ?? other?.['quoted2'] ?? other?.['plain2']
  const next = tidied(
    said ?? (told !== undefined && sharesFirstWord(told, name) ? told : null) ?? inFull(clause, name),
  )
  return next === null || nameKey(next) === nameKey(name) ? null : { name: next, address }
}

/** `Summit Builders, Inc. and its affiliates`, where the holder is only `Summit Builders, Inc.` so far. */
function inFull(clause: string, name: string): string | null {
  const words = name
    .replace(/\.$/, '')
    .split(/[\s,]+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`${words.join(String.raw`,?\s+`)}\.?${whole}`, 'iu').exec(clause)?.[0] ?? null
}

function sharesFirstWord(one: string, other: string): boolean {
  return nameKey(one).split(' ')[0] === nameKey(other).split(' ')[0]
}

function tidied(name: string | null): string | null {
  const tidy = name
    ?.trim()
    .replace(/[,;:\s]+$/, '')
    .replace(/(?<!\b(?:inc|co|corp|ltd|l\.l\.c|l\.p))\.$/i, '')
  // `The name should be Suite 400` names none.
  return tidy && !/^(?:suite|ste|unit|floor|additional|the|a|an|on|in|at)\b\.?/i.test(tidy) ? tidy : null
}
