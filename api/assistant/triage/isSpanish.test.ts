import assert from 'node:assert/strict'
import { isSpanish } from './isSpanish.ts'

const texts: readonly (readonly [string, boolean])[] = [
  ['Hola, necesito un certificado de seguro para la obra.', true],
  ['¿Nos puede decir si la póliza cubre las herramientas?', true],
  ['Buenas tardes, queremos agregar una camioneta a nuestra poliza. Gracias.', true],
  ['Please send a certificate to Constructora del Norte Inc., 12 La Brea Ave, Los Angeles.', false],
  ['Gracias! Please add El Paso de Los Robles LLC as additional insured.', false],
  ['Thanks, that works.', false],
  ['Hola, buenos dias, como esta? Gracias por todo! Please send a COI to Abbot Builders.', false],
  ['Buenas tardes mi amigo, can you add a truck? Gracias por su ayuda.', false],
  ['Hola, ¿me puede mandar el certificado por favor? Gracias', true],
]

Deno.test('tells a message in Spanish from one that names firms and streets in Spanish', () => {
  for (const [text, expected] of texts) assert.equal(isSpanish(text), expected, text)
})
