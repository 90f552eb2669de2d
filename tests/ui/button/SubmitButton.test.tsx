import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubmitButton } from '#src/ui/button/SubmitButton.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const form = (isBusy: boolean, onSend: () => void, isDisabled = false) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <SubmitButton isBusy={isBusy} isDisabled={isDisabled} busyWords="Đang gửi…">
      Gửi
    </SubmitButton>
  </form>
);

test('Before the page is alive the browser cannot send the form by itself.', () => {
  const markup = renderToString(form(false, () => undefined));
  expect(markup).toMatch(/<button[^>]*\sdisabled=""/);
});

test('It keeps its size and the focus while it is busy, and sends nothing then.', async () => {
  let sent = 0;
  const { show } = renderPart(form(false, () => (sent += 1)));
  await userEvent.click(page.getByRole('button', { name: 'Gửi' }));
  const before = page.getByRole('button').element().getBoundingClientRect().width;
  show(form(true, () => (sent += 1)));
  const busy = page.getByRole('button', { name: 'Đang gửi…' }).element();
  busy.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([sent, busy.getBoundingClientRect().width, document.activeElement]).toEqual([1, before, busy]);
});

test('Where there is nothing more to send it keeps the focus, says so, and sends nothing.', async () => {
  let sent = 0;
  const { show } = renderPart(form(false, () => (sent += 1)));
  const button = page.getByRole('button', { name: 'Gửi' });
  await userEvent.click(button);
  show(form(false, () => (sent += 1), true));
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect([sent, document.activeElement]).toEqual([1, button.element()]);
});
