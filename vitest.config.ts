import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { drawingVite } from './build/drawing-vite.plugin.ts';
import { keptModulesVite } from './build/kept-modules-vite.plugin.ts';
import { linguiVite } from './build/lingui-vite.plugin.ts';
import { storyListVite } from './build/story-list-vite.plugin.ts';
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from './setup/chromium.mjs';
import { novelChapter } from './tests/support/browser/novel-chapter.command.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [linguiVite(), drawingVite()],
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          globalSetup: ['tests/support/database/postgres.global-setup.ts'],
          // A file of its own process costs half a second of a core before its first test.
          isolate: false,
          maxWorkers: 3,
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [linguiVite(), drawingVite(), storyListVite(), keptModulesVite()],
        oxc: { jsx: { runtime: 'automatic' } },
        publicDir: 'public',
        optimizeDeps: {
          include: [
            '@storybook/react',
            'storybook/internal/core-events',
            'storybook/test',
            '@lingui/core',
            '@lingui/react',
            '@tanstack/react-router',
            'axe-core',
            'xstate',
            'valibot',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
          ],
        },
        define: { 'process.env.NODE_ENV': '"test"' },
        test: {
          name: 'browser',
          include: ['tests/**/*.test.tsx'],
          maxWorkers: 3,
          // After those in Node: at the same time as them both take longer than one after the other.
          sequence: { groupOrder: 1 },
          retry: 1,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findHeadlessChromium() ?? 'chromium', args: CHROMIUM_ARGUMENTS } }),
            instances: [{ browser: 'chromium' }],
            commands: { novelChapter },
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/site/site.global-setup.ts'],
          // A worker keeps its browser from file to file.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
