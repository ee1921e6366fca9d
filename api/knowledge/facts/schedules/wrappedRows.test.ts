import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { sketchedPdf } from '../../../reading/testing/drawnPdf.ts'
import { extractSchedules } from './extractSchedules.ts'

async function textsOf(sketch: string): Promise<string[]> {
  const reading = await readDocument(await sketchedPdf(sketch.trim()), { name: 'schedule.pdf' })
  const [schedule, ...others] = extractSchedules(reading)
  deepEqual(others, [])
  return [
    `${schedule?.kind}: ${schedule?.columns.map(({ key }) => key).join(' | ')}`,
    ...(schedule?.rows ?? []).map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
  ]
}

Deno.test('a line below a record without a number goes on in its cells, and no rules are needed', async () => {
  deepEqual(
    await textsOf(`
## STATEMENT OF VALUES
Insured: Ridgeway Self Storage Partners LP          Values as of 06/01/2026

Loc   Address                    Construction       Occupancy             Year     Sq. Ft.    Building      Contents
No.                                                                       Built               Value         Value
1     14 Depot Street            Masonry            Self storage,         1972     24,000     1,875,000     20,000
      Laramie, WY 82070          non-combustible    climate controlled
2     900 Curtis Street          Frame              Office and            1998     6,400      410,000       15,000
      Suite 4                                       resident manager
      Laramie, WY 82072
3     77 Quarry Lane             Steel              Boat and RV           2006     31,500     980,000       10,000
      Cheyenne, WY 82001                            storage
      Total                                                                                   3,265,000     45,000`),
    [
      'locations: number | address | construction | occupancy | yearBuilt | area | buildingLimit | contentsLimit',
      '1 | 14 Depot Street Laramie, WY 82070 | Masonry non-combustible | Self storage, climate controlled | 1972 | 24,000 | 1,875,000 | 20,000',
      '2 | 900 Curtis Street Suite 4 Laramie, WY 82072 | Frame | Office and resident manager | 1998 | 6,400 | 410,000 | 15,000',
      '3 | 77 Quarry Lane Cheyenne, WY 82001 | Steel | Boat and RV storage | 2006 | 31,500 | 980,000 | 10,000',
    ],
  )
  deepEqual(
    await textsOf(`
## SCHEDULE OF EQUIPMENT
Item   Year   Manufacturer     Description                 Serial number        Limit of
                                                                                insurance
1      2019   Caterpillar      320 hydraulic excavator     CAT00320KXYZ00118    $214,000
                               with thumb and 48 in.
                               bucket
2      2021   John Deere       544 wheel loader            1DW544PX-            $188,500
                                                           709221
3      2016   Atlas Copco      Towable compressor,         APP204418            $19,750
                               185 cfm`),
    [
      'equipment: number | year | make | description | serialNumber | value',
      '1 | 2019 | Caterpillar | 320 hydraulic excavator with thumb and 48 in. bucket | CAT00320KXYZ00118 | $214,000',
      '2 | 2021 | John Deere | 544 wheel loader | 1DW544PX-709221 | $188,500',
      '3 | 2016 | Atlas Copco | Towable compressor, 185 cfm | APP204418 | $19,750',
    ],
  )
})

Deno.test('where the description comes first, the amounts tell a record from a line that goes on', async () => {
  deepEqual(
    await textsOf(`
## EQUIPMENT SCHEDULE
Description of equipment             Year     Serial number          Amount of insurance
Skid steer loader with               2020     B4SB12441              $52,000
grapple and forks
Trencher                             2017     CRT4415 88120          $18,400
Portable light tower,                2015     LT20418                $9,900
four lamps
Total scheduled                                                      $80,300
The values above are those that the insured has reported to us for this policy period.`),
    [
      'equipment: description | year | serialNumber | value',
      'Skid steer loader with grapple and forks | 2020 | B4SB12441 | $52,000',
      'Trencher | 2017 | CRT4415 88120 | $18,400',
      'Portable light tower, four lamps | 2015 | LT20418 | $9,900',
    ],
  )
})

Deno.test('cells of a spreadsheet wrap above the rest of their row', async () => {
  deepEqual(
    await textsOf(`
## Statement of Values
Bldg   Address                    City          State   Zip     Construction      Contents
                                                                type              value
       14 River Street                                          Joisted
1      (rear)                     Augusta       ME      04330   masonry           410,000
2      18 River Street            Augusta       ME      04330   Frame             25,000
       Old Mill Road,
3      parcel 7-12                Hallowell     ME      04347   Frame             60,000`),
    [
      'locations: building | address | city | state | zip | construction | contentsLimit',
      '1 | 14 River Street (rear) | Augusta | ME | 04330 | Joisted masonry | 410,000',
      '2 | 18 River Street | Augusta | ME | 04330 | Frame | 25,000',
      '3 | Old Mill Road, parcel 7-12 | Hallowell | ME | 04347 | Frame | 60,000',
    ],
  )
})
