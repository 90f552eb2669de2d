import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AvatarField } from '#src/features/account/profile/AvatarField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

/** Of a phone of 360 pixels, within a card. */
const ROOM = 273;

function Field({ kind }: { readonly kind: 'editing' | 'sending' }) {
  return (
    <div style={{ inlineSize: ROOM }}>
      <AvatarField name="Lan" src="/avatar.webp" stage={{ kind }} onChoose={() => undefined} onRemove={() => undefined} />
    </div>
  );
}

function boxesOf(host: HTMLElement): ReadonlyArray<readonly number[]> {
  return [...host.querySelectorAll('label, button')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

test.each(['vi', 'ja'] as const)(
  'While a picture is sent no button of %s moves or grows, and none has two lines on a phone.',
  async (language) => {
    const { host, show } = renderPart(<Field kind="editing" />, language);
    await document.fonts.ready;
    const before = boxesOf(host);
    show(<Field kind="sending" />);
    expect(boxesOf(host)).toEqual(before);
    expect(before.map(([, , , height]) => height)).toEqual([44, 44]);
  },
);

test('What stands under the choice of a picture on a phone begins where that does.', () => {
  const { host } = renderPart(<Field kind="editing" />);
  const parts = [...host.querySelectorAll('label, button')];
  expect(parts.map((part) => getComputedStyle(part).borderInlineStartColor)).not.toContain('rgba(0, 0, 0, 0)');
  const [above, below] = parts.map((part) => part.getBoundingClientRect());
  expect(above?.bottom).toBeLessThan(below?.top ?? 0);
  expect(above?.left).toBe(below?.left);
});

const FIELD = { name: 'Lan', onChoose: () => undefined, onRemove: () => undefined };

async function pickedSquare(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], 'lan.png', { type: 'image/png' });
}

test('Once a picture was taken, what chose it has the focus of the button that goes.', async () => {
  const { host, show } = renderPart(<AvatarField {...FIELD} src={null} stage={{ kind: 'editing' }} />, 'vi');
  await userEvent.upload(page.elementLocator(host.querySelector('input') as Element), await pickedSquare());
  await expect.poll(() => host.querySelector('[data-look=primary]') === document.activeElement).toBe(true);
  show(<AvatarField {...FIELD} src={null} stage={{ kind: 'sending' }} />);
  show(<AvatarField {...FIELD} src="/avatar.webp" stage={{ kind: 'done' }} />);
  await expect.poll(() => host.querySelector('input')).not.toBe(null);
  expect(document.activeElement).toBe(host.querySelector('input'));
});

test('A picture that the browser cannot write is said to be none, and another can be taken.', async () => {
  const onChoose = vi.fn<(picture: Blob) => void>();
  const { host } = renderPart(<AvatarField {...FIELD} onChoose={onChoose} src={null} stage={{ kind: 'editing' }} />, 'vi');
  const take = async (): Promise<void> => {
    await userEvent.upload(page.elementLocator(host.querySelector('input') as Element), await pickedSquare());
    await userEvent.click(page.getByRole('button', { name: 'Dùng ảnh này' }));
  };
  const broken = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(null));
  await take();
  await expect.poll(() => host.textContent).toContain('PNG, JPEG, WebP');
  broken.mockRestore();
  await take();
  await expect.poll(() => onChoose.mock.calls.length).toBe(1);
});

const field = (src: string | null, kind: 'editing' | 'sending' | 'done') => (
  <>
    <AvatarField {...FIELD} src={src} stage={{ kind }} />
    <textarea />
  </>
);

test('Once the picture is removed, what chooses one has the focus of the button that goes; what is written elsewhere keeps it.', () => {
  const { host, show } = renderPart(field('/avatar.webp', 'editing'), 'vi');
  host.querySelector('button')?.focus();
  show(field('/avatar.webp', 'sending'));
  show(field('/avatar.webp', 'done'));
  show(field(null, 'done'));
  expect(document.activeElement).toBe(host.querySelector('input'));
  show(field('/avatar.webp', 'editing'));
  host.querySelector('textarea')?.focus();
  show(field(null, 'done'));
  expect(document.activeElement).toBe(host.querySelector('textarea'));
});
