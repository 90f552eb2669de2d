import '#src/ui/tokens.css';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AvatarField } from '#src/features/account/profile/AvatarField.tsx';
import { ContinueBar } from '#src/features/history/ContinueBar.tsx';
import { OwnWorkScreen } from '#src/features/upload/works/OwnWorkScreen.tsx';
import { UploadScreen } from '#src/features/upload/UploadScreen.tsx';
import { GENRES, LIMITS, NOTHING_UNSAVED, ownWork, ownWorks, uploads, WORK_STAGES } from '#stories/catalogue/upload.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const nothing = (): void => undefined;
const READ = {
  id: '8',
  title: 'Mưa',
  chapter: { id: '1', number: '1', title: null },
  next: null,
  cover: null,
  reading_at: 1_790_000_000_000,
  progress: 0.5,
};

const SCREENS: Readonly<Record<string, ReactNode>> = {
  'the way back into a work': <ContinueBar entry={READ} />,
  "one's own works": (
    <UploadScreen
      data={ownWorks(3)}
      position={{ page: 1, perPage: 100, totalItems: 3 }}
      limits={LIMITS}
      stage={{ kind: 'editing' }}
      onChoose={nothing}
    />
  ),
  "one of one's own works": (
    <OwnWorkScreen
      data={ownWork()}
      limits={LIMITS}
      genres={GENRES}
      twins={[]}
      unsaved={NOTHING_UNSAVED}
      uploads={uploads([])}
      publicUrl="http://vi.localhost:3000/comic/1"
      stages={WORK_STAGES}
      onChoose={nothing}
      onCover={nothing}
      onUpload={nothing}
      onSave={nothing}
      onDelete={nothing}
      onPublish={nothing}
    />
  ),
  'the picture of a reader': <AvatarField name="Đọc" src={null} stage={{ kind: 'editing' }} onChoose={nothing} onRemove={nothing} />,
};

/** Selectors of rules that hold while a pointer rests on something. */
function hoverSelectors(): readonly string[] {
  const selectors: string[] = [];
  const gather = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) gather(rule.cssRules);
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) selectors.push(rule.selectorText.replaceAll(':hover', ''));
    }
  };
  for (const sheet of document.styleSheets) gather(sheet.cssRules);
  return selectors;
}

test.each(Object.entries(SCREENS))('All that can be pressed of %s answers the pointer.', (_, screen) => {
  const { host } = renderPart(screen);
  const selectors = hoverSelectors();
  const pressed = [...host.querySelectorAll('a[href], button, [class*=_genre_], input[type=file] + label')];
  expect(pressed.length).toBeGreaterThan(0);
  const silent = pressed.filter((one) => !selectors.some((selector) => one.matches(selector)));
  expect(silent.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
});
