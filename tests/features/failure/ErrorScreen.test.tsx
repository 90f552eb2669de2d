import { expect, test, vi } from 'vitest';
import { ErrorScreen } from '#src/features/failure/ErrorScreen.tsx';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const COME_BACK_LATER = { vi: 'quay lại sau', ja: '時間をおいて' } as const;
test('Of a work whose chapter is not there the screen leads to the work.', () => {
  const { host } = renderPart(
    <NotFoundScreen path="/comic/12/345" hrefWork="/comic/12" supportMail="help@futago.example" onLeave={vi.fn()} />,
    'ja',
  );
  expect(host.querySelector('a[href="/comic/12"]')?.textContent).toBe('作品ページへ');
});

function namesOf(host: HTMLElement): readonly string[] {
  return [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
}

test('What may help to ask for again is asked for by a button of its own, after the way home; what may not has none.', () => {
  const [onLeave, onRetry] = [vi.fn(), vi.fn()];
  const screen = { statusCode: 500, message: 'What happened', supportMail: 'help@futago.example', onLeave };
  expect(namesOf(renderPart(<ErrorScreen {...screen} />, 'vi').host)).toEqual(['Quay lại trang chủ']);
  const { host } = renderPart(<ErrorScreen {...screen} onRetry={onRetry} />, 'vi');
  expect(namesOf(host)).toEqual(['Quay lại trang chủ', 'Thử lại']);
  host.querySelectorAll('button')[1]?.click();
  expect([onRetry.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
});

const CASES = (['vi', 'ja'] as const).flatMap((language) => [404, 500, 503].map((statusCode) => [language, statusCode] as const));

test.each(CASES)(
  'In %s an error with status %i says status and message, to come back later, whom to write to, and leads home in the words of the specification.',
  (language, statusCode) => {
    const onLeave = vi.fn();
    const { host } = renderPart(
      <ErrorScreen statusCode={statusCode} message="What happened" supportMail="help@futago.example" onLeave={onLeave} />,
      language,
    );
    expect(host.textContent).toContain(String(statusCode));
    expect(host.querySelector('h1')?.textContent).toBe('What happened');
    expect(host.textContent).toContain(COME_BACK_LATER[language]);
    expect(host.querySelector('a[href="mailto:help@futago.example"]')?.textContent).toContain('help@futago.example');
    const home = host.querySelector('button');
    expect(home?.textContent).toBe('Quay lại trang chủ');
    home?.click();
    expect(onLeave).toHaveBeenCalledTimes(1);
  },
);
