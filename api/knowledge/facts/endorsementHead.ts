import { numberInWords, numberWords } from '../../reading/index.ts'
import type { ReadPage } from '../../reading/reading.ts'
import { isSameRow } from './cellGeometry.ts'
import { changesThePolicy, formLine, isTitleLike } from './endorsementTitles.ts'
import { formNumber } from './listedForms.ts'

/** Where an endorsement begins that says so: its title, and its form number if it has one. */
interface EndorsementHead {
  readonly title: string
  readonly form: string | null
}

const numbered = String.raw`(?:\d{1,3}\b(?![/.,]\d)(?:\s+(?=${formNumber}))?|${numberInWords}\b)`
const edition = String.raw`(?:\(\d{2,4}(?:[ /-]\d{2,4})?\)|\d{2}(?: \d{2})?\b)`
const head = new RegExp(
  String.raw`^(?:(?:[Aa]ttach(?:ed|ing) to|[Cc]ertificate|[Pp]olicy|CERTIFICATE|POLICY)\b[^.]{0,60}?\s|(?:slip|policy|special|manuscript)\s)?(?:endorsement|rider)\s+(?:(?:no\.?|number|#)\s*)?(?=\d|[A-Z]{2,5}[ -]?\d|${numberInWords}\b)(?:${numbered})?(?<form>${formNumber}(?:\s+${edition})?)?(?<rest>.*)$`,
  'i',
)
/** "Liability Limits Amendment      Endorsement 11 | GPM 9004", and its text below. */
const headBehind = new RegExp(
  String.raw`^(?<title>\p{Lu}[^.;:|]{3,80}?)\s+(?:[Ee]ndorsement|ENDORSEMENT|[Rr]ider|RIDER)\s+(?:[Nn]o\.?|#)?\s*\d{1,3}(?:\s*[|·–—-]?\s*(?<form>${formNumber}(?:\s+${edition})?))?$`,
  'u',
)
/** "Slip endorsement two. Condominiums. We do not insure …", "Endorsement 4: Hired equipment. For …" */
export const headInText = new RegExp(
  String.raw`^(?:\p{L}+ )?(?:endorsement|rider) (?:(?:no\.?|number|#) ?)?(?:\d{1,3}|${Object.keys(numberWords).join('|')})\s*[.:–—-]\s+(?<title>\p{Lu}[^.:;$]{3,60})[.:]\s+(?=["“]?\p{Lu})`,
  'iu',
)
/** What stands beside the number: "Policy 03-228814-6 Effective 07/01/2026 12:01 a.m." */
const beside = /\s*\b(?:policy(?! changes?\b)|attach(?:ed|ing) to|effective|issued|page)\b.*$/i
const smallWord = /^(?:of|at|as|and|the|to|for|or|in|on|by|with|a|an|from|[-–—:/&])$/

/**
 * The endorsement that a row of a page begins: "Endorsement No. 2 AKC 0133 (0425) Ransomware Sublimit", "Certificate
 * PKE-26-004418 Endorsement No. 1 Effective: 09/15/2026" over its title. A sentence that mentions one does not.
 */
export function endorsementHead(page: ReadPage, at: number): EndorsementHead | null {
  const line = page.lines[at]
  if (!line || (page.lines[at - 1] && isSameRow(page.lines[at - 1]?.box ?? line.box, line.box))) return null
  const row = page.lines.slice(at, at + 4).filter(({ box }) => isSameRow(box, line.box))
  const text = row.map((each) => each.text.trim()).join(' ')
  const inOrder = row.toSorted((a, b) => a.box.x - b.box.x).map((each) => each.text.trim())
  const behind = headBehind.exec(inOrder.join(' '))?.groups
  const [following] = page.lines.slice(at + row.length)
  if (behind?.['title'] && isInTitleCase(behind['title']) && following && following.words.length >= 6)
    return headBehind.test(following.text)
      ? null
      : { title: behind['title'].trim(), form: behind['form']?.trim() ?? null }
  const { form, rest } = (text.length < 160 && head.exec(text)?.groups) || {}
  const intoText = runIn.exec(rest ?? '')?.groups?.['title']
  if (intoText !== undefined && intoText.split(' ').length < 9 && !saying.test(intoText))
    return { title: intoText, form: form?.trim() ?? null }
  if (rest === undefined || text.length > 120) return null
  const own = rest
    .replace(beside, '')
    .replace(/^[\s:.–—-]+/, '')
    .trim()
  const below = page.lines.slice(at + row.length, at + row.length + 5)
  // "Endorsement 5 - Wage and hour"
  const isTitle = /^\s*[:–—-]\s+\p{Lu}/u.test(rest) && own.split(' ').length < 8 && !saying.test(own)
  if (
    (!isTitle && !isInTitleCase(own)) ||
    endsSentence.test(own) ||
    !below.some(({ words }) => words.length >= 6)
  )
    return null
  if (own.length > 3) return { title: own, form: form?.trim() ?? null }
  const body = below.findIndex((next) => !isTitleLike(next, page) && next.words.length >= 6)
  const named = below
    .slice(0, body === -1 ? undefined : body)
    .find(
      (next) =>
        isTitleLike(next, page) &&
        /[A-Za-z]{4}/.test(next.text) &&
        !head.test(next.text) &&
        !changesThePolicy.test(next.text) &&
        !formLine.test(next.text.trim()) &&
        !/^(?:policy number|named insured|schedule)\b/i.test(next.text),
    )
  return {
    title: (named?.text ?? text.replace(beside, '').replace(/[\s:.–—-]+$/, '')).trim(),
    form: form?.trim() ?? null,
  }
}

function isInTitleCase(text: string): boolean {
  return text
    .split(/\s+/)
    .every((word) => word === '' || smallWord.test(word) || /^["“(]?[A-Z0-9]/.test(word))
}

/** ". Condominiums. We do not insure professional services for any condominium" */
const runIn = /^[\s:.–—-]+(?<title>\p{Lu}[^.:]{2,60})[.:]\s+(?=\p{Lu}\S*(?: \S+){2})/u
const saying = /\b(?:is|are|was|be|will|shall|may|must|does|do|applies|apply)\b/i
const endsSentence = /[.;,]$/
