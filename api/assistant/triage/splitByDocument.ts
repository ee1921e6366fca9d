import { oftenAsked } from './documentType.ts'
import type { Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'

/** One request for each document that has a sentence or an item of its own: `Loss runs. Also the dec page, please.` */
export function splitByDocument(ask: Ask, text: MessageText, subject: string | null): readonly Ask[] {
  if (ask.type !== 'DOCUMENT_REQUEST') return [ask]
  const named = text.sentences.flatMap(({ text: words, isDenied, isItem = false }) => {
    const isOwn = !isDenied && words !== subject && (ask.sentences?.includes(words) ?? true)
    const document = isOwn && (isItem || asking.test(words)) ? oftenAsked(words) : null
    return document === null || sendsDocument(words) ? [] : [{ words, document }]
  })
  const documents = [...new Set(named.map(({ document }) => document))]
  if (documents.length < 2) return [ask]
  return documents.map((document) => {
    const own = named.flatMap((each) => (each.document === document ? [each.words] : []))
    return { ...ask, evidence: own.slice(0, 2), sentences: own }
  })
}

const asking = /\b(?:send|need|want|forward|provide|get|e-?mail|mail|cop(?:y|ies)|like|request\w*)\b|\?/i

/** Whether a client sends a document rather than asks for it: `Attached is our dec page`. */
export function sendsDocument(sentence: string): boolean {
  return sending.test(sentence) && !wanting.test(sentence)
}

/** `Attached is our dec page`, `Please find the application enclosed`, `I am sending you our loss runs`. */
const sending =
  /\b(?:see|find|review)\b[^.?!]{0,60}\b(?:attached|enclosed)\b|^\W*(?:(?:hi|hello|hey|please|and|also)\b\W*(?:\w+,\s*)?)*(?:attached|enclosed|attaching|enclosing|sending|forwarding|here)\b(?:['’]s| (?:is|are|you|please|our|my|the|a|an)\b)|\b(?:i|we)(?:['’]m|['’]re|['’]ve| am| are| have)? (?:attach(?:ed|ing)?|enclos(?:e|ed|ing)|sending|forwarding)\b/i
const wanting =
  /\?|\b(?:(?:re)?send|e-?mail|forward|provide|get|give|issue|mail) (?:me|us|him|her|them|over|back|it to)\b|\b(?:need|want|require|looking for|asks? for|asking for|requests?|requested a|list|checklist|requirements?)\b|\b(?:can|could|would|will) you\b/i
