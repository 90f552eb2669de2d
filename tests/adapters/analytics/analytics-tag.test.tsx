import { expect, onTestFinished, test } from 'vitest';
import { loadAnalyticsTag, refusesTracking } from '#src/adapters/analytics/analytics-tag.ts';

const SOURCE = { id: 'G-1', script: 'data:text/javascript,G-1' };

/** A page of its own, where no tag was before. */
function page() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return frame.contentWindow as Window & { dataLayer?: readonly (readonly unknown[])[] };
}

function commands(view: ReturnType<typeof page>) {
  return (view.dataLayer ?? []).map((command) => [...command]);
}

test('The tag is loaded by its id and told each view, and never looks at an address by itself.', () => {
  const view = page();
  const tell = loadAnalyticsTag(view, SOURCE);
  expect([...view.document.scripts].map(({ src, async }) => [src, async])).toEqual([[SOURCE.script, true]]);
  tell({ address: 'https://vi.example/comic/1', title: 'Lồng đèn' });
  expect(commands(view)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'page_view', { page_location: 'https://vi.example/comic/1', page_title: 'Lồng đèn' }],
  ]);
});

test('A command is a list of arguments, since the tag takes no other.', () => {
  const view = page();
  loadAnalyticsTag(view, SOURCE);
  expect((view.dataLayer ?? []).map((command) => Object.prototype.toString.call(command))).toEqual([
    '[object Arguments]',
    '[object Arguments]',
  ]);
});

test('Its address is made a script\u2019s by a policy that knows no other.', () => {
  const view = page();
  const made: ((address: string) => string)[] = [];
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => {
    expect(name).toBe('futago-analytics');
    made.push(createScriptURL);
    return { createScriptURL };
  };
  Object.defineProperty(view, 'trustedTypes', { value: { createPolicy } });
  loadAnalyticsTag(view, SOURCE);
  expect(view.document.scripts[0]?.src).toBe(SOURCE.script);
  expect(made.map((trust) => [trust(SOURCE.script), trust('https://evil.example/')])).toEqual([[SOURCE.script, '']]);
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
])('A browser that says %j is one that refuses: %s.', (said, refuses) => {
  expect(refusesTracking(said as Navigator)).toBe(refuses);
});
