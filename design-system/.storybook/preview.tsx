import type { Preview } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { DesignSystemProvider, ToastRegion } from '../index.ts'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: { storySort: { order: ['Start here', '*'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Stage theme={String(globals['theme'])} direction={String(globals['direction'])}>
        <Story />
      </Stage>
    ),
  ],
}

export default preview

type StageProps = { theme: string; direction: string; children: ReactNode }

function Stage({ theme, direction, children }: StageProps) {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = direction
  }, [theme, direction])
  return (
    <DesignSystemProvider navigate={() => undefined}>
      {children}
      <ToastRegion />
    </DesignSystemProvider>
  )
}
