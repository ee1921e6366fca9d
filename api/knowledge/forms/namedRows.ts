import type { Ask } from './askedFields.ts'
import { type Entity, isOfRows } from './entities.ts'
import { holderIn } from './knownFacts.ts'
import { isInner, type KnownValue } from './knownValue.ts'
import type { Sentence } from './letterSentences.ts'

/**
 * The records with one vehicle or driver of several, where a form has room for one: the one that the letters name. A
 * report of a loss that does not name it has none.
 */
export function namedRows(
  known: readonly KnownValue[],
  { asks, sentences }: { asks: readonly Ask[]; sentences: readonly Sentence[] },
): readonly KnownValue[] {
  const isOfLoss = asks.some(({ attribute }) => attribute === 'lossDate')
  const isOfChanges = asks.some(
    ({ attribute, entity }) => attribute === 'action' || entity.startsWith('removed'),
  )
  if (!isOfLoss || isOfChanges) return known
  const lists = Map.groupBy(
    known.filter((each) => each.within && each.index !== undefined && !isInner(each)),
    ({ within }) => within,
  )
  return [...lists].reduce((kept, [within, list]) => {
    const entity = holderIn({ within })
    const rows = [...Map.groupBy(list, ({ index }) => index)]
    if ((entity !== 'vehicle' && entity !== 'driver') || rows.length < 2 || isForSeveral(entity, asks))
      return kept
    const named = rows.filter(([, row]) => sentences.some(({ text }) => isNamed(row, text)))
    const [only] = named.length === 1 ? named : []
    return kept.flatMap((each) => {
      if (each.within !== within) return [each]
      return only && each.index === only[0] ? [{ ...each, index: 0 }] : []
    })
  }, known)
}

function isForSeveral(entity: Entity, asks: readonly Ask[]): boolean {
  return (
    isOfRows(entity) && asks.some((ask) => ask.entity === entity && (ask.row > 0 || ask.field.block !== null))
  )
}

/** "Unit 14", "the ProMaster", the last digits of a VIN, a plate, or a driver by name. */
function isNamed(row: readonly KnownValue[], text: string): boolean {
  const of = (label: RegExp) => row.find((each) => label.test(each.label))?.value ?? ''
  const [unit, model, vin, plate, name] = [
    of(/^(?:unit|number|no|vehicle|unit number)$/),
    of(/^model$/).split(' ')[0] ?? '',
    of(/^vin$/),
    of(/^(?:license )?plate$/),
    of(/^(?:full )?name$/),
  ]
  const has = (word: string) => new RegExp(`\\b${word.replaceAll(/\W/g, '\\$&')}\\b`, 'i').test(text)
  return (
    (unit !== '' &&
      new RegExp(`\\b(?:unit|truck|van|vehicle|car|number|no\\.?) ?#? ?${unit}\\b`, 'i').test(text)) ||
    (model.length > 3 && has(model)) ||
    (vin.length > 6 && has(vin)) ||
    (vin.length > 6 && new RegExp(`\\b(?:vin|ending)\\b.*${vin.slice(-4)}\\b`, 'i').test(text)) ||
    (plate !== '' && has(plate)) ||
    (name !== '' && has(name))
  )
}
