import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'

// Crockford's base 32: no i, l, o or u, and characters sort by value.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeLength = 10
const randomLength = 16

/** Creates IDs: `${prefix}_` and 26 characters, 48 bits of time and 80 random bits, increasing within a process. */
export type IdMaker = (prefix: string) => string

export function createIdMaker(clock: Clock): IdMaker {
  let lastTime = -1
  const digits = new Uint8Array(randomLength)

  return (prefix) => {
    const time = clock.now()
    // A clock that stands still or steps back must not break the order of creation.
    if (time > lastTime) {
      lastTime = time
      crypto.getRandomValues(digits)
      for (let at = 0; at < randomLength; at++) digits[at] = (digits[at] ?? 0) & 31
    } else {
      increment(digits)
    }
    return `${prefix}_${encodeTime(lastTime)}${encodeDigits(digits)}`
  }
}

function increment(digits: Uint8Array): void {
  for (let at = digits.length - 1; at >= 0; at--) {
    const next = (digits[at] ?? 0) + 1
    digits[at] = next & 31
    if (next < 32) return
  }
}

function encodeTime(time: number): string {
  let text = ''
  let rest = time
  for (let at = 0; at < timeLength; at++) {
    text = alphabet.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return text
}

function encodeDigits(digits: Uint8Array): string {
  let text = ''
  for (const digit of digits) text += alphabet.charAt(digit)
  return text
}

/** A deterministic ID: the same parts always give the same ID. Does not sort by time. */
export function derivedId(prefix: string, parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('\u0000')).digest()
  const letters = Array.from(digest.subarray(0, timeLength + randomLength), (byte) =>
    alphabet.charAt(byte & 31),
  )
  return `${prefix}_${letters.join('')}`
}

const idPattern = /^[a-z]{2,4}_[0-9a-hjkmnp-tv-z]{26}$/

/** Whether a text is formatted as an ID; does not check that the record exists. */
export function isId(text: string): boolean {
  return idPattern.test(text)
}

/** The prefix of an ID: `sr` of `sr_01…`. */
export function idPrefix(id: string): string {
  return id.slice(0, Math.max(id.indexOf('_'), 0))
}
