import { expect, test } from 'vitest';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { SessionList, SessionList_session } from '#src/features/account/profile/SessionList.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const device = { kind: 'COMPUTER', browser: null, system: 'Linux' } as const;

test.each([
  ['vi', 'Đăng nhập vừa xong', 'Đã đăng xuất vừa xong'],
  ['ja', 'ログイン：たった今', 'ログアウト：たった今'],
] as const)('A session that begins or ends this moment is told as people say it (%s).', async (language, begun, ended) => {
  const now = new Date().toISOString();
  const sessions = [null, now].map((endedAt, index) =>
    makeFragmentData({ id: `${index}`, device, startedAt: now, endedAt, isCurrent: false }, SessionList_session),
  );
  const { host } = renderPart(<SessionList data={sessions} />, language);
  const times = (): readonly (string | null)[] => [...host.querySelectorAll('[class*=_time_]')].map((time) => time.textContent);
  await expect.poll(times).toEqual([begun, ended]);
});
