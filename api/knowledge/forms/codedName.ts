import { attributeOf, type Entity, entityOf } from './fieldSubject.ts'

/** The names of ACORD's own forms say what a field is: "NamedInsured_MailingAddress_CityName_A". */
export function codedName(
  name: string,
): { entity: Entity | null; attribute: string | null; row: number } | null {
  const own = (name.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
  const letter = /^[A-Z][A-Za-z]+(?:_[A-Z][A-Za-z]+)+_([A-Z])$/.exec(own)?.[1]
  if (letter === undefined) return null
  const parts = own.split('_').slice(0, -1).map(spelledOut)
  const isIndicator = own.includes('Indicator_')
  const entity =
    parts
      .slice(0, -1)
      .toReversed()
      .map((part) => entityOf(part))
      .find(Boolean) ?? null
  const row = letter.charCodeAt(0) - 65
  if (/^Insurer_(?:Full)?Name/.test(own)) return { entity: 'policy', attribute: 'carrier', row }
  return {
    entity: entity === 'insured' && row > 0 ? 'otherInsured' : entity,
    attribute: isIndicator ? null : attributeOf(parts.at(-1) ?? ''),
    row,
  }
}

/** The words of a field's own name, when it has some: "NamedInsured_City_A[0]". */
export function hintOf(name: string): string {
  const words = spelledOut(name.split('.').at(-1) ?? '')
  return words.includes(' ') || words.length > 3 ? words : ''
}

/** "CityName_A" as "City Name". */
function spelledOut(name: string): string {
  return name
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .split(/[_\W\d]+/)
    .filter((word) => word.length > 1)
    .join(' ')
    .replace('Line One', 'line 1')
}
