import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { zoneCode } from '../design-system/components/AddressField/usZones.ts'
import { textOfPlaces, type ZipPlace } from '../design-system/components/AddressField/zips/placesText.ts'

const folder = path.join(path.dirname(import.meta.dirname), 'design-system/components/AddressField/zips')

// `node tools/writeZips.ts US.txt [PR.txt …]`: the files of https://download.geonames.org/export/zip/.
await writeZips(process.argv.slice(2))

/** Writes the ZIP codes that the address field knows, one file for each first digit. */
async function writeZips(sources: readonly string[]): Promise<void> {
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')))
  const places = new Map<string, ZipPlace>()
  for (const line of texts.join('\n').split('\n')) {
    const place = placeOf(line)
    if (place && !places.has(place.postalCode)) places.set(place.postalCode, place)
  }
  for (const digit of '0123456789') {
    const ofDigit = [...places.values()].filter(({ postalCode }) => postalCode.startsWith(digit))
    const content = { source: 'GeoNames (geonames.org), CC BY 4.0', places: textOfPlaces(ofDigit) }
    await writeFile(path.join(folder, `${digit}.json`), `${JSON.stringify(content, null, 2)}\n`)
    console.log(`${digit}: ${ofDigit.length} ZIP codes`)
  }
}

function placeOf(line: string): ZipPlace | null {
  const [country = '', postalCode = '', name = '', , stateCode = ''] = line.split('\t')
  // A post of the armed forces: the zone stands behind the name, `APO AE`.
  const [, post = name, postZone = ''] = /^((?:A|F|D)PO) (A[AEP])$/.exec(name) ?? []
  const zone = stateCode || postZone || (country === 'US' ? '' : country)
  return /^\d{5}$/.test(postalCode) && zoneCode(zone) === zone && zone !== ''
    ? { postalCode, city: post, zone }
    : null
}
