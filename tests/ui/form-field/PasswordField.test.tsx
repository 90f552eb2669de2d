import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from '#src/ui/form-field/PasswordField.tsx';
import { TextField } from '#src/ui/form-field/TextField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A password can be looked at, keeps its text, and hides again.', async () => {
  const { host } = renderPart(<PasswordField label="Mật khẩu" name="password" autoComplete="new-password" />);
  const input = host.querySelector('input');
  await userEvent.fill(page.getByLabelText('Mật khẩu', { exact: true }), 'bí mật');
  await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
  const shown = [input?.type, input?.value];
  await userEvent.click(page.getByRole('button', { name: 'Ẩn mật khẩu' }));
  expect([shown, [input?.type, input?.value]]).toEqual([
    ['text', 'bí mật'],
    ['password', 'bí mật'],
  ]);
});

test('Looking at it does not send its form.', async () => {
  let sent = 0;
  renderPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Mật khẩu" name="password" autoComplete="current-password" />
    </form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(sent).toBe(0);
});

test('What is wrong is said with the field, in the hint’s place, and takes no more room.', async () => {
  const { host, show } = renderPart(<TextField label="Tên" name="name" hint="Chỉ mình bạn thấy." />);
  const input = page.getByRole('textbox', { name: 'Tên' });
  await expect.element(input).toHaveAccessibleDescription('Chỉ mình bạn thấy.');
  const before = host.getBoundingClientRect().height;
  show(<TextField label="Tên" name="name" hint="Chỉ mình bạn thấy." problem="Bạn chưa điền ô này." />);
  await expect.element(input).toHaveAccessibleDescription('Bạn chưa điền ô này.');
  expect([input.element().ariaInvalid, host.getBoundingClientRect().height]).toEqual(['true', before]);
});
