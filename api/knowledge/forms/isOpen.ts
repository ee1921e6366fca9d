import type { Ask } from './askedFields.ts'
import { contactRoles, type Entity, isOfPolicies } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import { isPrior } from './policyFact.ts'
import { unexplained } from './unexplained.ts'

/** What a letter says of these is a fact of its own, not the nearest value. */
const ofThemselves = new Set(
  'name contact address fullAddress nameAndAddress line1 city county state zip cityStateZip phone email fein naics carrier policyNumber dba website title birth vin make model licenseNo classCode classification basis exposure number buildingNumber effective expiration hired use purchased included ownership year'.split(
    ' ',
  ),
)

/** Whether the sentences of a letter may answer: names, addresses and the like are facts of their own. */
const ofOthers: ReadonlySet<Entity> = new Set([...contactRoles, 'landlord', 'interest'])

export function isOpen(ask: Ask, fact: Fact | null): boolean {
  const { attribute, entity, field } = ask
  if (attribute === null) return true
  const isNamed = attribute === 'name' || attribute === 'contact' || attribute === 'city'
  // "Name of endpoint product" and "Farthest city" are no name and no city of the applicant.
  if (fact === null && isNamed && (ofOthers.has(entity) || unexplained(field.label).length > 0)) return true
  if (entity === 'interest' && attribute === 'name') return fact === null
  if (entity === 'loss' || attribute === 'started' || attribute === 'yearBuilt') return fact === null
  if (entity === 'driver' || entity === 'owner') return false
  if (entity === 'insured' && attribute === 'licenseNo') return fact === null
  if (fact?.isFromLetter || ofThemselves.has(attribute) || field.kind !== 'text') return false
  return !isOfPolicies(attribute) || !isPrior(ask)
}
