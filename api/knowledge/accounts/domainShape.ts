import { domainToUnicode } from 'node:url'
import { emailKey } from './recognition.ts'

/** The domain of an address in which letters that look alike are the same one: `0` is `o`, `rn` is `m`. */
export function domainShape(email: string): string {
  const domain = emailKey(email).replace(/^.*@/, '')
  return (domainToUnicode(domain) || domain)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^]/gu, (letter) => alikeLetters[letter] ?? letter)
}

const alikeLetters: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  е: 'e',
  ε: 'e',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  ѕ: 's',
  і: 'l',
  ι: 'l',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  к: 'k',
  κ: 'k',
  ո: 'n',
  ν: 'v',
  ѵ: 'v',
  т: 't',
  τ: 't',
  м: 'm',
  в: 'b',
  ı: 'l',
  i: 'l',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '3': 'e',
  '5': 's',
}
