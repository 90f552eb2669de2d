import type { UpdateQuestion } from '#machines/service-worker/index.ts';
import { InstallOffer } from '#src/features/shell/InstallOffer.tsx';
import { PlaceOffer } from '#src/features/shell/PlaceOffer.tsx';
import { UpdateNotice } from '#src/features/shell/UpdateNotice.tsx';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';

/** What may be asked of the reader beside the page. */
export interface Asked {
  readonly question: UpdateQuestion;
  /** A chapter is open while it is asked. */
  readonly isReading: boolean;
  readonly isInstallable: boolean;
  /** Part of the open chapter that was read elsewhere; null where nothing is offered. Its words come first. */
  readonly readElsewhere: number | null;
}

export interface Answers {
  readonly update: (answer: 'accept' | 'postpone') => void;
  readonly install: (answer: 'accept' | 'refuse') => void;
  readonly place: (answer: 'go' | 'stay') => void;
}

/** Asks beside the page, whatever screen stands there; draws nothing until there is something to ask. */
export function besidePage(i18n: I18n, siteName: string, { update, install, place }: Answers): (change: Partial<Asked>) => void {
  let root: Root | undefined;
  let asked: Asked = { question: 'none', isReading: false, isInstallable: false, readElsewhere: null };
  return (change) => {
    asked = { ...asked, ...change };
    const { question, isReading, isInstallable, readElsewhere } = asked;
    if (root === undefined && question === 'none' && !isInstallable && readElsewhere === null) return;
    root ??= createRoot(document.body.appendChild(document.createElement('aside')));
    root.render(
      <I18nProvider i18n={i18n}>
        <UpdateNotice question={question} isReading={isReading} onAccept={() => update('accept')} onPostpone={() => update('postpone')} />
        {question === 'none' && <PlaceOffer progress={readElsewhere} onGo={() => place('go')} onStay={() => place('stay')} />}
        <InstallOffer siteName={siteName} isOffered={isInstallable} onAccept={() => install('accept')} onRefuse={() => install('refuse')} />
      </I18nProvider>,
    );
  };
}
