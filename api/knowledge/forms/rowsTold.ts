import type { Fact } from './knownFacts.ts'
import { classesTold } from './classesTold.ts'
import { letterFact, personPattern, titlePattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { lossesListed } from './lossesListed.ts'
import { withWriter } from './withWriter.ts'
import { moneyAmounts, percentages } from './spokenValues.ts'

/** The owners, the classes of workers and the losses that letters list, where the records have none. */
export function rowsTold(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const told = ownersTold(withWriter(sentences))
  const isKnown = (entity: Fact['entity']) => records.some((each) => each.entity === entity)
  return [
    ...(isKnown('owner') ? [] : told.length > 0 ? told : officersTold(sentences)),
    ...(isKnown('class') ? [] : classesTold(sentences)),
    ...(isKnown('loss') ? [] : lossesListed(sentences)),
  ]
}

/** "Luis Arrieta is President and owns 70 percent. Carla Arrieta is Secretary, 30 percent." */
function ownersTold(sentences: readonly Sentence[]): Fact[] {
  const titled = new RegExp(String.raw`\b(${titlePattern})\b`, 'i')
  const found = sentences.flatMap((sentence) => {
    const { text } = sentence
    const names = [...text.matchAll(new RegExp(personPattern, 'g'))]
    return names.flatMap(({ 0: name, index }, place) => {
      const own = text.slice(index + name.length, names[place + 1]?.index)
      const [share] = percentages(own)
      const rest = ownsRest.exec(own)
      const at = share?.index ?? rest?.index
      const isShare =
        at !== undefined &&
        (/\b(?:owns?|owner|ownership|shares?|stock)\b/i.test(own) || titled.test(own.slice(0, at)))
      if (!isShare || /^(?:The|Our|My|We|It|She|He|They)\b/.test(name)) return []
      const title = titled.exec(own.slice(0, at))?.[1] ?? titledAfter.exec(own.slice(at))?.[1]
      return [{ name, share: share?.value ?? null, title, sentence }]
    })
  })
  const stated = found.reduce((sum, { share }) => sum + Number.parseFloat(share ?? '0'), 0)
  const open = found.filter(({ share }) => share === null).length
  if (open > 1) return []
  // Without all of them, who comes first is not told.
  const whole = open === 1 ? 100 : stated
  if (whole < 99 || whole > 100 || stated > 100) return []
  return found.flatMap(({ name, share, title, sentence }, row) => [
    letterFact('owner', 'name', name, sentence, row),
    letterFact('owner', 'ownership', share ?? `${100 - stated}%`, sentence, row),
    ...(title ? [letterFact('owner', 'title', capitalized(title), sentence, row)] : []),
  ])
}

/** "Iris owns the rest." */
const ownsRest = /\bowns? (?:the )?(?:rest|remainder|balance|other half)\b/i

/** "Owns 60% and is president." */
const titledAfter = new RegExp(String.raw`\b(?:is|am|as) (?:(?:our|the|an?) )?(${titlePattern})\b`, 'i')

function capitalized(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/**
 * "Ada Brambell, our president, opted out of the coverage. Her $72,000 is not in the table.": the officers whose
 * coverage a letter settles, with their pay.
 */
function officersTold(sentences: readonly Sentence[]): Fact[] {
  const officer = new RegExp(
    String.raw`\b(${personPattern}),? (?:is |who is |as )?(?:(?:our|the|an?) )?(${titlePattern})\b,?`,
  )
  const settled = sentences.flatMap((sentence, at) => {
    const [, name, title] = officer.exec(sentence.text) ?? []
    const isOut = leavesCover.test(sentence.text)
    if (!name || !title || isOut === takesCover.test(sentence.text)) return []
    return [{ name, title, isOut, sentence, after: sentences.slice(at + 1, at + 3) }]
  })
  return settled.flatMap(({ name, title, isOut, sentence, after }, row) => {
    const pay = [sentence, ...after].flatMap(({ text }) => {
      const isOfOwn =
        text === sentence.text || /^(?:his|her|their|he|she|they)\b/i.test(text) || text.includes(name)
      const [sum, ...others] = moneyAmounts(text)
      return isOfOwn && sum && others.length === 0 ? [sum.value] : []
    })[0]
    return [
      letterFact('owner', 'name', name, sentence, row),
      letterFact('owner', 'title', capitalized(title), sentence, row),
      letterFact('owner', 'included', isOut ? 'No' : 'Yes', sentence, row),
      ...(pay ? [letterFact('owner', 'payroll', pay, sentence, row)] : []),
    ]
  })
}

const leavesCover =
  /\b(?:opt(?:s|ed)? out|excluded?|stay(?:s|ed|ing)? out|still is out|not covered|rejected? (?:the )?coverage)\b/i
const takesCover = /\b(?:opt(?:s|ed)? in|included|is covered|wants? (?:to be covered|coverage))\b/i
