import { useLingui } from '@lingui/react/macro';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel_chapter, useChapterLabel } from '../../entities/chapter/ChapterLabel.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseIcon, NovelIcon, RetryIcon } from '../../ui/icon/icons.tsx';
import { LazyImage } from '../../ui/lazy-image/LazyImage.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { byteWords } from '../../ui/number/byte-words.ts';
import { SavingWords } from './SavingWords.tsx';
import styles from './ShelfRow.module.css';
import type { ChapterKey, ChapterSaving, ShelfChapter, ShelfIntent } from './shelf-view.ts';

export interface ShelfRowProps {
  readonly chapter: ShelfChapter;
  readonly saving: ChapterSaving | undefined;
  readonly onIntent: (intent: ShelfIntent) => void;
}

/** One saved chapter: its first picture, its name, its size; removed by its own button. */
export function ShelfRow({ chapter, saving, onIntent }: ShelfRowProps) {
  const { i18n } = useLingui();
  const { key, number, title, bytes, isWhole, pictureUrl } = chapter;
  const label = useChapterLabel(makeFragmentData({ number, title }, ChapterLabel_chapter));
  return <Row {...{ chapterKey: key, label, pictureUrl, saving, onIntent }} size={isWhole ? byteWords(bytes, i18n.locale) : null} />;
}

/** A chapter of which nothing stands here yet, not even its name: it waits, or could not be had. */
export function ComingRow(props: Pick<RowProps, 'chapterKey' | 'saving' | 'onIntent'>) {
  const { t } = useLingui();
  return <Row {...props} label={t`A chapter you chose to save`} pictureUrl={null} size={null} />;
}

interface RowProps extends Pick<ShelfRowProps, 'saving' | 'onIntent'> {
  readonly chapterKey: ChapterKey;
  readonly label: string;
  readonly pictureUrl: string | null;
  readonly size: string | null;
}

function Row({ chapterKey: key, label, pictureUrl, size, saving, onIntent }: RowProps) {
  const { t } = useLingui();
  const retry = () => onIntent({ type: 'save', key });
  return (
    <li className={styles.row}>
      <Link href={`/comic/${key}`} className={styles.link}>
        <span className={styles.picture}>
          {pictureUrl === null ? <NovelIcon /> : <LazyImage src={pictureUrl} alt="" width={44} height={66} />}
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.state} data-problem={saving?.stage === 'failed' || undefined}>
            {saving ? <SavingWords saving={saving} /> : size}
          </span>
        </span>
      </Link>
      {saving?.stage === 'failed' && <IconButton label={t`Try saving ${label} again`} icon={<RetryIcon size={20} />} onClick={retry} />}
      <IconButton
        label={t`Remove ${label} from the shelf`}
        icon={<CloseIcon size={20} />}
        onClick={() => onIntent({ type: 'remove', key })}
      />
    </li>
  );
}
