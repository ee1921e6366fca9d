import { assignVars, createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { compactMeasures } from './compactMeasures.ts'
import { contrastColors } from './contrastColors.ts'
import { vars } from './contract.css.ts'
import { darkColors } from './darkColors.ts'
import { lightColors } from './lightColors.ts'
import { measures } from './measures.ts'
import { type Tone, tones } from './tones.ts'
import { touchMeasures } from './touchMeasures.ts'

globalFontFace('Inter Variable', {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Arial adjusted to Inter's metrics: text does not shift when the font loads.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
})

createGlobalTheme(':root', vars, { ...measures, ...lightColors })

const dark = {
  vars: {
    ...assignVars(vars.color, darkColors.color),
    ...assignVars(vars.tone, darkColors.tone),
    ...assignVars(vars.shadow, darkColors.shadow),
  },
  colorScheme: 'dark',
} as const

globalStyle(':root', { colorScheme: 'light' })
// On screen only: paper is white.
globalStyle(':root:not([data-theme="light"])', { '@media': { [`${media.screen} and ${media.dark}`]: dark } })
globalStyle(':root[data-theme="dark"]', { '@media': { [media.screen]: dark } })

// Both color schemes in one rule, selected by the color scheme set above; the repeated name raises its specificity.
const contrast = {
  vars: {
    ...assignVars(vars.color, eitherColor(contrastColors.light.color, contrastColors.dark.color)),
    ...Object.assign({}, ...tones.map(contrastTone)),
    ...assignVars(vars.shadow, { low: 'none', medium: 'none', high: 'none' }),
    [vars.line.focus]: measures.line.accent,
  },
}

globalStyle(':root:root[data-theme="contrast"]', contrast)
globalStyle(':root:root', { '@media': { [media.moreContrast]: contrast } })

// In forced colors, selections and states use the device's own colors.
globalStyle(':root:root', {
  '@media': {
    [media.forcedColors]: {
      vars: {
        [vars.color.focus]: 'Highlight',
        [vars.color.textDisabled]: 'GrayText',
      },
    },
  },
})

const still = {
  vars: assignVars(vars.duration, { fast: '0ms', normal: '0ms', dialog: '0ms', spin: '0ms', pulse: '0ms' }),
}

globalStyle(':root[data-motion="reduced"]', still)
globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: still,
    [media.coarsePointer]: { vars: sizeVars(touchMeasures) },
  },
})

globalStyle(':root[data-density="compact"]', {
  vars: assignVars(vars.space, compactMeasures.space),
  '@media': {
    [media.finePointer]: { vars: sizeVars(compactMeasures) },
  },
})

type Sizes = Record<'control' | 'controlSmall' | 'row', string>

function sizeVars({ size: { control, controlSmall, row } }: { size: Sizes }) {
  return { [vars.size.control]: control, [vars.size.controlSmall]: controlSmall, [vars.size.row]: row }
}

function contrastTone(tone: Tone) {
  return assignVars(
    vars.tone[tone],
    eitherColor(contrastColors.light.tone[tone], contrastColors.dark.tone[tone]),
  )
}

function eitherColor<Name extends string>(onWhite: Record<Name, string>, onBlack: Record<Name, string>) {
  const names = Object.keys(onWhite) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, `light-dark(${onWhite[name]}, ${onBlack[name]})`]),
  ) as Record<Name, string>
}
