import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusBack } from '#src/ui/focus/use-focus-back.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function Panel({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusBack(panel, onClose);
  return (
    <div ref={panel}>
      <button type="button" onClick={onClose}>
        inside
      </button>
    </div>
  );
}

function Room({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      {isOpen && <Panel onClose={() => (onClose(), setOpen(false))} />}
    </>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

async function open() {
  const onClose = vi.fn();
  renderPart(<Room onClose={onClose} />);
  await eventually(() => expect(document.querySelector('button')).not.toBeNull());
  while (focused() !== 'opener') await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focused()).toBe('inside');
  return onClose;
}

test.each(['{Escape}', '{Enter}'])('A panel that goes by %s while it has the focus gives it back to what opened it, once.', async (key) => {
  const onClose = await open();
  await userEvent.keyboard(key);
  await eventually(() => expect(focused()).toBe('opener'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape within is the panel’s alone.', async () => {
  const heard = vi.fn();
  const listen = ({ defaultPrevented }: KeyboardEvent): void => heard(defaultPrevented);
  addEventListener('keydown', listen);
  await open();
  await userEvent.keyboard('{Escape}');
  removeEventListener('keydown', listen);
  expect(heard.mock.lastCall).toEqual([true]);
});

test('Escape that gives up a word being composed leaves the panel open, also where only its number says so.', async () => {
  const onClose = await open();
  for (const told of [{ isComposing: true }, { keyCode: 229 }])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...told, bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
