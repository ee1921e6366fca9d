/** The place that USPS serves under a ZIP code. */
export interface ZipPlace {
  postalCode: string
  city: string
  zone: string
}

/**
 * Places in ZIP code order, in compact form: each entry is the difference from the previous code (empty
 * for one), the zone if it changes and the city if it changes: `78701TX:Austin;;;7Bastrop`.
 */
export function textOfPlaces(places: readonly ZipPlace[]): string {
  let before = { code: -1, city: '', zone: '' }
  return places
    .toSorted((one, other) => Number(one.postalCode) - Number(other.postalCode))
    .map(({ postalCode, city, zone }) => {
      const code = Number(postalCode)
      if (/^\d|[;:]/.test(city)) throw new Error(`${city} cannot be told from the marks around it.`)
      const step = code - before.code
      const isElsewhere = zone !== before.zone
      const entry = [
        step === 1 ? '' : step,
        isElsewhere ? `${zone}:` : '',
        isElsewhere || city !== before.city ? city : '',
      ]
      before = { code, city, zone }
      return entry.join('')
    })
    .join(';')
}

/** The city and zone of a ZIP code in such a text, or null if unknown. */
export function placeInText(text: string, postalCode: string): Omit<ZipPlace, 'postalCode'> | null {
  const wanted = Number(postalCode)
  let code = -1
  let city = ''
  let zone = ''
  for (const entry of text.split(';')) {
    const [, step, nextZone, nextCity] = /^(\d*)(?:([A-Z]{2}):)?(.*)$/.exec(entry) ?? []
    code += step ? Number(step) : 1
    if (nextZone) zone = nextZone
    if (nextCity) city = nextCity
    if (code === wanted) return { city, zone }
    if (code > wanted) return null
  }
  return null
}
