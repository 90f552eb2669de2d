import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { I18nProvider } from '@lingui/react';
import type { Preview } from 'storybook-react-rsbuild';
import { allWords } from '../stories/catalogue/all-words.ts';
import { globalsOf, globalTypes, initialGlobals, viewports } from '../stories/toolbars/globals.ts';
import { inNetwork } from '../stories/toolbars/network.tsx';
import { wear } from '../stories/toolbars/wear.ts';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { disable: true },
    options: { storySort: { order: ['Book', ['Start here', '*'], 'Features', 'Entities', 'Ui', 'Machines'] } },
    viewport: { options: viewports },
  },
  initialGlobals,
  globalTypes,
  decorators: [
    inNetwork,
    (Story, context) => {
      const globals = globalsOf(context.globals);
      wear(globals);
      return (
        <I18nProvider i18n={allWords(globals.language)}>
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
