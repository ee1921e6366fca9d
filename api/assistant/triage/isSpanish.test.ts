import assert from 'node:assert/strict'
import { isSpanish } from './isSpanish.ts'

const texts: readonly (readonly [string, boolean])[] = [
  ['Hola, necesito un certificado de seguro para la obra.', true],
  ['¿Nos puede decir si la póliza cubre las herramientas?', true],
  ['Buenas tardes, queremos agregar una camioneta a nuestra poliza. Gracias.', true],
  ['Please send a certificate to Constructora del Norte Inc., 12 La Brea Ave, Los Angeles.', false],
  ['Gracias! Please add El Paso de Los Robles LLC as additional insured.', false],
  ['Thanks, that works.', false],
]

Deno.test('tells a message in Spanish from one that names firms and streets in Spanish', () => {
  for (const [text, expected] of texts) assert.equal(isSpanish(text), expected, text)
})
