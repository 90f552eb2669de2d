import { composeStories } from '@storybook/react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SessionEndedNotice } from '#src/features/account/SessionEndedNotice.tsx';
import type { PasswordChangeFields } from '#src/features/account/account-rules.ts';
import type { FormStage, Refusal } from '#src/features/account/account-view.ts';
import type { ProfileFields } from '#src/features/account/profile/ProfileForm.tsx';
import { ENDED, PROFILE_STAGES, refused, throttled } from '#stories/catalogue/account.ts';
import * as forbidden from '#stories/features/account/ForbiddenScreen.stories.tsx';
import * as profile from '#stories/features/account/ProfileScreen.stories.tsx';
import * as reset from '#stories/features/account/PasswordResetScreen.stories.tsx';
import * as setting from '#stories/features/account/PasswordSettingScreen.stories.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Profile = composeStories(profile);
const Setting = composeStories(setting);
const Reset = composeStories(reset);
const { Forbidden } = composeStories(forbidden);
const field = (name: string): Element => document.querySelector(`input[name="${name}"]`) ?? document.body;

/** A picture file twice as wide as high: green in the middle square, red beside it. */
function wideFile(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, 40, 20);
  pen.fillStyle = '#00ff00';
  pen.fillRect(10, 0, 20, 20);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File(blob ? [blob] : [], 'wide.png', { type: 'image/png' }))));
}

async function coloursOf(picture: Blob): Promise<readonly [number, number, boolean]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
  const isGreen = Array.from(pixels).every((value, index) => (index % 4 === 0 ? value < 60 : index % 4 === 1 ? value > 195 : true));
  return [bitmap.width, bitmap.height, isGreen];
}

describe('The password pages', () => {
  test('ask for an address, and never say whether it is known.', async () => {
    const submit = vi.fn<(email: string) => void>();
    const { show } = renderPart(<Reset.Empty onSubmit={submit} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }), 'lan@example.org');
    await userEvent.keyboard('{Enter}');
    expect(submit.mock.calls).toEqual([['lan@example.org']]);
    show(<Reset.Sent />);
    await expect.element(page.getByRole('status')).toMatchTextContent(/Nếu có tài khoản/);
    expect(document.querySelector('form')).toBeNull();
  });

  test('take a new password alone from a mailed link.', async () => {
    const submit = vi.fn<(fields: PasswordChangeFields) => void>();
    renderPart(<Setting.ByLink onSubmit={submit} />);
    await userEvent.click(field('newPassword'));
    await userEvent.keyboard('ngắn{Enter}');
    await expect.element(page.getByLabelText('Mật khẩu mới')).toHaveAccessibleDescription('Ít nhất 8 ký tự.');
    expect([submit.mock.calls, document.activeElement]).toEqual([[], field('newPassword')]);
    await userEvent.keyboard(' hơn thế{Enter}');
    expect(submit.mock.calls).toEqual([[{ currentPassword: '', newPassword: 'ngắn hơn thế' }]]);
  });

  test('ask a signed-in reader for the current one too, and tell the password manager whose it is.', async () => {
    const submit = vi.fn<(fields: PasswordChangeFields) => void>();
    renderPart(<Setting.Change onSubmit={submit} />);
    await userEvent.click(field('currentPassword'));
    await userEvent.keyboard('cũ{Tab}{Tab}mật khẩu mới{Enter}');
    expect(submit.mock.calls).toEqual([[{ currentPassword: 'cũ', newPassword: 'mật khẩu mới' }]]);
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('lan@example.org');
  });

  test('say what a new password does only while there is one to set.', async () => {
    const sentence = page.getByText(/bị đăng xuất/);
    const { show } = renderPart(<Setting.ByLink />);
    await expect.element(sentence).toBeVisible();
    show(<Setting.Done />);
    await expect.element(sentence).not.toBeInTheDocument();
    show(<Setting.LinkExpired />);
    await expect.element(sentence).not.toBeInTheDocument();
  });

  test('offer another way where the link is of no use any more.', async () => {
    const visits = recordVisits();
    renderPart(<Setting.LinkExpired />);
    expect(document.querySelector('form')).toBeNull();
    await userEvent.click(page.getByRole('link', { name: 'Gửi liên kết cho tôi' }));
    expect(visits).toEqual(['/password/reset']);
  });
});

