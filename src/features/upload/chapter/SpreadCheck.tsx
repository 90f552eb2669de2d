import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadingDirection } from '#graphql/generated/graphql.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { OwnSection } from '../OwnFrame.tsx';
import { PagePicture, type PagePictureData } from '../pages/PagePicture.tsx';
import { spreadDoubts, type PageShape, type ShownSpread, type SpreadDoubt } from './spread-doubts.ts';
import { ownWorkPath } from '../upload-paths.ts';
import styles from './SpreadCheck.module.css';

export interface SpreadCheckProps {
  readonly workId: string;
  readonly direction: ReadingDirection | null;
  readonly pages: readonly { readonly picture: PagePictureData & PageShape }[];
  readonly spreads: readonly ShownSpread[];
}

/** The pages as they lie beside each other on a wide screen, with what looks as if it were not meant so. */
export function SpreadCheck({ workId, direction, pages, spreads }: SpreadCheckProps) {
  const isRightToLeft = direction === 'RIGHT_TO_LEFT';
  const shapes = pages.map(({ picture }) => picture);
  return (
    <OwnSection id="own-chapter-spreads" heading={<Trans>Pages beside each other</Trans>}>
      <p className={styles.words}>
        {isRightToLeft ? (
          <Trans>Readers go from right to left: of two pages the first lies on the right.</Trans>
        ) : (
          <Trans>Readers go from left to right: of two pages the first lies on the left.</Trans>
        )}{' '}
        <Link href={ownWorkPath(workId)} className={styles.change}>
          <Trans>Change it at the work</Trans>
        </Link>
      </p>
      {spreadDoubts(shapes, spreads).map((doubt) => (
        <Notice key={doubt.kind === 'alone' ? doubt.page : 'shape'} tone="warning">
          <DoubtWords doubt={doubt} />
        </Notice>
      ))}
      <SpreadRow pages={pages} spreads={spreads} isRightToLeft={isRightToLeft} />
    </OwnSection>
  );
}

interface SpreadRowProps extends Pick<SpreadCheckProps, 'pages' | 'spreads'> {
  readonly isRightToLeft: boolean;
}

function SpreadRow({ pages, spreads, isRightToLeft }: SpreadRowProps) {
  const { t } = useLingui();
  return (
    <ol
      className={styles.spreads}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      aria-label={t`Pages beside each other`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys in every browser
      tabIndex={0}
    >
      {spreads.map((spread) => (
        <li key={spread.pages.join()} className={styles.spread} data-wide={spread.isWide || undefined}>
          <span className={styles.pair}>
            {spread.pages.map((page) => {
              const picture = pages[page]?.picture;
              return picture && <PagePicture key={page} data={picture} alt="" sizes="120px" />;
            })}
          </span>
          <span className={styles.numbers}>{spread.pages.map((page) => page + 1).join('–')}</span>
        </li>
      ))}
    </ol>
  );
}

function DoubtWords({ doubt }: { readonly doubt: SpreadDoubt }) {
  if (doubt.kind === 'alone') {
    const [page, wide] = [doubt.page, doubt.page + 1];
    return (
      <Trans>
        Page {page} stands alone before the wide page {wide}. Is a page missing, or out of its order?
      </Trans>
    );
  }
  const numbers = doubt.pages.join(', ');
  return <Trans>Shaped otherwise than the other pages: {numbers}. Turned, or cut otherwise?</Trans>;
}
