const place =
  /\b(?:(loc(?:ation)?|prem(?:ises)?|bldg|building)|(auto|vehicle|item|unit)|agreement|part|coverage)s?\.? ?(?:no\.? ?|#)?((?:\d{1,3}|(?<=[ #])[A-Z])\b(?:(?:,|,? and|,? or| &) \d{1,3}\b(?!,\d))*)/gi

/** "Loc 2", "locations 1, 2 and 5", "Agreement J": the numbers of what a text is about, each with its kind. */
export function placesIn(...texts: readonly string[]): Set<string> {
  return new Set(
    [...texts.join(' ').matchAll(place)].flatMap(([, location, thing, numbers = '']) =>
      numbers
        .split(/[, &]+(?:and |or )?/)
        // "The building a tenant rents" has no letter.
        .filter((name) => !/^[a-z]$/.test(name))
        .map(
          (name) =>
            `${location ? 'place' : thing ? 'thing' : 'part'} ${name.replace(/^0+(?=\d)/, '').toUpperCase()}`,
        ),
    ),
  )
}

/** Whether two texts name other numbers of one kind. */
export function areDisjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return ['place', 'thing', 'part'].some((kind) => {
    const [left, right] = [a, b].map((all) => new Set([...all].filter((each) => each.startsWith(kind))))
    return left && right && left.size > 0 && right.size > 0 && left.isDisjointFrom(right)
  })
}
