import type { Ask } from './askedFields.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'

/** "Any driver under 21", "Any driver licensed in another state": whether one on the list is; undefined for other boxes. */
export function driverBox({ field }: Ask, knowledge: FormKnowledge): FoundValue | null | undefined {
  if (!/^any (?:drivers?|operators?)\b/i.test(field.label)) return undefined
  const { facts, sentences } = knowledge
  const of = (attribute: string) =>
    facts.filter((each) => each.entity === 'driver' && each.attribute === attribute)
  const age = /\bunder (?:the )?(?:age (?:of )?)?(\d{2})\b/i.exec(field.label)?.[1]
  const written = sentences.find((each) => each.written !== null)?.written
  if (age && written) {
    const birthday = `${Number(written.slice(0, 4)) - Number(age)}${written.slice(4)}`
    const young = of('birth').find(
      ({ value }) => value.replace(/(\d{2})\/(\d{2})\/(\d{4})/, '$3-$1-$2') > birthday,
    )
    return young ? ticked(young.source) : null
  }
  if (/\bout[- ]of[- ]state\b|\banother state\b|\bother states?\b/i.test(field.label)) {
    const home = facts.find(
      ({ entity, attribute }) => /^(?:insured|location)$/.test(entity) && attribute === 'state',
    )
    const foreign = home && of('state').find(({ value }) => value !== home.value)
    return foreign ? ticked(foreign.source) : null
  }
  return undefined
}

function ticked(source: string): FoundValue {
  return { value: true, source, isUncertain: true }
}
