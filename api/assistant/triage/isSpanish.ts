const common = new Set(
  'hola buenos buenas dias días tardes gracias favor por para que qué de del la el los las lo un una y o en con su sus le les nuestro nuestra nuestros nuestras mi me nos se es son está esta están estan ser tiene tenemos tengo necesito necesitamos quiero queremos puede pueden podría podria también tambien cuánto cuanto cuándo cuando como cómo si sí pero seguro póliza poliza certificado cubre cubierto cubierta cubiertas cubiertos asegurado'.split(
    ' ',
  ),
)

/** Whether a text is written in Spanish. The name of a firm alone, `Constructora del Norte`, is too little to say so. */
export function isSpanish(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  // In small letters only: names are capitalized.
  const known = words.filter((word) => common.has(word))
  return new Set(known).size >= 4 && known.length / words.length > 0.25
}

/** What staff read about a message in Spanish: the rules for what it asks were made for English. */
export const spanishNote =
  'The client wrote in Spanish. Read the whole message, and reply in Spanish if you can.'
