import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'vite.config.ts' } },
  },
  stories: ['../docs/**/*.mdx', '../**/*.stories.tsx', '../../mf-*/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The classic compiler interface that the other reader needs is gone from TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
