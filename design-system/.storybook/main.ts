import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'vite.config.ts' } },
  },
  stories: ['../docs/**/*.mdx', '../**/*.stories.tsx', '../../mf-*/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./static', { from: '../../node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  features: { sidebarOnboardingChecklist: false },
  // The frame around the stories uses the system's typeface too.
  managerHead: (head = '') => `${head}
    <style>
      @font-face {
        font-family: 'Inter Variable';
        src: url('./fonts/inter-latin-wght-normal.woff2') format('woff2');
        font-weight: 100 900;
        font-display: swap;
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 no longer has the classic compiler API that the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
