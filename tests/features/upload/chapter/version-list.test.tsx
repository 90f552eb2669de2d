import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VersionList } from '#src/features/upload/chapter/VersionList.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const version = (number: number) => ({ version: number, createdAt: '2026-11-20T08:00:00.000Z', length: 3, firstPage: null });
const EDITING = { kind: 'editing' } as const;

test('Who has changed a published chapter has what readers see taken back, though it is the only version.', async () => {
  const restore = vi.fn<(version: number) => void>();
  renderPart(<VersionList versions={[version(1)]} isShown={false} isHidden={false} stage={EDITING} onRestore={restore} />);
  await expect.element(page.getByText('Độc giả đang xem bản này')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Khôi phục bản 1' }).click();
  expect(restore.mock.calls).toEqual([[1]]);
});

test('What stands here as readers see it is not taken back; earlier versions are.', () => {
  const { host, show } = renderPart(
    <VersionList versions={[version(1)]} isShown isHidden={false} stage={EDITING} onRestore={() => undefined} />,
  );
  expect(host.textContent).toBe('');
  show(<VersionList versions={[version(2), version(1)]} isShown isHidden={false} stage={EDITING} onRestore={() => undefined} />);
  expect([...host.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(['Khôi phục bản 1']);
});
