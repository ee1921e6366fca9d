import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isZone } from '../api/knowledge/addresses/zipZones.ts'

const target = path.join(path.dirname(import.meta.dirname), 'api/knowledge/addresses/zipPlaces.json')

// `node tools/writeZips.ts US.txt [PR.txt …]`: the files of https://download.geonames.org/export/zip/ (`US`, and for the
// territories `PR`, `VI`, `GU`, `AS`, `MP`).
await writeZips(process.argv.slice(2))

/** Writes the city and state of every ZIP code. */
async function writeZips(sources: readonly string[]): Promise<void> {
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')))
  const known = new Set<string>()
  const zones = new Map<string, Map<string, string[]>>()
  for (const line of texts.join('\n').split('\n')) {
    const place = placeOf(line)
    if (!place || known.has(place.postalCode)) continue
    known.add(place.postalCode)
    const cities = zones.get(place.zone) ?? new Map<string, string[]>()
    zones.set(place.zone, cities.set(place.city, [...(cities.get(place.city) ?? []), place.postalCode]))
  }
  const places = Object.fromEntries(
    [...zones].map(([zone, cities]) => [
      zone,
      [...cities].map(([city, codes]) => `${city}:${codes.join(',')}`).join(';'),
    ]),
  )
  const content = { source: 'GeoNames (geonames.org), CC BY 4.0', places }
  await writeFile(target, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${known.size} ZIP codes`)
}

function placeOf(line: string): { postalCode: string; city: string; zone: string } | null {
  const [country = '', postalCode = '', name = '', , stateCode = ''] = line.split('\t')
  // Military mail: the zone follows the name, as in `APO AE`.
  const [, post = name, postZone = ''] = /^((?:A|F|D)PO) (A[AEP])$/.exec(name) ?? []
  const zone = stateCode || postZone || (country === 'US' ? '' : country)
  if (!/^\d{5}$/.test(postalCode) || !isZone(zone) || /[:;]/.test(post)) return null
  return { postalCode, city: post, zone }
}
