import type { CSSProperties } from 'react'
import { contrastColors } from '../../theme/contrastColors.ts'
import { vars } from '../../theme/contract.css.ts'
import { darkColors } from '../../theme/darkColors.ts'
import { lightColors } from '../../theme/lightColors.ts'
import { tones } from '../../theme/tones.ts'
import { nameOf } from '../../css/nameOf.ts'

export type ColorToken = keyof typeof lightColors.color

export interface DocumentedTheme {
  name: string
  colors: Pick<typeof lightColors, 'color' | 'tone'>
  /** The contrast its text must reach. */
  least: number
  /** The contrast its control borders and focus rings must reach. */
  leastOfShapes: number
  /** The theme as custom properties, for a board that shows it regardless of the current theme. */
  tokens: CSSProperties
}

/** The four themes, each with its required contrast. */
export const documentedThemes: DocumentedTheme[] = [
  { name: 'Light', colors: lightColors, least: 4.5, leastOfShapes: 3 },
  { name: 'Dark', colors: darkColors, least: 4.5, leastOfShapes: 3 },
  { name: 'High contrast on white', colors: contrastColors.light, least: 7, leastOfShapes: 4.5 },
  { name: 'High contrast on black', colors: contrastColors.dark, least: 7, leastOfShapes: 4.5 },
].map((theme) => ({ ...theme, tokens: tokensOf(theme.colors) }))

function tokensOf({ color, tone }: DocumentedTheme['colors']): CSSProperties {
  return Object.fromEntries([
    ...Object.entries(color).map(([name, value]) => [nameOf(vars.color[name as ColorToken]), value]),
    ...tones.flatMap((name) =>
      (['text', 'soft', 'border', 'solid'] as const).map((part) => [
        nameOf(vars.tone[name][part]),
        tone[name][part],
      ]),
    ),
  ])
}
