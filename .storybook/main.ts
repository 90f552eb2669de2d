import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: { name: 'storybook-react-rsbuild', options: { builder: { rsbuildConfigPath: '.storybook/rsbuild.config.ts' } } },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  previewAnnotations: (entries = []) => [
    ...entries,
    ...['faces.ts', 'docs.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
  ],
  typescript: { reactDocgen: false },
  // What to do first stands on the book's own first page.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
