import { vars } from '../contract.css.ts'
import { media } from '../breakpoints.ts'
import { type AccentColors, accentColors } from './accentColors.ts'

/** The style sheet that applies an agency's color to the document or, with a selector, to a part of it; in every theme. */
export function accentRules(color: string, part?: string): string {
  const { light, dark, contrastLight, contrastDark } = accentColors(color)
  // Same specificity as the theme's own rules, and later.
  const plain = part ?? ':root:root'
  const chosen =
    part === undefined ? ':root:root[data-theme="contrast"]' : `:root[data-theme="contrast"] ${part}`
  const more = declarations(contrastLight, contrastDark)
  // In forced colors the device's colors win.
  return [
    `@media not ${media.forcedColors} {`,
    `${plain} { ${declarations(light, dark)} }`,
    `${chosen} { ${more} }`,
    `@media ${media.moreContrast} { ${plain} { ${more} } }`,
    '}',
  ].join('\n')
}

function declarations(light: AccentColors, dark: AccentColors): string {
  return [
    ...pairs(vars.color, light.color, dark.color),
    ...pairs(vars.tone.accent, light.tone, dark.tone),
  ].join(' ')
}

function pairs<Name extends string>(
  tokens: Record<NoInfer<Name>, string>,
  light: Record<Name, string>,
  dark: Record<Name, string>,
): string[] {
  const names = Object.keys(light) as Name[]
  return names.map(
    (name) => `${tokens[name].slice('var('.length, -')'.length)}: light-dark(${light[name]}, ${dark[name]});`,
  )
}
