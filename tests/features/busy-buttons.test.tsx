import '#src/ui/tokens.css';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AvatarField } from '#src/features/account/profile/AvatarField.tsx';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { PublishPanel } from '#src/features/upload/chapter/PublishPanel.tsx';
import { VersionList } from '#src/features/upload/chapter/VersionList.tsx';
import { ConfirmedButton } from '#src/ui/dialog/ConfirmedButton.tsx';
import { AVATAR, PROFILE_STAGES, viewer } from '#stories/catalogue/account.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

type Render = (isBusy: boolean, onPress: () => void) => ReactNode;

const nothing = (): void => undefined;
const stageOf = (isBusy: boolean) => ({ kind: isBusy ? 'sending' : 'editing' }) as const;
const versions = [2, 1].map((version) => ({ version, createdAt: '2026-11-20T08:00:00.000Z', length: 3, firstPage: null }));

const panel =
  (state: 'DRAFT' | 'SCHEDULED'): Render =>
  (isBusy, onPress) => (
    <PublishPanel
      chapter={{ state, isShown: false, isHidden: false, publishAt: '2027-01-01T08:00:00.000Z' }}
      isRefused={false}
      publicUrl={null}
      stage={stageOf(isBusy)}
      onPublish={onPress}
      onUnschedule={onPress}
    />
  );

const PARTS: ReadonlyArray<readonly [button: string, render: Render]> = [
  ['Đăng ngay', panel('DRAFT')],
  ['Giữ làm bản nháp', panel('SCHEDULED')],
  [
    'Khôi phục bản 1',
    (isBusy, onPress) => <VersionList versions={versions} isShown isHidden={false} stage={stageOf(isBusy)} onRestore={onPress} />,
  ],
  [
    'Tải dữ liệu của tôi',
    (isBusy, onPress) => (
      <ProfileScreen
        data={viewer()}
        days={[]}
        stages={{ ...PROFILE_STAGES, export: stageOf(isBusy) }}
        onSave={nothing}
        onAvatarChoose={nothing}
        onAvatarRemove={nothing}
        onExport={onPress}
        onDelete={nothing}
      />
    ),
  ],
  ['Bỏ ảnh', (isBusy, onPress) => <AvatarField name="Lan" src={AVATAR} stage={stageOf(isBusy)} onChoose={nothing} onRemove={onPress} />],
];

test.each(PARTS)(
  'While what “%s” asks for is under way, the button keeps the focus, says so, and asks for nothing more.',
  async (name, render) => {
    const press = vi.fn<() => void>();
    const { show } = renderPart(render(false, press));
    const button = page.getByRole('button', { name }).element() as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    show(render(true, press));
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement, button.ariaDisabled, press.mock.calls.length]).toEqual([button, 'true', 1]);
  },
);

const askingButton = (isResting: boolean, onConfirm: () => void) => (
  <ConfirmedButton label="Xóa" isResting={isResting} question="Xóa?" keepLabel="Giữ" confirmLabel="Có" onConfirm={onConfirm}>
    Mất hẳn.
  </ConfirmedButton>
);

test('A button that asks first has the focus again after its answer, though it has nothing to do for now.', async () => {
  const { show } = renderPart(askingButton(false, () => show(askingButton(true, nothing))));
  const button = page.getByRole('button', { name: 'Xóa' }).element() as HTMLElement;
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Có' }));
  await userEvent.keyboard('{Enter}');
  expect([document.activeElement, document.querySelector('dialog')?.open]).toEqual([button, false]);
});
