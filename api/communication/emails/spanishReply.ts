import type { TriagedRequest } from '../../assistant/index.ts'
import { listed } from './cancellationReply.ts'

/** What is asked for in a standard reply, in Spanish. */
const asked: Readonly<Record<string, string>> = {
  'the full legal name of the certificate holder': 'El nombre legal completo del titular del certificado',
  'their mailing address': 'La dirección postal del titular del certificado',
  'which document you need': 'Qué documento necesita',
}

const thanks = 'Gracias por su mensaje.'
const closing = 'Saludos cordiales,'
/** What stands between the greeting and a reply in English. */
const inEnglish = 'gracias por su mensaje. Le respondemos en inglés.'

interface Spanish {
  readonly called: string | null
  readonly requests: readonly TriagedRequest[]
  readonly missing: readonly string[]
  readonly signature: string
}

/** A standard reply as a whole in Spanish: an acknowledgment, or a question back. Null for all that says more. */
export function spanishReply({ called, requests, missing, signature }: Spanish): string | null {
  const [only] = requests.length === 1 ? requests : []
  const isStandard =
    requests.every(({ type }) => type === 'CREATE_CERTIFICATE' || type === 'DOCUMENT_REQUEST') ||
    (only !== undefined && (only.type === 'QUESTION' || (only.type === 'OTHER' && !only.isClaim)))
  if (!isStandard || missing.some((item) => asked[item] === undefined)) return null
  const [first, ...others] = requests.map(understood)
  return [
    spanishSalutation(called, ','),
    `${thanks} ${first}`,
    ...others,
    ...(missing.length === 0
      ? []
      : [
          `¿Nos puede enviar lo siguiente, por favor?\n${missing.map((item) => `- ${asked[item]}`).join('\n')}`,
        ]),
    [closing, signature].join('\n'),
  ].join('\n\n')
}

/** What a client who wrote in Spanish reads before a reply in English. */
export function beforeEnglish(called: string | null): string {
  return spanishSalutation(called, `, ${inEnglish}`)
}

/** The acknowledgment that a message in Spanish gets at once. */
export function spanishAcknowledgment(called: string | null, { isClaim }: { isClaim: boolean }): string {
  const words = isClaim
    ? 'Lamentamos lo ocurrido. Recibimos su mensaje y lo marcamos como urgente. Una persona de nuestro equipo se comunicará con usted lo antes posible. Si alguien está en peligro o necesita atención médica, llame al 911 de inmediato.'
    : `${thanks} Abrimos una solicitud y le responderemos pronto.`
  return `${spanishSalutation(called, ',')}\n\n${words}`
}

/** Whether a draft is in Spanish as a whole. */
export function isSpanishReply(body: string): boolean {
  return body.split('\n\n').at(-1)?.startsWith(closing) === true
}

/** The greeting or the closing of a reply in Spanish, for one that goes on in English. */
export function framedInEnglish(paragraph: string): string {
  return paragraph.replace(/^(Hola\b[^,\n]*),$/, `$1, ${inEnglish}`).replace(closing, 'Best regards,')
}

function spanishSalutation(called: string | null, end: string): string {
  return `Hola${called === null ? '' : ` ${called}`}${end}`
}

function understood({ type, name, additionalInsured, waiverOfSubrogation }: TriagedRequest): string {
  if (type === 'DOCUMENT_REQUEST') return 'Estamos buscando el documento que pidió.'
  if (type !== 'CREATE_CERTIFICATE') return 'Estamos revisando su mensaje y le responderemos pronto.'
  const checked = [
    ...(additionalInsured ? ['asegurado adicional'] : []),
    ...(waiverOfSubrogation ? ['renuncia de subrogación'] : []),
  ]
  return [
    `Estamos preparando el certificado de seguro${name ? ` para ${name.replace(/\.$/, '')}` : ''}.`,
    ...(checked.length === 0 ? [] : [`También revisaremos lo que piden: ${listed(checked, 'y')}.`]),
  ].join(' ')
}
