import { isLegible } from '../graphql/index.ts'

const longestName = 120

/** A name that every system can keep and no header or page can misread; the uploader's own as far as possible. */
export function safeFileName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    // Characters that steer text, and those that paths, headers and shells give a meaning.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>:|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const hasEnding = clean.toLowerCase().endsWith(`.${ending}`)
  const stem = (hasEnding ? clean.slice(0, -ending.length - 1) : clean).replace(/^[. ]+|[. ]+$/g, '')
  return `${[...(isLegible(stem) ? stem : 'File')].slice(0, longestName).join('').trimEnd()}.${ending}`
}
