const common = new Set(
  'para que qué de del la el los las lo un una y o en con su sus le les nuestro nuestra nuestros nuestras mi me nos se es son está esta están estan ser tiene tenemos tengo necesito necesitamos quiero queremos puede pueden podría podria también tambien cuánto cuanto cuándo cuando como cómo si sí pero por favor seguro póliza poliza certificado cubre cubierto cubierta cubiertas cubiertos asegurado'.split(
    ' ',
  ),
)

/** Who greets and thanks in Spanish may write English: `Hola, buenas tardes! We need a certificate. Gracias por todo!` */
const courtesies =
  /\b(?:hola|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|(?:c[oó]mo|qu[eé]) (?:est[aá]s?|tal)(?: usted(?:es)?)?|(?:muchas |mil )?gracias(?: (?:por|de) (?:(?:su|tu|la|el|todo|toda|antemano)\s?){1,2}(?:ayuda|atenci[oó]n|tiempo|servicio)?)?|saludos|mi amig[oa]|por favor)(?!\p{L})/giu

/** Whether a text is written in Spanish. The name of a firm alone, `Constructora del Norte`, is too little to say so. */
export function isSpanish(text: string): boolean {
  const words = text.replaceAll(courtesies, ' ').match(/\p{L}+/gu) ?? []
  // In small letters only: names are capitalized.
  const known = words.filter((word) => common.has(word))
  return new Set(known).size >= 3 && known.length / words.length > 0.25
}

/** What staff read about a message in Spanish: the rules for what it asks were made for English. */
export const spanishNote =
  'The client wrote in Spanish. Read the whole message, and reply in Spanish if you can.'
