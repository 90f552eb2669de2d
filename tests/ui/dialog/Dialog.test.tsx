import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function Room({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <Button>Sau lưng</Button>
      <Dialog isOpen={isOpen} title="Phím tắt" onClose={close} actions={<Button>Xong</Button>}>
        <a href="#there">Một liên kết</a>
      </Dialog>
    </>
  );
}

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

async function open(onClose?: () => void): Promise<void> {
  renderPart(<Room {...(onClose ? { onClose } : {})} />);
  await userEvent.click(page.getByRole('button', { name: 'Mở', exact: true }));
  await eventually(() => expect(dialog()?.open).toBe(true));
}

describe('Dialog', () => {
  test('is modal, named by its title, and takes the focus.', async () => {
    await open();
    expect(dialog()?.matches(':modal')).toBe(true);
    expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Phím tắt');
    expect(focused()).toBe('Đóng');
  });

  test('keeps the focus inside: what lies behind is never reached by Tab.', async () => {
    await open();
    const visited: string[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}');
      visited.push(focused());
    }
    expect(visited).toContain('Xong');
    expect(visited).not.toContain('Mở');
    expect(visited).not.toContain('Sau lưng');
  });

  test('leaves three fifths of a phone on its side to what it holds.', async () => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(414, 896));
    renderPart(
      <Dialog isOpen shape="sheet" title="Cài đặt" onClose={() => undefined} actions={<Button>Đặt lại</Button>}>
        <div style={{ blockSize: '2000px' }} />
      </Dialog>,
    );
    await eventually(() => expect(dialog()?.open).toBe(true));
    expect((dialog()?.querySelector('[role="group"]')?.clientHeight ?? 0) / innerHeight).toBeGreaterThan(3 / 5);
  });

  test('closes on Escape, says so once, and gives the focus back to what opened it.', async () => {
    const onClose = vi.fn();
    await open(onClose);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(dialog()?.open).toBe(false));
    expect(onClose).toHaveBeenCalledOnce();
    expect(focused()).toBe('Mở');
  });

  test('says that it is left with the key itself, and not again once the browser has closed it.', async () => {
    const onClose = vi.fn();
    await open(onClose);
    dialog()?.dispatchEvent(new Event('cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    await eventually(() => expect(dialog()?.open).toBe(false));
    dialog()?.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stays when a choice of files within it is left.', async () => {
    const onClose = vi.fn();
    await open(onClose);
    dialog()
      ?.querySelector('a')
      ?.dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog()?.open).toBe(true);
  });

  test('closes on a press beside it, not on one inside.', async () => {
    await open();
    await userEvent.click(page.getByRole('heading', { name: 'Phím tắt' }));
    expect(dialog()?.open).toBe(true);
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await eventually(() => expect(dialog()?.open).toBe(false));
    expect(focused()).toBe('Mở');
  });

  test('stays where words within are marked beyond its edge, and closes on the next press beside it.', async () => {
    const onClose = vi.fn();
    await open(onClose);
    page
      .getByRole('heading', { name: 'Phím tắt' })
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    dialog()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closes by its button, and opens again.', async () => {
    const onClose = vi.fn();
    await open(onClose);
    await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
    await eventually(() => expect(dialog()?.open).toBe(false));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Mở', exact: true }));
    await eventually(() => expect(dialog()?.open).toBe(true));
  });

  test('with a long title leaves the way out its whole size.', async () => {
    renderPart(
      <Dialog isOpen title={'Rất dài '.repeat(30)} onClose={() => undefined}>
        …
      </Dialog>,
    );
    await eventually(() => expect(dialog()?.open).toBe(true));
    expect(page.getByRole('button', { name: 'Đóng' }).element().getBoundingClientRect().width).toBe(44);
  });
});
