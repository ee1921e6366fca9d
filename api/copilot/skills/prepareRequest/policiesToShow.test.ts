import assert from 'node:assert/strict'
import { policiesToShow } from './policiesToShow.ts'

const held = [
  { id: 'gl', type: 'GENERAL_LIABILITY', insuresAutos: false, includes: [], isUsual: true },
  { id: 'auto', type: 'COMMERCIAL_AUTO', insuresAutos: true, includes: [], isUsual: true },
  { id: 'wc', type: 'WORKERS_COMPENSATION', insuresAutos: false, includes: [], isUsual: true },
  { id: 'umbrella', type: 'UMBRELLA', insuresAutos: false, includes: [], isUsual: true },
  { id: 'cyber', type: 'CYBER', insuresAutos: false, includes: [], isUsual: false },
] as const

const written: readonly (readonly [string, readonly string[] | null])[] = [
  ['Please send a certificate to Acme showing the GL and auto only, not the umbrella.', ['gl', 'auto']],
  ['Only list the general liability please.', ['gl']],
  ['They only need proof of workers comp.', ['wc']],
  ['Just the GL and the work comp on this cert.', ['gl', 'wc']],
  ['Leave off the umbrella.', ['gl', 'auto', 'wc']],
  ["Please don't include the umbrella or the auto.", ['gl', 'wc']],
  ['COI for Acme, without the umbrella.', ['gl', 'auto', 'wc']],
  ['Please leave the umbrella off.', ['gl', 'auto', 'wc']],
  ['COI for Acme, all policies.', null],
  ['Just the certificate please, they do not need a waiver on the auto.', null],
  ['They need the GL and umbrella with $5M total.', null],
  ['Not sure whether they need the umbrella.', null],
  ['I only need this by Friday. Please show the auto and the GL.', null],
  ['The certificate should show cyber only.', ['cyber']],
  ['The certificate should show pollution only.', null],
]

for (const [text, shown] of written) {
  Deno.test(`${shown ? `shows ${shown.join(' and ')}` : 'shows all policies'}: ${text}`, () => {
    assert.deepEqual(policiesToShow(text, held), shown)
  })
}
