import { policyNumberKey } from '../../knowledge/index.ts'

/** `policy OCB 41-2206-9173 R1`: as the client gives it, whether or not it is on file. */
export function statedNumber(text: string): string | null {
  const found = stated.exec(text)?.groups?.['number'] ?? ''
  const isDate = /^\d{1,2}[/-]\d{1,2}\b/.test(found)
  return !isDate && (found.match(/\d/g)?.length ?? 0) >= 4 ? found.replace(/[./-]+$/, '') : null
}

const stated =
  /\b[Pp]olicy(?:[^\S\n]+(?:[Nn]umber|[Nn]o\b\.?|[Nn]um\b\.?))?[^\S\n]*[:#]?[^\S\n]*(?<number>[A-Z\d][A-Z\d./-]+(?: (?=[A-Z./-]*\d)[A-Z\d./-]+)*)(?![\p{L}\p{N}])/u

/** Whether two numbers may be of one policy: a part of it, another term, or without its zeros. */
export function isLike(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((number) => policyNumberKey(number).replaceAll('0', ''))
  return one.includes(other) || other.includes(one) || one.slice(0, 5) === other.slice(0, 5)
}
