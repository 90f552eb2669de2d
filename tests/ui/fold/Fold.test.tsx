import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Fold } from '#src/ui/fold/Fold.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function show(): { readonly text: HTMLElement; readonly label: HTMLElement } {
  const { host } = renderPart(
    <>
      <p>Phía trên</p>
      <Fold unfold="Xem thêm" fold="Thu gọn">
        {'Mưa rơi trên phố. '.repeat(200)}
      </Fold>
      <div ref={(below) => void (below && (below.style.height = '200vh'))} />
    </>,
  );
  const details = host.querySelector('details');
  return { text: details?.previousElementSibling as HTMLElement, label: host.querySelector('summary') as HTMLElement };
}

describe('Fold', () => {
  test('shows the first lines and a label that says there is more.', () => {
    const { text, label } = show();
    expect(text.clientHeight).toBeLessThan(text.scrollHeight);
    expect(label.innerText.trim()).toBe('Xem thêm');
  });

  test('opens to the whole text and folds again, by a press and by keys.', async () => {
    const { text, label } = show();
    await userEvent.click(page.getByText('Xem thêm'));
    expect([text.clientHeight === text.scrollHeight, label.innerText.trim()]).toEqual([true, 'Thu gọn']);
    label.focus();
    await userEvent.keyboard('{Enter}');
    expect([text.clientHeight < text.scrollHeight, label.innerText.trim()]).toEqual([true, 'Xem thêm']);
  });

  test('keeps the place where the text begins, opening and folding.', async () => {
    const { text, label } = show();
    scrollTo(0, 10);
    const before = text.getBoundingClientRect().top;
    await userEvent.click(label);
    expect(text.getBoundingClientRect().top).toBe(before);
    label.click();
    expect(text.getBoundingClientRect().top).toBe(before);
  });
});
