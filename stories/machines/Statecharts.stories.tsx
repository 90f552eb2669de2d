import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, within } from 'storybook/test';
import { freshnessMachine } from '#machines/freshness/index.ts';
import { drawing as freshness } from '#machines/freshness/index.ts?drawing';
import { inspectionMachine } from '#machines/inspection/index.ts';
import { drawing as inspection } from '#machines/inspection/index.ts?drawing';
import { installPromptMachine } from '#machines/install-prompt/index.ts';
import { drawing as installPrompt } from '#machines/install-prompt/index.ts?drawing';
import { loadingBarMachine } from '#machines/loading-bar/index.ts';
import { drawing as loadingBar } from '#machines/loading-bar/index.ts?drawing';
import { serviceWorkerMachine } from '#machines/service-worker/index.ts';
import { drawing as serviceWorker } from '#machines/service-worker/index.ts?drawing';
import { LiveStatechart } from './LiveStatechart.tsx';

const meta: Meta<typeof LiveStatechart> = { title: 'Machines/Statecharts', component: LiveStatechart };
export default meta;

type Story = StoryObj<typeof LiveStatechart>;

export const LoadingBar: Story = {
  args: {
    machine: loadingBarMachine,
    drawing: loadingBar,
    fields: { 'load.started': { token: 'a' }, 'load.finished': { token: 'a' }, 'load.failed': { token: 'a' } },
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'load.started' }));
    await expect(page.getByRole('img', { name: /now in: delaying/ })).toBeTruthy();
  },
};

export const Freshness: Story = {
  args: { machine: freshnessMachine, drawing: freshness, input: { build: 'one', jitter: 0.5 } },
};

export const ServiceWorker: Story = { args: { machine: serviceWorkerMachine, drawing: serviceWorker, input: {} } };

export const InstallPrompt: Story = { args: { machine: installPromptMachine, drawing: installPrompt, input: {} } };

export const Inspection: Story = {
  args: {
    machine: inspectionMachine,
    drawing: inspection,
    fields: {
      'record.arrived': { length: 10 },
      'recording.opened': { length: 20 },
      'inspection.watchLive': { length: 10 },
      'inspection.goTo': { at: 3 },
      'inspection.setSpeed': { speed: 2 },
    },
  },
};
