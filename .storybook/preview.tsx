import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Preview } from 'storybook-react-rsbuild';
import { messages as japanese } from '../locales/ja/messages.po';
import { messages as vietnamese } from '../locales/vi/messages.po';

const CATALOGS = { vi: vietnamese, ja: japanese } as const;

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { disable: true },
    options: { storySort: { order: ['Features', 'Entities', 'Ui', 'Machines'] } },
  },
  initialGlobals: { language: 'vi', scheme: 'light' },
  globalTypes: {
    language: {
      description: 'Which twin',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'ja', title: '日本語' },
        ],
      },
    },
    scheme: {
      description: 'Colours',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark', 'auto', 'sepia', 'grey', 'black'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const language = globals['language'] === 'ja' ? 'ja' : 'vi';
      const page = document.documentElement;
      page.lang = language;
      page.dataset['language'] = language;
      page.dataset['scheme'] = String(globals['scheme']);
      const i18n = setupI18n({ locale: language, messages: { [language]: CATALOGS[language] } });
      return (
        <I18nProvider i18n={i18n}>
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
