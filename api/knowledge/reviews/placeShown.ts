import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { wordsOf } from './certificateCells.ts'
import { normal } from './coverageItem.ts'
import type { Statement } from './statement.ts'

/** The one place or vehicle that a certificate is about: "Premises: Location 5, 17 Lehigh Court"; null for several or none. */
export function placeShown(
  shown: readonly Statement[],
  certificate: Reading,
  { locations, scalars }: Pick<PolicyFacts, 'locations' | 'scalars'>,
): string | null {
  const labeled = shown.filter(
    ({ label, text, amount, percent }) =>
      amount === null && percent === null && placeLabel.test(label) && /\d/.test(text),
  )
  const titled = certificate.blocks.flatMap((block) =>
    block.kind !== 'table' && block.kind !== 'heading' && placeLabel.test(block.headings.at(-1) ?? '')
      ? [block.text]
      : [],
  )
  const places = new Set([...labeled.map(({ text }) => text), ...titled])
  const [place, ...others] =
    places.size > 0 ? places : namedApart(certificate, locations, scalars.insuredName.fact?.value ?? '')
  return place !== undefined && others.length === 0 && place.length < longestPlace ? place : null
}

const longestPlace = 110

/** What a certificate of one place calls it. */
const placeLabel =
  /^(?:(?:covered|described|insured)? ?(?:premises|locations?|propert(?:y|ies)|vehicles?|autos?)|loc|bldg|building)(?:[ /,&]+(?:no\.?|number|address|covered|described|insured|description|information))*$/i

/** The locations of the policy that a certificate names outside the address of the insured. */
function namedApart(
  certificate: Reading,
  locations: PolicyFacts['locations'],
  insured: string,
): ReadonlySet<string> {
  const name = normal(insured).split(' ').slice(0, 2).join(' ')
  const words = wordsOf(certificate).map(({ text }) => normal(text))
  const isOfInsured = (at: number) =>
    words.slice(Math.max(0, at - 2), at + 1).some((text) => name !== '' && text.includes(name))
  return new Set(
    locations.flatMap(({ value: { address } }) => {
      const street = normal(address.split(',')[0] ?? '')
      const isNamed = words.some((text, at) => ` ${text} `.includes(` ${street} `) && !isOfInsured(at))
      return /^\d/.test(street) && isNamed ? [address] : []
    }),
  )
}
