import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ContinueBar } from '#src/features/history/ContinueBar.tsx';
import { drawPicture } from '../../catalogue/reader-pictures.ts';

const chapter = { id: '45', number: '12', title: 'Cánh cửa trong mưa' };
const cover = { ...drawPicture(1, 600, 900), isVeiled: false };
const entry = { id: '8', title: 'Tiệm sách ngày mưa', chapter, next: null, cover, reading_at: 1_795_000_000_000, progress: 0.42 };

const meta: Meta<typeof ContinueBar> = { title: 'Features/ContinueBar', component: ContinueBar, args: { entry } };
export default meta;

type Story = StoryObj<typeof ContinueBar>;

export const Filled: Story = {};
export const WithoutCover: Story = { args: { entry: { ...entry, cover: null } } };
export const Sensitive: Story = { args: { entry: { ...entry, cover: { ...cover, isVeiled: true } } } };
export const Long: Story = { args: { entry: { ...entry, title: 'W'.repeat(120), progress: null } } };
