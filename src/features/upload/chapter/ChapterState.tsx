import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnChapterState } from '#graphql/generated/graphql.ts';
import styles from './ChapterState.module.css';

export interface ChapterStateProps {
  readonly chapter: {
    readonly state: OwnChapterState;
    readonly isShown: boolean;
    readonly isHidden: boolean;
    readonly publishAt?: string | null | undefined;
  };
  /** Its work was not let in. */
  readonly isRefused: boolean;
}

/** Who sees a chapter, or will, and when. */
export function ChapterState({ chapter, isRefused }: ChapterStateProps) {
  const { state, publishAt } = chapter;
  const { i18n } = useLingui();
  const time = publishAt ? new Date(publishAt).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }) : '';
  return (
    <span className={styles.state} data-state={chapter.isHidden ? 'HIDDEN' : state === 'PUBLISHED' && !chapter.isShown ? 'CHANGED' : state}>
      {chapter.isHidden ? <Trans>Hidden by us</Trans> : <Words {...chapter} {...{ isRefused, time }} />}
    </span>
  );
}

interface WordsProps extends Pick<ChapterStateProps, 'isRefused'>, Pick<ChapterStateProps['chapter'], 'state' | 'isShown'> {
  /** At which it comes. */
  readonly time: string;
}

function Words({ state, isShown, isRefused, time }: WordsProps) {
  if (state === 'DRAFT') return <Trans>Draft</Trans>;
  if (state === 'SCHEDULED') return <Trans>Comes {time}</Trans>;
  if (state === 'HELD') return isRefused ? <Trans>Refused</Trans> : <Trans>Looked at by us</Trans>;
  return isShown ? <Trans>Published</Trans> : <Trans>Changed since it was published</Trans>;
}

/** Of a work or a chapter: why readers do not see it any more. */
export function HiddenWords() {
  return <Trans>We have hidden this: readers do not see it. Write to us if you think that is a mistake.</Trans>;
}
