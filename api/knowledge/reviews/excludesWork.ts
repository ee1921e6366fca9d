import { isHazardOf } from './jobExclusions.ts'
import { tellingWords } from './likeWords.ts'

/** Words by which people name the work that an exclusion calls otherwise. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\bplow\w*|\bsalt(?:s|ing)\b|\bde-?ic\w*/i, 'snow ice removal'],
  [/\bprun\w*|\blimbs?\b|\barborist\w*|\bstump\w*/i, 'tree'],
  [/\breroof\w*|\bshingl\w*/i, 'roofing'],
  [/\bdeliver\w*/i, 'delivery'],
  [/\bspray\w*/i, 'herbicide pesticide'],
]
/** They tell of no kind of work. */
const tellsNothing = new Set(
  [
    'removal',
    'operation',
    'service',
    'large',
    'center',
    'busines',
    'building',
    'property',
    'product',
    'any',
    'feet',
    'foot',
    'high',
    'use',
    'perform',
  ].flatMap((word) => [...tellingWords(word)]),
)

/** Whether an exclusion, "all tree work over 15 feet", reaches the work that somebody describes: "they take down trees to 30 ft". */
export function excludesWork(described: string, exclusion: string): boolean {
  const also = otherNames.flatMap(([words, name]) => (words.test(described) ? [name] : [])).join(' ')
  const work = tellingWords(`${described} ${also}`)
  const shared = [...tellingWords(exclusion)].filter((word) => work.has(word) && !tellsNothing.has(word))
  if (shared.length === 0) return isHazardOf(described, exclusion)
  const [most, done] = [heightIn(exclusion), heightIn(described)]
  return most === null || done === null || done > most
}

/** The height that a text names, in feet. */
function heightIn(text: string): number | null {
  const heights = [...text.matchAll(/\b(\d{1,3})[ -]?(?:feet|foot|ft\b)/gi)].map(([, feet]) => Number(feet))
  return heights.length === 0 ? null : Math.max(...heights)
}
