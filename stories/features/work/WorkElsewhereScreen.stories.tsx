import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Language } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel_chapter } from '#src/entities/chapter/ChapterLabel.tsx';
import { WorkElsewhereScreen, WorkElsewhereScreen_work } from '#src/features/work/WorkElsewhereScreen.tsx';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { together } from '#stories/catalogue/together.ts';
import { cover, LONG_TITLE, type WorkMaking } from '#stories/catalogue/works.ts';

type Story = StoryObj<typeof WorkElsewhereScreen>;

const TITLES = { vi: 'Hai ngọn hải đăng', ja: 'ふたつ灯台' } as const;

const meta: Meta<typeof WorkElsewhereScreen> = { title: 'Features/WorkElsewhereScreen', component: WorkElsewhereScreen };
export default meta;

interface ElsewhereMaking {
  readonly title?: string;
  readonly twin: Pick<WorkMaking, 'title' | 'isSensitive' | 'hasCover'> | null;
  readonly isFromChapter?: boolean;
}

/** A work told in the language, met on the other site. */
function told(language: Language, { title = TITLES[language], twin, isFromChapter = false }: ElsewhereMaking): NonNullable<Story['args']> {
  const making: WorkMaking | null = twin && { id: '8', format: 'COMIC', ...twin };
  return {
    data: makeFragmentData(
      {
        title,
        language,
        twin: making && { ...making, isSensitive: making.isSensitive === true, cover: cover(making) },
        twinChapter: isFromChapter ? CHAPTER : null,
      },
      WorkElsewhereScreen_work,
    ),
    href: `${SITE_ORIGINS[language]}/comic/7`,
  };
}

const CHAPTER = together({ id: '103' }, makeFragmentData({ number: '3', title: '灯りのともる夜' }, ChapterLabel_chapter));

export const Filled: Story = { args: told('ja', { twin: { title: TITLES.vi } }) };
export const ToldInVietnamese: Story = { args: told('vi', { twin: { title: TITLES.ja } }) };
export const FromChapter: Story = { args: told('vi', { twin: { title: TITLES.ja }, isFromChapter: true }) };
export const Sensitive: Story = { args: told('ja', { twin: { title: TITLES.vi, isSensitive: true } }) };
export const NoCover: Story = { args: told('ja', { twin: { title: TITLES.vi, hasCover: false } }) };
export const WithoutTwin: Story = { args: told('ja', { twin: null }) };
export const WithoutTwinToldInVietnamese: Story = { args: told('vi', { twin: null }) };
export const Long: Story = { args: told('ja', { title: LONG_TITLE.ja, twin: { title: LONG_TITLE.vi } }) };
