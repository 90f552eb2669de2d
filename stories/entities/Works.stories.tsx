import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Cover } from '#src/entities/work/Cover.tsx';
import { RankedWork } from '#src/entities/work/RankedWork.tsx';
import { SensitiveWarning } from '#src/entities/work/SensitiveWarning.tsx';
import { WorkCard } from '#src/entities/work/WorkCard.tsx';
import { WorkTile } from '#src/entities/work/WorkTile.tsx';
import { card, cover, LONG_TITLE, ranked, tile, worksOf, type WorkMaking } from '#stories/catalogue/works.ts';

const [first = { id: '1', title: 'Tiệm sách ngày mưa', format: 'COMIC' }]: readonly WorkMaking[] = worksOf('vi', 1);

const meta: Meta = { title: 'Entities/Work' };
export default meta;

type Story = StoryObj;

export const Card: Story = { render: () => <WorkCard data={card(first)} /> };
export const CardLong: Story = { render: () => <WorkCard data={card({ ...first, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi })} /> };
export const CardWithoutCover: Story = { render: () => <WorkCard data={card({ ...first, hasCover: false })} /> };
export const CardSensitive: Story = { render: () => <WorkCard data={card({ ...first, isSensitive: true })} /> };
export const Tile: Story = { render: () => <WorkTile data={tile({ ...first, format: 'NOVEL' })} /> };
export const Ranked: Story = { render: () => <RankedWork data={ranked({ ...first, viewsCount: 41_000 })} rank={1} mostViews={90_000} /> };
export const RankedWithoutViews: Story = { render: () => <RankedWork data={ranked({ ...first, viewsCount: 0 })} rank={2} mostViews={0} /> };
export const CoverShown: Story = {
  render: () => <Cover data={cover(first)} title={first.title} alt={first.title} sizes="200px" loading="now" />,
};
export const CoverMissing: Story = { render: () => <Cover data={null} title={LONG_TITLE.ja} alt={LONG_TITLE.ja} sizes="200px" /> };
export const Warning: Story = {
  render: () => <SensitiveWarning title="Đò đêm" hrefOnward="?sensitive=shown" hrefBack="/" onAccept={fn()} />,
};
