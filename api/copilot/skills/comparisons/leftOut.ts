/** Tells which labels of coverages a person wants left out of the work in hand: "please leave out employee dishonesty". */
export function leftOutBy(texts: readonly string[]): (label: string) => boolean {
  const left = texts.reduce<readonly (readonly string[])[]>((before, text) => {
    const back = thingsIn(text, puttingBack)
    const kept = before.filter((thing) => !back.some((words) => isNamed(thing.join(' '), words)))
    return [...kept, ...thingsIn(text, leaving)]
  }, [])
  return (label) => left.some((words) => isNamed(label, words))
}

/** Whether a message wants something left out of the work in hand, and nothing done anew. */
export function onlyLeavesOut(text: string): boolean {
  return text.length < 120 && onlyLeaving.test(text.trim()) && thingsIn(text, leaving).length > 0
}

const not = String.raw`(?:do not|don['’]?t)`
const should = String.raw`(?:should(?: not|n['’]?t)|must(?: not|n['’]?t)|does(?: not|n['’]?t)|need(?: not|n['’]?t))`
const leavesAfter = String.raw`(?:leave (?:off|out)|omit|exclude|${not} (?:include|show|list))`
const inWork = String.raw`(?:be|belong|show|appear)(?: (?:in|on) (?:it|there|here|this|that|the (?:comparison|proposal|table|e-?mail|letter|document|summary|report|quotes?)))?`

const leaving = new RegExp(
  String.raw`\b${leavesAfter}\s+(?<after>[^.;:!?\n]{3,80})|\b(?:leave|take)\s+(?<between>[^.;!?\n]{3,60}?)\s+out\b(?! of (?:business|town|state))|(?:^|[.!?\n]\s*)(?<subject>[^.;!?\n]{3,60}?) ${should} ${inWork}\b`,
  'gi',
)
const puttingBack = /\b(?:put|add|bring|take)\s+(?<after>[^.;!?\n]{3,60}?)\s+back\b/gi
const onlyLeaving = new RegExp(
  String.raw`^(?:(?:please|pls|now|also|ok|and|but|actually|can you|could you|just)[\s,]+)*(?:${leavesAfter}\b|(?:leave|take) [^.;!?\n]{3,60}? out\b(?: of (?:it|this|that|there|the \w+))?[\s.!]*$|[^.;!?\n]{3,60}? ${should} ${inWork}[\s.!]*$)`,
  'i',
)

/** What no label of a coverage is meant by. */
const otherThings =
  /\b(?:options?|quotes?|carriers?|offers?|ones?|pric\w+|premiums?|costs?|fees?|total|recommend\w*|signatures?|attachments?|polic(?:y|ies)|vehicles?|trucks?|drivers?|clients?)\b/i
const fillers = new Set(
  'a all an any both coverage coverages everything for from her him in into it its limit limits line our please row rows table that the their them there these this those to with'.split(
    ' ',
  ),
)

function thingsIn(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const said = groups['after'] ?? groups['between'] ?? groups['subject'] ?? ''
    const [thing = ''] = said.split(/\b(?:from|in|of) (?:the|both|all|our|this|that|it)\b/i)
    if (otherThings.test(thing)) return []
    return thing
      .split(/,|\b(?:and|or|but)\b/i)
      .map((part) => (part.toLowerCase().match(/[a-z][a-z&-]+/g) ?? []).filter((word) => !fillers.has(word)))
      .filter((words) => words.length > 0)
  })
}

function isNamed(label: string, words: readonly string[]): boolean {
  const said = label.toLowerCase()
  return words.every((word) => said.includes(word.replace(/(?:ies|es|s|y)$/, '')))
}
