import { assignVars, createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { darkColors } from './darkColors.ts'
import { lightColors } from './lightColors.ts'
import { measures } from './measures.ts'

globalFontFace('Inter Variable', {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Arial stretched to Inter's metrics: text keeps its place when the font arrives.
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
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: dark } })
globalStyle(':root[data-theme="dark"]', dark)

globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: assignVars(vars.duration, {
        fast: '0ms',
        normal: '0ms',
        dialog: '0ms',
        spin: '0ms',
        pulse: '0ms',
      }),
    },
    // A finger needs more than a pointer does.
    [media.coarsePointer]: {
      vars: { [vars.size.control]: '40px', [vars.size.controlSmall]: '36px', [vars.size.row]: '48px' },
    },
  },
})
