import { isZone } from '../../addresses/zipZones.ts'

/** What a value is by its look. */
export type ValueKind =
  | 'date'
  | 'month'
  | 'money'
  | 'percent'
  | 'number'
  | 'decimal'
  | 'year'
  | 'phone'
  | 'email'
  | 'website'
  | 'time'
  | 'code'
  | 'zip'
  | 'state'
  | 'address'
  | 'street'
  | 'cityStateZip'
  | 'yesNo'
  | 'company'
  | 'person'
  | 'name'
  | 'word'
  | 'phrase'
  | 'sentence'

const looks: readonly (readonly [ValueKind, RegExp])[] = [
  ['date', /^\d{2}\/\d{2}\/\d{4}$/],
  ['month', /^\d{2}\/\d{4}$/],
  ['money', /^\$[\d,.]+$/],
  ['percent', /^\d{1,3}(?:\.\d+)?%$/],
  ['year', /^(?:1[89]|20)\d{2}$/],
  ['number', /^\d{1,3}(?:,\d{3})+$|^\d{1,4}$|^\d{6,8}$/],
  ['zip', /^\d{5}(?:-\d{4})?$/],
  ['decimal', /^\d*\.\d+$/],
  ['phone', /^\d{3}-\d{3}-\d{4}$/],
  ['email', /@/],
  ['website', /^(?:https?:|www\.)/i],
  ['time', /^\d{1,2}:\d{2} [AP]M$/],
  ['yesNo', /^(?:yes|no|y|n)$/i],
  ['cityStateZip', /^[A-Z][A-Za-z.' -]+, [A-Z]{2} \d{5}|^[A-Z]{2} \d{5}/],
  ['address', /\d.*, [A-Z]{2},? \d{5}/],
  ['street', /^(?:\d+[\w-]* [A-Z0-9]|P\.?O\.? Box)/],
  ['code', /^(?=.*\d)[A-Z0-9][A-Z0-9 /.-]*$/],
  [
    'company',
    /\b(?:Inc|LLC|LLP|LP|Co|Corp|PLLC|Company|Insurance|Mutual|Agency|Bank|Trust|Partners|Services|Systems|Associates|Supply|Group|Holdings|Union|Finance|Credit|Alarms?)\b/,
  ],
  [
    'person',
    /^(?:Dr\. )?[A-Z][a-zà-ÿ'’]+(?: [A-Z]\.)?(?:[ -][A-Z][\w'’.à-ÿ-]+){1,2}(?:, (?:Jr|Sr|DDS|DVM|CPA)\.?)?$/,
  ],
  ['name', /^[A-Z][\w'’&.-]*(?: (?:of|the|and|&|[A-Z0-9][\w'’&.-]*))*$/],
]

export function kindOfValue(value: string): ValueKind {
  if (isZone(value)) return 'state'
  const look = looks.find(([, pattern]) => pattern.test(value))?.[0]
  if (look) return look
  const words = value.split(/\s+/).length
  return words === 1 ? 'word' : words < 8 ? 'phrase' : 'sentence'
}
