import '#src/ui/tokens.css';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { WorkCard } from '#src/entities/work/WorkCard.tsx';
import { WorkTile } from '#src/entities/work/WorkTile.tsx';
import { OutgoingComment } from '#src/entities/comment/OutgoingComment.tsx';
import { AccountWithoutScript } from '#src/features/account/AccountWithoutScript.tsx';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { CommentsSection } from '#src/features/comments/CommentsSection.tsx';
import { UNREAD_COMMENTS } from '#src/features/comments/comments-view.ts';
import { FollowWork } from '#src/features/history/FollowWork.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import { FoundWork } from '#src/features/search/FoundWork.tsx';
import { PlaceOffer } from '#src/features/shell/PlaceOffer.tsx';
import { SiteFooter } from '#src/features/shell/SiteFooter.tsx';
import { OwnChapterScreen } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { Description, Description_work } from '#src/features/work/Description.tsx';
import { TextField } from '#src/ui/form-field/TextField.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { DONE, PROFILE_STAGES, viewer } from '#stories/catalogue/account.ts';
import { outgoing } from '#stories/catalogue/comments.ts';
import { work } from '#stories/catalogue/screens.ts';
import { found } from '#stories/catalogue/search.ts';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { CHAPTER_STAGES, LIMITS, NOTHING_UNSAVED, ownChapter, ownSpreads, uploads } from '#stories/catalogue/upload.ts';
import { card, tile } from '#stories/catalogue/works.ts';
import { linesOf } from '#tests/support/browser/measured-lines.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const nothing = (): void => undefined;
const sourceNote = '文と絵はFutagoプロジェクトの制作。CC BY 4.0で公開。';

const PARTS: Readonly<Record<string, ReactNode>> = {
  notice: (
    <Notice tone="problem">このアカウントでは名前も画像も変更できなくなりました。間違いだと思われる場合はお問い合わせください。</Notice>
  ),
  description: <Description data={makeFragmentData({ language: 'ja', description: '', sourceNote }, Description_work)} />,
  follow: <FollowWork view={{ kind: 'reader', isFollowing: false, problem: 'failed' }} onChange={nothing} />,
  door: <AccountWithoutScript place="form" />,
  outgoing: (
    <OutgoingComment
      outgoing={outgoing({ isTravelling: false, refusal: 'blocked' })}
      author={{ name: 'Lan', avatarUrl: null }}
      origins={[]}
      onRetry={nothing}
      onDiscard={nothing}
    />
  ),
  profile: (
    <ProfileScreen
      data={viewer()}
      days={[]}
      stages={{ ...PROFILE_STAGES, saving: DONE }}
      onSave={nothing}
      onAvatarChoose={nothing}
      onAvatarRemove={nothing}
      onExport={nothing}
      onDelete={nothing}
    />
  ),
  chapter: (
    <OwnChapterScreen
      data={ownChapter()}
      limits={LIMITS}
      spreads={ownSpreads(12)}
      renderText={null}
      unsaved={NOTHING_UNSAVED}
      isWorkUnsaved={false}
      uploads={uploads([])}
      publicUrl={null}
      stages={CHAPTER_STAGES}
      onDetails={nothing}
      onArrange={nothing}
      onContent={nothing}
      onReplace={nothing}
      onUpload={nothing}
      onPublish={nothing}
      onUnschedule={nothing}
      onRestore={nothing}
      onDelete={nothing}
    />
  ),
};

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\u3040-\u30ff]/.test(node.data));

/** Sentences whose last line is the end of a word, their lines parted by '/'. */
function remnants(host: HTMLElement): readonly string[] {
  return [...host.querySelectorAll('p, span, label, h1, h2, button')].filter(hasText).flatMap((element) => {
    const lines = linesOf(element);
    return lines.length > 1 && /^\p{L}{0,2}\P{L}*$/u.test(lines.at(-1) ?? '') ? [lines.join('/')] : [];
  });
}

afterEach(() => page.viewport(414, 896));

test.each(Object.entries(PARTS))('On a phone no Japanese sentence leaves the end of a word to its last line: %s.', async (_, part) => {
  await page.viewport(360, 740);
  const { host } = renderPart(part, 'ja');
  const left = Array.from({ length: 12 }, (_each, index) => {
    host.style.inlineSize = `${288 + 6 * index}px`;
    return remnants(host);
  });
  expect(left.flat()).toEqual([]);
});

const PHRASES: Readonly<Record<string, readonly [part: ReactNode, sentence: string]>> = {
  problem: [
    <TextField key="problem" label="メール" name="email" problem="メールアドレスの形になっていないようです。" />,
    'メールアドレスの|形に|なって|いないようです。',
  ],
  footer: [
    <SiteFooter key="footer" language="ja" siteName="" supportMail="" onLanguageChoose={() => undefined} sameOn={{ vi: '/', ja: '/' }} />,
    'まんがと|小説を、|日本語と|ベトナム語で。|ふたごの|サイトです。',
  ],
  prompt: [
    <CommentsSection
      key="prompt"
      view={UNREAD_COMMENTS}
      reader={null}
      loginHref="/login"
      pageUrl={undefined}
      origins={[]}
      unsavedIn={() => NOTHING_UNSAVED}
      onIntent={nothing}
    />,
    'コメントを|書くには|ログインしてください。',
  ],
  incognito: [
    <HistoryScreen key="incognito" view={{ entries: [], now: 0, isIncognito: false, news: null }} onVerb={nothing} />,
    'シークレットで|読む|（オンの|あいだ、|ここには|何も|残りません）',
  ],
  offer: [<PlaceOffer key="offer" progress={0.62} onGo={nothing} onStay={nothing} />, '別の|画面で|先まで|読んで|います'],
};

test.each(Object.entries(PHRASES))('On a phone a short Japanese sentence breaks between its phrases: %s.', async (_, [part, sentence]) => {
  await page.viewport(360, 740);
  renderPart(<div style={{ maxInlineSize: 220 }}>{part}</div>, 'ja');
  const lines = linesOf(page.getByText(sentence.replaceAll('|', '')).element());
  expect(lines.length).toBeGreaterThan(1);
  expect(sentence.split('|')).toEqual(lines.flatMap((line) => sentence.split('|').filter((phrase) => line.includes(phrase))));
});

const TITLE = '折れる|ところの|よく|わかる|題名';
const NAMED = { id: '8', title: TITLE.replaceAll('|', ''), language: 'ja', format: 'COMIC', description: '' } as const;
const TITLED: Readonly<Record<string, ReactNode>> = {
  work: (
    <WorkScreen
      data={work(NAMED)}
      view={{}}
      isWarningAccepted
      origins={SITE_ORIGINS}
      onWarningAccept={nothing}
      onChaptersFilter={nothing}
    />
  ),
  card: <WorkCard data={card(NAMED)} />,
  tile: <WorkTile data={tile(NAMED)} />,
  found: <FoundWork data={found({ work: NAMED, ranges: [] })} />,
};

test.each(Object.entries(TITLED))('On a phone a Japanese title breaks between its phrases: %s.', async (_, part) => {
  await page.viewport(360, 740);
  const { host } = renderPart(part, 'ja');
  const title = host.querySelector<HTMLElement>('[class*=_title_]') ?? expect.fail('There is no title.');
  const phrases = TITLE.split('|');
  for (let width = 120; width < 280; width += 20) {
    title.style.inlineSize = `${width}px`;
    const lines = linesOf(title);
    expect([width, phrases]).toEqual([width, lines.flatMap((line) => phrases.filter((phrase) => line.includes(phrase)))]);
  }
});
