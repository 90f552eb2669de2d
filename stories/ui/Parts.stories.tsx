import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TwinPages } from '#src/ui/drawing/TwinPages.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { BrokenPart } from '#src/ui/error-boundary/BrokenPart.tsx';
import { Fold } from '#src/ui/fold/Fold.tsx';
import { SearchIcon, SunIcon } from '#src/ui/icon/icons.tsx';
import { LanguageSwitch } from '#src/ui/language-switch/LanguageSwitch.tsx';
import { LazyImage } from '#src/ui/lazy-image/LazyImage.tsx';
import { LoadingBar } from '#src/ui/loading-bar/LoadingBar.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { RelativeTime } from '#src/ui/relative-time/RelativeTime.tsx';
import { SchemeSwitch } from '#src/ui/scheme-switch/SchemeSwitch.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { SearchField } from '#src/ui/text-field/SearchField.tsx';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';

const meta: Meta = { title: 'Ui/Parts' };
export default meta;

type Story = StoryObj;

const picture = drawPicture(1, 600, 900);
const src = picture.sources.at(-1)?.url ?? '';

export const Buttons: Story = {
  render: () => (
    <p>
      <Button look="primary">Đọc từ đầu</Button> <Button>続きを読む</Button> <Button look="quiet">Xem thêm</Button>{' '}
      <Button look="primary" disabled>
        Chờ một chút
      </Button>{' '}
      <ButtonLink look="plain" href="/genres">
        Thể loại
      </ButtonLink>{' '}
      <IconButton label="Tìm" icon={<SearchIcon />} />
    </p>
  ),
};
export const OpenDialog: Story = {
  render: () => (
    <Dialog isOpen title="Phím tắt" onClose={fn()} actions={<Button look="primary">Xong</Button>}>
      <p>Mũi tên để lật trang.</p>
    </Dialog>
  ),
};
export const Drawings: Story = {
  render: () => (
    <p>
      <TwinPages mood="waiting" />
      <TwinPages mood="searching" />
      <TwinPages mood="lost" />
      <TwinPages mood="troubled" />
    </p>
  ),
};
export const EmptyStates: Story = {
  render: () => (
    <EmptyState mood="waiting" title="No history" sentence="Chưa có gì ở đây." action={<ButtonLink href="/">Trang chủ</ButtonLink>} />
  ),
};
export const Broken: Story = { render: () => <BrokenPart onRetry={fn()} /> };
export const Folded: Story = {
  render: () => (
    <Fold unfold="Xem thêm" fold="Thu gọn">
      {'Mưa rơi trên phố. '.repeat(80)}
    </Fold>
  ),
};
export const Languages: Story = {
  render: () => (
    <LanguageSwitch
      current="vi"
      languages={[
        { code: 'vi', name: 'Tiếng Việt', href: 'http://vi.localhost:3000/' },
        { code: 'ja', name: '日本語', href: 'http://ja.localhost:3000/' },
      ]}
      onChoose={fn()}
    />
  ),
};
export const LazyImages: Story = { render: () => <LazyImage src={src} width={600} height={900} alt="Trang 1" loading="now" /> };
export const LoadingBars: Story = { render: () => <LoadingBar stage="progress" /> };
export const Menus: Story = {
  render: () => (
    <Menu
      label="Màu"
      icon={<SunIcon />}
      items={[
        { value: 'light', label: 'Sáng' },
        { value: 'dark', label: 'Tối' },
      ]}
      chosen="light"
      onChoose={fn()}
    />
  ),
};
export const Pages: Story = { render: () => <Pagination totalItems={1200} currentPage={37} linkUrl="/?page=[page]" type="link" /> };
export const PagesFromTheRight: Story = {
  render: () => <Pagination totalItems={95} currentPage={2} direction="rtl" locale="ar" type="button" />,
};
export const Times: Story = { render: () => <RelativeTime instant="2026-01-02T03:04:05.000Z" /> };
export const Schemes: Story = { render: () => <SchemeSwitch scheme="auto" onSchemeChange={fn()} /> };
export const Skeletons: Story = {
  render: () => (
    <p>
      <Skeleton tenths={7} />
      <Skeleton shape="block" />
      <Skeleton shape="round" />
    </p>
  ),
};
export const TabsShown: Story = {
  render: () => (
    <Tabs
      label="Xếp hạng"
      shown="day"
      onShow={fn()}
      tabs={[
        { value: 'day', label: 'Ngày', panel: 'Hôm nay' },
        { value: 'week', label: 'Tuần', panel: 'Tuần này' },
      ]}
    />
  ),
};
export const Search: Story = { render: () => <SearchField label="Tìm chương" name="filter" /> };