const ask = () => userEvent.click(page.getByRole('button', { name: 'Xóa tài khoản…' }));
const keep = () => userEvent.click(page.getByRole('button', { name: 'Giữ lại' }));

describe('The profile', () => {
  test('saves name and language.', async () => {
    const save = vi.fn<(fields: ProfileFields) => void>();
    renderPart(<Profile.Filled onSave={save} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Tên' }), '  Lan  ');
    await userEvent.click(page.getByRole('radio', { name: '日本語' }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    expect(save.mock.calls).toEqual([[{ name: 'Lan', language: 'ja' }]]);
  });

  test('says that it is saved until something else is written.', async () => {
    renderPart(<Profile.Saved />);
    await expect.element(page.getByText('Đã lưu')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Tên' }), ' Anh');
    expect(page.getByText('Đã lưu').query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    await expect.element(page.getByText('Đã lưu')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: '日本語' }));
    expect(page.getByText('Đã lưu').query()).toBeNull();
  });

  test('shows the middle of a picture before it is sent, and sends just that.', async () => {
    const choose = vi.fn<(picture: Blob) => void>();
    renderPart(<Profile.Filled onAvatarChoose={choose} />);
    await userEvent.upload(page.getByLabelText(/^Chọn ảnh/), await wideFile());
    await userEvent.click(page.getByRole('button', { name: 'Dùng ảnh này' }));
    await expect.poll(() => choose.mock.calls.length).toBe(1);
    const [[picture] = []] = choose.mock.calls;
    expect(await coloursOf(picture ?? new Blob())).toEqual([20, 20, true]);
  });

  test('sends a picture once, however often its button is pressed.', async () => {
    const choose = vi.fn<(picture: Blob) => void>();
    renderPart(<Profile.Filled onAvatarChoose={choose} />);
    await userEvent.upload(page.getByLabelText(/^Chọn ảnh/), await wideFile());
    const shown = page.getByRole('button', { name: 'Dùng ảnh này' });
    await expect.element(shown).toBeVisible();
    const button = shown.element();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => choose.mock.calls.length).toBe(1);
    await wideFile();
    expect(choose).toHaveBeenCalledOnce();
  });

  test('leaves the keys where a picture is taken, and where another can be chosen.', async () => {
    renderPart(<Profile.Filled />);
    await userEvent.upload(page.getByLabelText(/^Chọn ảnh/), await wideFile());
    await expect.element(page.getByRole('button', { name: 'Dùng ảnh này' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Thôi' }));
    await expect.element(page.getByLabelText(/^Chọn ảnh/)).toHaveFocus();
  });

  test('keeps a picture that was not taken, to be sent again, and lets it go once it was.', async () => {
    const choose = vi.fn<(picture: Blob) => void>();
    const at = (avatar: FormStage) => <Profile.Filled stages={{ ...PROFILE_STAGES, avatar }} onAvatarChoose={choose} />;
    const take = page.getByRole('button', { name: 'Dùng ảnh này' });
    const { host, show } = renderPart(at({ kind: 'editing' }));
    await userEvent.upload(page.getByLabelText(/^Chọn ảnh/), await wideFile());
    await userEvent.click(take);
    await expect.poll(() => choose.mock.calls.length).toBe(1);
    show(at({ kind: 'sending' }));
    await expect.element(page.getByRole('button', { name: 'Thôi' })).toBeDisabled();
    show(at(refused({ kind: 'offline' })));
    await userEvent.click(take);
    await expect.poll(() => choose.mock.calls.length).toBe(2);
    show(at({ kind: 'sending' }));
    show(at({ kind: 'done' }));
    await expect.element(page.getByLabelText(/^Chọn ảnh/)).toBeInTheDocument();
    expect(host.querySelector('canvas')?.hidden).toBe(true);
  });

  test('says at once when a file is no picture, and sends nothing.', async () => {
    const choose = vi.fn<(picture: Blob) => void>();
    renderPart(<Profile.Filled onAvatarChoose={choose} />);
    await userEvent.upload(page.getByLabelText(/^Chọn ảnh/), new File(['chữ'], 'text.png', { type: 'image/png' }));
    await expect.element(page.getByText(/không phải ảnh đọc được/)).toBeVisible();
    expect(choose.mock.calls).toEqual([]);
  });

  test('removes the picture and hands the data out.', async () => {
    const told: string[] = [];
    renderPart(<Profile.Filled onAvatarRemove={() => told.push('remove')} onExport={() => told.push('export')} />);
    await userEvent.click(page.getByRole('button', { name: 'Bỏ ảnh' }));
    await userEvent.click(page.getByRole('button', { name: 'Tải dữ liệu của tôi' }));
    expect(told).toEqual(['remove', 'export']);
  });

  test('deletes the account only after it asked again, with the password.', async () => {
    const end = vi.fn<(password: string | null) => void>();
    renderPart(<Profile.Filled onDelete={end} />);
    await userEvent.click(page.getByRole('button', { name: 'Xóa tài khoản…' }));
    const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản của bạn?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa vĩnh viễn' }));
    expect([end.mock.calls, document.activeElement]).toEqual([[], field('password')]);
    await userEvent.keyboard('bí mật{Enter}');
    expect(end.mock.calls).toEqual([['bí mật']]);
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  test('says before that published works stay.', async () => {
    renderPart(<Profile.Filled />);
    await ask();
    await expect.element(page.getByText(/Truyện bạn đã đăng vẫn ở lại/)).toBeVisible();
  });

  test('forgets why the account was not deleted once it is asked anew, but not that it has to rest.', async () => {
    const { show } = renderPart(<Profile.Filled />);
    const refuse = (refusal: Refusal) => show(<Profile.Filled stages={{ ...PROFILE_STAGES, deletion: refused(refusal) }} />);
    const wrong = page.getByText(/Đây không phải mật khẩu/);
    await ask();
    refuse({ kind: 'wrongPassword' });
    await expect.element(wrong).toBeVisible();
    await keep();
    await ask();
    expect(wrong.query()).toBeNull();
    refuse({ kind: 'wrongPassword' });
    await expect.element(wrong).toBeVisible();
    refuse(throttled());
    await keep();
    await ask();
    await expect.element(page.getByText(/Nghỉ tay một chút/)).toBeVisible();
  });

  test('asks no password of an account that only Google opens.', async () => {
    const end = vi.fn<(password: string | null) => void>();
    renderPart(<Profile.OnlyGoogle onDelete={end} />);
    await userEvent.click(page.getByRole('button', { name: 'Xóa tài khoản…' }));
    await userEvent.click(page.getByRole('button', { name: 'Xóa vĩnh viễn' }));
    expect(end.mock.calls).toEqual([[null]]);
  });
});

describe('Who is not signed in', () => {
  test('is told when and where the session went, and what to do if that was somebody else.', async () => {
    const visits = recordVisits();
    const dismiss = vi.fn<() => void>();
    const { show } = renderPart(<SessionEndedNotice ended={null} onDismiss={dismiss} />);
    const region = page.getByRole('status');
    expect(region.element().textContent).toBe('');
    show(<SessionEndedNotice ended={ENDED} onDismiss={dismiss} />);
    await expect.element(region).toMatchTextContent(/Điện thoại · Firefox · Android/);
    expect(region.element().querySelector('time')?.dateTime).toBe(ENDED.at);
    await userEvent.click(page.getByRole('link', { name: 'Không phải tôi' }));
    await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
    expect([visits, dismiss.mock.calls.length]).toEqual([['/password/reset'], 2]);
  });

  test('is led to the login and back to the page that was asked for.', async () => {
    const visits = recordVisits();
    renderPart(<Forbidden />);
    await userEvent.click(page.getByRole('link', { name: 'Đăng nhập' }));
    expect(visits).toEqual(['/login?return=%2Fuser%2Fprofile']);
  });
});
