import '#src/ui/tokens.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChapterForm } from '#src/features/upload/chapter/ChapterForm.tsx';
import { ChapterPreview } from '#src/features/upload/chapter/ChapterPreview.tsx';
import { DropField } from '#src/features/upload/files/DropField.tsx';
import { UploadRows } from '#src/features/upload/files/UploadRows.tsx';
import { linesOf } from '#tests/support/browser/measured-lines.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { LIMITS, NOTHING_UNSAVED, REFUSED_ROWS, uploads } from '#stories/catalogue/upload.ts';

afterEach(() => page.viewport(414, 896));

const boxes = (host: HTMLElement, selector: string) => [...host.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

test('A chapter’s title has twice the room of its number, and more.', async () => {
  await page.viewport(326, 740);
  const { host } = renderPart(
    <ChapterForm saved={{ number: '12' }} language="vi" unsaved={NOTHING_UNSAVED} stage={{ kind: 'editing' }} onSave={() => undefined} />,
  );
  const [number, title] = boxes(host, 'input');
  expect(title?.width).toBeGreaterThan(2 * (number?.width ?? Number.NaN));
});

test('What a preview is shown in and how is said in one line each, from edge to edge.', async () => {
  await page.viewport(344, 740);
  const { host } = renderPart(<ChapterPreview pages={[]} direction={null} isStrip />);
  const buttons = [...host.querySelectorAll('button')];
  expect(buttons.map(linesOf).map((lines) => lines.length)).toEqual([1, 1, 1, 1]);
  const [phone, desktop, down, across] = boxes(host, 'button');
  expect([down?.left, across?.right]).toEqual([phone?.left, desktop?.right]);
});

test('What is wrong with a file takes the whole line, below its name and its buttons.', async () => {
  await page.viewport(328, 740);
  const { host } = renderPart(<UploadRows view={uploads(REFUSED_ROWS)} onIntent={() => undefined} />);
  const row = host.querySelector('li') ?? expect.fail('No row.');
  const [again] = boxes(row, 'button');
  const [wrong] = boxes(row, 'ul');
  expect(wrong?.width).toBeGreaterThan(row.clientWidth - 48);
  expect(wrong?.top).toBeGreaterThanOrEqual(again?.bottom ?? Number.NaN);
});

test.each([328, 360])('At %i pixels both ways to choose files are as wide as each other.', async (width) => {
  await page.viewport(width, 740);
  const { host } = renderPart(<DropField limits={LIMITS} isBusy={false} onChoose={() => undefined} />);
  const [files, folder] = boxes(host, 'label');
  expect([folder?.width, folder?.left]).toEqual([files?.width, files?.left]);
});
