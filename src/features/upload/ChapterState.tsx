import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnChapterState } from '#graphql/generated/graphql.ts';
import styles from './ChapterState.module.css';

export interface ChapterStateProps {
  readonly chapter: {
    readonly state: OwnChapterState;
    readonly isShown: boolean;
    readonly publishAt?: string | null | undefined;
  };
}

/** Who sees a chapter, or will, and when. */
export function ChapterState({ chapter: { state, isShown, publishAt } }: ChapterStateProps) {
  const { i18n } = useLingui();
  const time = publishAt ? new Date(publishAt).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }) : '';
  return (
    <span className={styles.state} data-state={state === 'PUBLISHED' && !isShown ? 'CHANGED' : state}>
      {state === 'DRAFT' && <Trans>Draft</Trans>}
      {state === 'SCHEDULED' && <Trans>Comes {time}</Trans>}
      {state === 'HELD' && <Trans>Looked at by us</Trans>}
      {state === 'PUBLISHED' && (isShown ? <Trans>Published</Trans> : <Trans>Changed since it was published</Trans>)}
    </span>
  );
}
