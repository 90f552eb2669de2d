import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownWork } from '#stories/catalogue/upload.ts';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled } = composeStories(works);
const publish = page.getByRole('button', { name: 'Đăng mọi bản nháp' });

test('All drafts can be published from whatever page of the chapters, also where the page shows none of them.', async () => {
  const onPublish = vi.fn();
  renderPart(<Filled data={ownWork({ chapters: 100, states: ['PUBLISHED'], drafts: 130, page: 2 })} onPublish={onPublish} />);
  await userEvent.click(publish);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Đăng', exact: true }));
  expect(onPublish).toHaveBeenCalledOnce();
});

test('One draft is published by itself.', async () => {
  renderPart(<Filled data={ownWork({ chapters: 3, states: ['DRAFT', 'PUBLISHED', 'PUBLISHED'] })} />);
  await expect.element(page.getByRole('list').first()).toBeInTheDocument();
  expect(publish.elements()).toEqual([]);
});
