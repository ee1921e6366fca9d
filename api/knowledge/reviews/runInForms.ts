import type { Reading } from '../../reading/index.ts'

type Block = Reading['blocks'][number]

/** "CG 24 04 05 09", "HH 7701", "AC-19", "Endorsement 2", "Rider No. 3". */
const number = String.raw`(?:(?:Endorsement|Rider|Form)\s+)?[A-Z]{2,5}(?:[- ][A-Z]{1,3})?[- ]?\d{2,5}(?:[ -]\d{2}\b){0,4}(?: ?\(\d{2}[ /-]?\d{2}\))?|(?:Endorsement|Rider)\s+(?:[Nn]o\.?\s*)?\d{1,3}\b`
const startsForm = new RegExp(String.raw`^(${number})(?![\d,$%])[\s.:–—-]*(.*)$`, 's')
const nextForm = new RegExp(String.raw`(?<=[.)])\s+(?=(?:${number})[\s.:–—-]+["“(]?[A-Za-z])`)
const says =
  /\b(?:is|are|will|does|do|shall|may|waives?|means|applies|apply|includes?|amended|deleted|schedule)\b/i
const shortest = 24

/** The forms that a document lists with their titles, by their numbers. */
export function listedTitles(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const lines = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
          row
            .map(({ text }) => text.trim())
            .filter(Boolean)
            .join(' '),
        )
      : block.text.split(/;\s+|:\s+(?=[A-Z]{2})/),
  )
  const titles = lines.flatMap((line) => {
    const [, code, title = ''] = startsForm.exec(line) ?? []
    return code && title !== '' && title.length < longestTitle && !/[.:;]\s/.test(title)
      ? [[keyOf(code), title.replace(/[.;]$/, '')] as const]
      : []
  })
  return new Map(titles.toReversed())
}

const longestTitle = 140

function keyOf(code: string): string {
  return code
    .replace(/^(?:Endorsement|Rider|Form)\s+(?=[A-Z])/, '')
    .replaceAll(/\W/g, '')
    .slice(0, 6)
}

/** A paragraph in which forms follow each other, form by form; `form` is null for what belongs to none of them. */
export function formsOfParagraph(
  text: string,
  titles: ReadonlyMap<string, string>,
): { readonly form: string | null; readonly text: string }[] {
  const parts = text.split(nextForm)
  return parts.map((part) => {
    const [, code = '', rest = ''] = startsForm.exec(part) ?? []
    const isForm = code !== '' && part.length >= shortest && says.test(rest) && !listsForms.test(rest)
    return { form: isForm ? `${code} ${titles.get(keyOf(code)) ?? ''}`.trim() : null, text: part }
  })
}

const listsForms = new RegExp(String.raw`[;,]\s*(?:and )?(?:${number})`)
