import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language, ReadingDirection } from '#graphql/generated/graphql.ts';
import { PagePicture, type PagePictureData } from '../pages/PagePicture.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

export interface ChapterPreviewProps {
  readonly pages: readonly PagePictureData[];
  readonly direction: ReadingDirection | null;
  /** By the shape of its pictures. */
  readonly isStrip: boolean;
}

/** A comic's chapter as readers will see it who have chosen nothing: downwards and page by page. Pairs are shown by the spread check. */
export function ChapterPreview({ pages, direction, isStrip }: ChapterPreviewProps) {
  const { t } = useLingui();
  const isVertical = direction === null ? isStrip : direction === 'TOP_TO_BOTTOM';
  return (
    <PreviewFrame
      kind="pages"
      direction={direction === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'}
      firstWay={isVertical ? 'vertical' : 'horizontal'}
      ways={{ vertical: <Trans>Downwards</Trans>, horizontal: <Trans>Page by page</Trans> }}
      show={(device) =>
        pages.map((picture, index) => (
          <PagePicture key={index} data={picture} alt={t`Page ${index + 1}`} sizes={device === 'phone' ? '360px' : '720px'} />
        ))
      }
    />
  );
}

export interface TextPreviewProps {
  readonly language: Language;
  /** The chapter's text, set for readers. */
  readonly show: (isVertical: boolean) => ReactNode;
}

/** A novel's chapter as readers will see it: Japanese in horizontal and vertical lines. */
export function TextPreview({ language, show }: TextPreviewProps) {
  return (
    <PreviewFrame
      kind="text"
      direction="ltr"
      firstWay="horizontal"
      ways={language === 'ja' ? { vertical: <Trans>Vertical lines</Trans>, horizontal: <Trans>Horizontal lines</Trans> } : null}
      show={(_device, way) => show(way === 'vertical')}
    />
  );
}
