import type { Preview } from '@storybook/react-vite'
import { DocsPage } from './DocsPage.tsx'
import { Stage } from './Stage.tsx'
import { writtenTypes } from './writtenTypes.ts'

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  parameters: {
    layout: 'padded',
    docs: { container: DocsPage },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Contact sheet',
          'Foundations',
          [
            'Which component when',
            'Color',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Focus',
            'Icons',
            'Breakpoints',
            'Writing',
            'Accessibility',
            'How to add a component',
          ],
          'Actions',
          'Controls',
          'Data',
          'Conversation',
          'Frames',
          'Feedback',
          'Layout and text',
          'Theming',
          '*',
          'Changelog',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark', contrast: 'High contrast' }),
    accent: toolbar('Accent', 'paintbrush', {
      petrol: 'Petrol',
      '#7c2d92': 'Plum',
      '#b45309': 'Amber',
      '#1d4ed8': 'Blue',
    }),
    density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: {
    theme: 'light',
    accent: 'petrol',
    density: 'comfortable',
    direction: 'ltr',
    motion: 'full',
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Stage
        theme={String(globals['theme'])}
        accent={String(globals['accent'])}
        density={String(globals['density'])}
        direction={String(globals['direction'])}
        motion={String(globals['motion'])}
        isOnPage={viewMode === 'docs'}
        hasProvider={parameters['bringsProvider'] !== true}
      >
        <Story />
      </Stage>
    ),
  ],
}

export default preview

function toolbar(
  title: string,
  icon: 'mirror' | 'paintbrush' | 'component' | 'transfer' | 'play',
  items: Record<string, string>,
) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  }
}
