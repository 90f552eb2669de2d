import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { I18nProvider } from '@lingui/react';
import type { Preview } from 'storybook-react-rsbuild';
import { allWords } from '../stories/catalogue/all-words.ts';

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
      return (
        <I18nProvider i18n={allWords(language)}>
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
