import type { Ask } from './askedFields.ts'
import { entityOf } from './entities.ts'
import { attributeOf } from './fieldSubject.ts'

/** The date beside a signature, and what the company fills in. */
export function isOfSignature({ attribute, field: { name, label, beside, section } }: Ask): boolean {
  return (
    /signature/i.test(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')) ||
    /\bsignature\b|\bsigned\b/i.test(label) ||
    (/^signatures?$/i.test(section) &&
      !/^(?:name|phone|email)$/.test(attribute ?? '') &&
      !/\b(?:request|report|application)\b/i.test(label)) ||
    (/^(?:date|title)\b(?! (?:prepared|reported|requested|completed|submitted))/i.test(label) &&
      attribute !== 'written' &&
      beside.some((each) => attributeOf(each) === 'signature') &&
      !(/^title/i.test(label) && beside.some((each) => entityOf(each) === 'writer'))) ||
    /\b(?:company|office|underwriting|carrier) use\b/i.test(section)
  )
}
