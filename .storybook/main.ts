import type { StorybookConfig } from 'storybook-react-rsbuild';
import { addSourceRules, swcOptions } from '../rsbuild.config.ts';

/** The site's own rules for macros, catalogs and fragments; nothing else of its build. */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  rsbuildFinal: (found) => ({
    ...found,
    environments: {},
    tools: { ...found.tools, swc: swcOptions, rspack: [found.tools?.rspack ?? {}, (rspack) => addSourceRules(rspack)].flat() },
  }),
};

export default config;
