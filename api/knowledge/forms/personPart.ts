/** The parts of a person's name, without what stands before or behind it. */
const nameParts = {
  firstName: (names: readonly string[]) => names[0],
  middleName: (names: readonly string[]) => names.slice(1, -1).join(' ').replace(/\.$/, ''),
  lastName: (names: readonly string[]) => names.at(-1),
}

type NamePart = keyof typeof nameParts

export function isNamePart(attribute: string): attribute is NamePart {
  return attribute in nameParts
}

/** A part of a person's name; undefined where the name is a single word. */
export function personPart(part: NamePart, name: string): string | undefined {
  const names = name
    .replace(/^(?:Dr|Mr|Mrs|Ms)\.? /, '')
    .replace(/,? (?:Jr|Sr|II|III|IV)\.?$|,.*$/, '')
    .split(/\s+/)
  return names.length < 2 ? undefined : nameParts[part](names)
}
