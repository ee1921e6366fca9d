import { stemmer } from 'stemmer'
import { sentencesOf } from '../../../reading/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'
import { Citations } from '../citations.ts'

const order =
  /^(?:(?:please|then|also|and)[\s,]+)*(?:list|extract|find|pull|show(?: me)?|state|note|give(?: me)?)\s+(.+?)(?:,?\s+(?:and )?then\b.*)?[.!]?$/is
const each = String.raw`(?:the|its|their|our|any|all|every|each|what|whether|how)\b`
const between = new RegExp(
  String.raw`\s*;\s*(?:and\s+)?|\s*,\s*(?:and\s+)?(?=${each})|\s+and\s+(?=${each})`,
  'i',
)
const mostQuotes = 4

/** The things that a message wants listed: "List the limits, the deductible, and every condition about alcohol"; none where it is one. */
export function listedThings(request: string): readonly string[] {
  const things = sentencesOf(request)
    .flatMap((sentence) => order.exec(sentence)?.[1] ?? [])
    .flatMap((list) => list.split(between))
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '')
  return things.length > 1 ? things : []
}

/** What the files say of each thing in turn, and of which they say nothing. */
export async function listAnswer(
  { journal }: Task,
  { things, files }: { things: readonly string[]; files: readonly TaskFile[] },
): Promise<Reply> {
  const fileIds = files.slice(-50).map(({ id }) => id)
  const found: { readonly thing: string; readonly citation: Citation }[] = []
  for (const thing of things)
    for (const topic of topicsOf(thing)) {
      const query = `What does the policy say about ${topic}?`
      const { status, citations } = await journal.call(searchFile, { fileIds, query })
      if (status === 'NOT_FOUND') continue
      const own = citations.filter(({ quote }, at) => at === 0 || closeness(thing, quote) > 0)
      found.push(...own.map((citation) => ({ thing, citation })))
    }
  // A passage that was found for several things stands with the one that it is closest to.
  const isClosest = ({ thing, citation }: (typeof found)[number]) =>
    found.every(
      (other) =>
        other.citation.quote !== citation.quote ||
        other.thing === thing ||
        closeness(other.thing, citation.quote) <= closeness(thing, citation.quote),
    )
  const told = new Set<string>()
  const lists = things.map((thing) => ({
    thing,
    citations: found
      .filter((one) => one.thing === thing && isClosest(one))
      .flatMap(({ citation }) => {
        if (told.has(citation.quote)) return []
        told.add(citation.quote)
        return [citation]
      })
      .slice(0, mostQuotes),
  }))
  const citations = new Citations()
  const byId = new Map(files.map((file) => [file.id, file]))
  const text = lists.flatMap(({ thing, citations: own }) => [
    `**${capitalized(thing)}**`,
    own.length === 0
      ? 'I found nothing about this in the document.'
      : own.map((one) => `- ${one.quote}${citations.mark(byId.get(one.fileId) ?? null, one)}`).join('\n'),
  ])
  const given = lists.filter(({ citations: own }) => own.length > 0)
  const isOfAll = given.some(({ thing }) => /^(?:every|all|any|each)\b/i.test(thing))
  const points = given.map(
    ({ thing, citations: own }) =>
      `- ${capitalized(nameOf(thing))}: ${own.map(({ quote }) => quote.replace(/\.$/, '')).join('; ')}.`,
  )
  return {
    text: [
      ...text,
      ...(isOfAll ? ['These are the passages that I found. Check the forms for more.'] : []),
    ].join('\n\n'),
    citations: citations.list,
    ...(points.length > 0 && { letter: `This is what your policy says:\n\n${points.join('\n')}` }),
  }
}

function nameOf(thing: string): string {
  return thing
    .replace(/^(?:the|its|their|our|any|all|every|each)\s+(?:of the\s+)?/i, '')
    .replace(/^(?:conditions?|exclusions?|provisions?|terms?|limits?)\s+(?:about|on|for|of)\s+/i, '')
}

/** "Every condition about alcohol or entertainment" is about the one and about the other. */
function topicsOf(thing: string): string[] {
  return nameOf(thing).split(/\s+or\s+/i)
}

function closeness(thing: string, quote: string): number {
  const stems = (text: string) =>
    new Set(
      (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
        .map((word) => stemmer(word))
        .filter((word) => !common.has(word)),
    )
  return stems(thing).intersection(stems(quote)).size
}

const common = new Set(['limit', 'liabil', 'polici', 'condit', 'about', 'everi', 'coverag', 'insur'])
