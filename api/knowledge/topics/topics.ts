import { readFileSync } from 'node:fs'
import { type ClassifiedText, readClassifier, type TextClassifier, textClassifier } from './textClassifier.ts'

/**
 * What texts of policies and clients are about, as one of about 470 topics ("water-backup", "employee-theft"), in the
 * words of any carrier or of none. Fitted by `npm run eval:train-topics`.
 */
function topics(): TextClassifier {
  return (loaded.topics ??= opened('topics'))
}

/** What a question asks for: a limit, a deductible, a date, whether something is covered, … */
export function senses(): TextClassifier {
  return (loaded.senses ??= opened('senses'))
}

const loaded: { topics?: TextClassifier; senses?: TextClassifier } = {}

function opened(name: string): TextClassifier {
  return textClassifier(readClassifier(readFileSync(`${import.meta.dirname}/${name}.bin`)))
}

/** What topics and the kinds of questions are called: "employee-theft", "deductible". */
export function topicNames(): readonly string[] {
  return [...topics().labels, ...senses().labels]
}

/** Whether policies and their clients use words of a stem. */
export function isTradeTerm(stem: string): boolean {
  return topics().knows(stem)
}

/** A text's place among all topics. */
export class TopicPlace {
  readonly place: Float32Array
  #likely: ReadonlyMap<number, number> | null = null

  constructor(text: ClassifiedText) {
    this.place = topics().place(text)
  }

  /** The likeliest topics with their shares, above a hundredth. */
  get likely(): ReadonlyMap<number, number> {
    return (this.#likely ??= new Map(
      [...topics().shares(this.place).entries()].filter(([, share]) => share > 0.01),
    ))
  }
}

/** How near two texts are, from -1 to 1. */
export function topicCloseness(a: TopicPlace, b: TopicPlace): number {
  let sum = 0
  for (let at = 0; at < a.place.length; at++) sum += (a.place[at] ?? 0) * (b.place[at] ?? 0)
  return sum
}

/** How much two texts are about the same topics, from 0 to 1. */
export function topicOverlap(a: TopicPlace, b: TopicPlace): number {
  let sum = 0
  for (const [topic, share] of a.likely) sum += Math.sqrt(share * (b.likely.get(topic) ?? 0))
  return Math.min(1, sum)
}
