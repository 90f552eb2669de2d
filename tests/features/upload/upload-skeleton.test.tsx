import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test.each(['works', 'work', 'chapter'] as const)('What holds the place of %s can be neither read nor pressed.', (of) => {
  const { host } = renderPart(<UploadSkeleton of={of} />);
  expect(host.querySelector('[aria-busy]')?.matches('[inert][aria-hidden=true]')).toBe(true);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('heading').elements()).toEqual([]);
});

test('Works are waited for by three rows: most have a few, or none.', () => {
  const { host } = renderPart(<UploadSkeleton of="works" />);
  expect(host.querySelectorAll('tbody tr')).toHaveLength(3);
});
