import { capitalized } from '@coverdesk/design-system'
/** A value of the API as a label: `LIMITED_LIABILITY_COMPANY` reads Limited Liability Company (spec of accounts, section 4). */
export function titleCased(value: string): string {
  return value.toLowerCase().split('_').map(capitalized).join(' ')
}
