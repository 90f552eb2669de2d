import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { KeptSettings } from '#src/adapters/reader-settings/kept-settings.ts';
import type { ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { useReaderSettings } from '#src/routes/-reader/use-reader-settings.ts';
import { eventually } from '#tests/support/eventually.ts';

/** A browser that shows chapters of works, one after the other. */
async function openBrowser() {
  localStorage.clear();
  const kept = new KeptSettings(document);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  let shown: readonly [ReaderSettings, (settings: ReaderSettings, isForAll?: boolean) => void] | null = null;
  function Chapter({ work }: { readonly work: string }) {
    const current = useReaderSettings(kept, work);
    return <p ref={() => void (shown = current)}>{work}</p>;
  }
  const chosen = () => {
    if (shown === null) throw new Error('No chapter is shown.');
    return shown;
  };
  return async (work: string) => {
    root.render(<Chapter work={work} />);
    await eventually(() => expect(container.textContent).toBe(work));
    return {
      layout: () => chosen()[0].comic.layout,
      brightness: () => chosen()[0].comic.brightness,
      choose: (comic: Partial<ReaderSettings['comic']>) => chosen()[1]({ ...chosen()[0], comic: { ...chosen()[0].comic, ...comic } }),
      chooseForAll: () => chosen()[1](chosen()[0], true),
    };
  };
}

test('The layout of a comic is kept for that work; its colours are those of all comics.', async () => {
  const open = await openBrowser();
  const first = await open('12');
  first.choose({ layout: 'double', brightness: 2 });
  await eventually(() => expect([first.layout(), first.brightness()]).toEqual(['double', 2]));
  const second = await open('13');
  expect([second.layout(), second.brightness()]).toEqual(['auto', 2]);
});

test('A layout that is chosen for all comics holds for every work that has none of its own, and choosing again undoes it.', async () => {
  const open = await openBrowser();
  (await open('11')).choose({ layout: 'strip' });
  const work = await open('12');
  work.choose({ layout: 'double' });
  await eventually(() => expect(work.layout()).toBe('double'));
  work.chooseForAll();
  expect(localStorage.getItem('futago.comic')).toBe('layout-double');
  expect([(await open('13')).layout(), (await open('11')).layout()]).toEqual(['double', 'strip']);
  const again = await open('13');
  again.choose({ brightness: 4 });
  expect(localStorage.getItem('futago.comic.13')).toBeNull();
  again.choose({ layout: 'auto' });
  await eventually(() => expect(again.layout()).toBe('auto'));
  again.chooseForAll();
  expect((await open('14')).layout()).toBe('auto');
});
