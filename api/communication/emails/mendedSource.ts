import { Buffer } from 'node:buffer'

/**
 * A multipart message without a boundary, or with one that never occurs, would be read as empty: its source with the
 * boundary that its parts do have, else with its body as text. Null if nothing is wrong with its parts.
 */
export function mendedSource(source: Uint8Array): Uint8Array | null {
  const text = Buffer.from(source).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)
  if (!end) return null
  const head = text.slice(0, end.index)
  const body = text.slice(end.index + end[0].length)
  const type = /^content-type:\s*(multipart\/.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1]
  if (type === undefined || body.trim() === '') return null
  const stated = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const boundary = stated?.[1] ?? stated?.[2] ?? null
  const lines = new Set(body.split(/\r?\n/).map((line) => line.trimEnd()))
  if (boundary !== null && (lines.has(`--${boundary}`) || lines.has(`--${boundary}--`))) return null
  const found = /^--(\S(?:.{0,68}\S)?)[ \t]*\r?\ncontent-[\w-]+:/im.exec(body)?.[1]
  const header = head.replaceAll(/^content-[\w-]+:.*(\r?\n[ \t].*)*/gim, 'X-Skipped: 1')
  const mended = found ? `multipart/mixed; boundary="${found}"` : 'text/plain; charset=utf-8'
  const whole = `${header}\r\nContent-Type: ${mended}\r\n\r\n${body}`
  return new Uint8Array(Buffer.from(whole, 'latin1'))
}

/** A message's header alone, without what says how its body is written. */
export function headerOf822(source: Uint8Array, longest: number): Uint8Array {
  const text = new TextDecoder('latin1').decode(source.subarray(0, longest))
  const fields = text.split(/\r?\n\r?\n/)[0] ?? ''
  return new TextEncoder().encode(fields.replaceAll(/^content-[\w-]+:.*(\r?\n[ \t].*)*/gim, 'X-Skipped: 1'))
}
