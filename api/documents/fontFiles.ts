import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FontFamily } from './documentStyles.ts'

/** The font faces used in documents, by family. */
const faces = ['400Regular', '400Regular_Italic', '600SemiBold'] as const
type Face = (typeof faces)[number] | '500Medium'

const families: readonly FontFamily[] = [
  'Inter',
  'Source Serif 4',
  'Source Sans 3',
  'Fraunces',
  'Figtree',
  'Cormorant Garamond',
  'EB Garamond',
  'IBM Plex Sans',
  'IBM Plex Mono',
]

/** The TrueType file of a face, for PDFs. */
export function fontFile(family: FontFamily, face: Face): string {
  const name = `${family.replaceAll(' ', '')}_${face}`
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${packageOf(family)}/${face}/${name}.ttf`))
}

/** Every face a PDF can use. */
export function readFonts(): Buffer[] {
  const files = families.flatMap((family) => faces.map((face) => fontFile(family, face)))
  return [...files, fontFile('Cormorant Garamond', '500Medium')].map((file) => readFileSync(file))
}

const rules = new Map<FontFamily, string>()

/** The `@font-face` rules of a family for HTML, with the Latin glyphs embedded. */
export function fontFaceRules(family: FontFamily): string {
  const known = rules.get(family)
  if (known !== undefined) return known
  const weights =
    family === 'Cormorant Garamond' ? (['400', '500', '600'] as const) : (['400', '600'] as const)
  const sorts = [...weights.map((weight) => [weight, 'normal'] as const), ['400', 'italic'] as const]
  const written = sorts.map(([weight, slope]) => faceRule(family, weight, slope)).join('')
  rules.set(family, written)
  return written
}

function faceRule(family: FontFamily, weight: string, slope: 'normal' | 'italic'): string {
  const name = packageOf(family)
  const file = fileURLToPath(
    import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-${slope}.woff2`),
  )
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${slope};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

function packageOf(family: FontFamily): string {
  return family.toLowerCase().replaceAll(' ', '-')
}
