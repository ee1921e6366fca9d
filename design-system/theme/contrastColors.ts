import type { lightColors } from './lightColors.ts'

type Colors = Pick<typeof lightColors, 'color' | 'tone'>

/** Colors of the high contrast theme on white and black: all text is AAA, every border is drawn, and nothing relies on shades. */
export const contrastColors: { light: Colors; dark: Colors } = {
  light: {
    color: {
      canvas: '#ffffff',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#f2f4f5',
      scrim: 'rgb(0 0 0 / 0.7)',
      hover: '#e9eced',
      pressed: '#dbe0e2',
      selected: '#d2f0f3',
      text: '#000000',
      textMuted: '#1d2426',
      textSubtle: '#293134',
      textDisabled: '#565f63',
      textOnAccent: '#ffffff',
      textOnDanger: '#ffffff',
      border: '#596367',
      borderStrong: '#000000',
      borderControl: '#000000',
      accent: '#00444b',
      accentHover: '#00353a',
      accentPressed: '#00262a',
      danger: '#8a0f1f',
      dangerHover: '#710a18',
      dangerPressed: '#5a0712',
      link: '#00434a',
      focus: '#0a3fd1',
      skeleton: '#c3cacd',
    },
    tone: {
      neutral: outlined('#1d2426', '#ffffff'),
      accent: outlined('#00434a', '#ffffff'),
      info: outlined('#0a387c', '#ffffff'),
      success: outlined('#06431f', '#ffffff'),
      warning: outlined('#563300', '#ffffff'),
      danger: outlined('#760f1c', '#ffffff'),
      sky: outlined('#003e5a', '#ffffff'),
    },
  },
  dark: {
    color: {
      canvas: '#000000',
      surface: '#000000',
      raised: '#000000',
      sunken: '#0c1011',
      scrim: 'rgb(0 0 0 / 0.8)',
      hover: '#192022',
      pressed: '#273033',
      selected: '#06363b',
      text: '#ffffff',
      textMuted: '#e4eaec',
      textSubtle: '#d5dcdf',
      textDisabled: '#a0abaf',
      textOnAccent: '#000000',
      textOnDanger: '#000000',
      border: '#98a3a7',
      borderStrong: '#ffffff',
      borderControl: '#ffffff',
      accent: '#6fe0e8',
      accentHover: '#92ebf1',
      accentPressed: '#57cfd8',
      danger: '#ff9ea3',
      dangerHover: '#ffb8bb',
      dangerPressed: '#ff8b91',
      link: '#86ecf3',
      focus: '#ffd83d',
      skeleton: '#3a4447',
    },
    tone: {
      neutral: outlined('#e4eaec', '#000000'),
      accent: outlined('#86ecf3', '#000000'),
      info: outlined('#b3d5ff', '#000000'),
      success: outlined('#a8ecb9', '#000000'),
      warning: outlined('#ffd199', '#000000'),
      danger: outlined('#ffc0c0', '#000000'),
      sky: outlined('#9ddfff', '#000000'),
    },
  },
}

function outlined(ink: string, background: string) {
  return { text: ink, soft: background, border: ink, solid: ink }
}
