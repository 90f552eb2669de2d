import type { UpdateQuestion } from '#machines/service-worker/index.ts';
import { UpdateNotice, type UpdateNoticeProps } from '#src/features/shell/UpdateNotice.tsx';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';

/** Asks beside the page, whatever screen stands there; draws nothing until there is something to ask. */
export function askUpdate(i18n: I18n, { onAccept, onPostpone }: Omit<UpdateNoticeProps, 'question'>): (question: UpdateQuestion) => void {
  let root: Root | undefined;
  return (question) => {
    if (question === 'none' && root === undefined) return;
    root ??= createRoot(document.body.appendChild(document.createElement('aside')));
    root.render(
      <I18nProvider i18n={i18n}>
        <UpdateNotice {...{ question, onAccept, onPostpone }} />
      </I18nProvider>,
    );
  };
}
