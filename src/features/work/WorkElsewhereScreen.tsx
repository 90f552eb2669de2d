import { Trans, useLingui } from '@lingui/react/macro';
import type { Language, WorkElsewhereScreen_WorkFragment } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { ChapterLabel } from '../../entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '../../entities/chapter/chapter-path.ts';
import { Cover } from '../../entities/work/Cover.tsx';
import { workPath } from '../../entities/work/work-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './WorkElsewhereScreen.module.css';

export const WorkElsewhereScreen_work = graphql(/* GraphQL */ `
  fragment WorkElsewhereScreen_work on WorkElsewhere {
    title
    language
    twin {
      id
      title
      isSensitive
      cover {
        ...Cover_picture
      }
    }
    twinChapter(of: $chapter) {
      id
      ...ChapterLabel_chapter
    }
  }
`);

export interface WorkElsewhereScreenProps {
  readonly data: FragmentType<typeof WorkElsewhereScreen_work>;
  /** The same address on the site that has the work. */
  readonly href: string;
}

/** For a work whose language is the other site's: offers its twin here first, then the way over there, without going unasked. */
export function WorkElsewhereScreen({ data, href }: WorkElsewhereScreenProps) {
  const { title, language, twin, twinChapter } = readFragment(WorkElsewhereScreen_work, data);
  const { t } = useLingui();
  if (twin !== null) return <TwinHere {...{ twin, twinChapter, title, language, href }} />;
  return (
    <EmptyState
      mood="searching"
      level={1}
      title={language === 'ja' ? <Trans>This story is told in Japanese</Trans> : <Trans>This story is told in Vietnamese</Trans>}
      sentence={t`“${title}” lives on our twin site, one step from here.`}
      action={<WayOver language={language} href={href} look="primary" />}
    />
  );
}

interface TwinHereProps extends Pick<WorkElsewhereScreenProps, 'href'> {
  readonly twin: NonNullable<WorkElsewhereScreen_WorkFragment['twin']>;
  /** Of the work itself. */
  readonly title: string;
  /** As far as the reader had come over there. */
  readonly twinChapter: WorkElsewhereScreen_WorkFragment['twinChapter'];
  readonly language: Language;
}

function TwinHere({ twin, twinChapter: chapter, title, language, href }: TwinHereProps) {
  const { t } = useLingui();
  const hrefTwin = workPath(twin.id);
  return (
    <section className={styles.screen} aria-labelledby="twin-here">
      <Link href={hrefTwin} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover data={twin.cover} title={twin.title} alt="" sizes="168px" loading="now" isVeiled={twin.isSensitive} />
      </Link>
      <h1 id="twin-here" className={styles.title}>
        <Link href={hrefTwin}>
          <bdi>{twin.title}</bdi>
        </Link>
      </h1>
      {chapter && (
        <p className={styles.chapter}>
          <ChapterLabel data={chapter} />
        </p>
      )}
      <p className={styles.sentence}>
        {language === 'ja'
          ? t`“${title}” is told in Japanese. Here is the same story in Vietnamese.`
          : t`“${title}” is told in Vietnamese. Here is the same story in Japanese.`}
      </p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href={chapter ? chapterPath(twin.id, chapter.id) : hrefTwin}>
          <Trans>Read it here</Trans>
        </ButtonLink>
        <WayOver language={language} href={href} look="plain" />
      </div>
    </section>
  );
}

interface WayOverProps extends Pick<WorkElsewhereScreenProps, 'href'> {
  readonly language: Language;
  readonly look: 'primary' | 'plain';
}

function WayOver({ language, href, look }: WayOverProps) {
  return (
    <ButtonLink look={look} href={href} hrefLang={language}>
      {language === 'ja' ? <Trans>Open it on the Japanese site</Trans> : <Trans>Open it on the Vietnamese site</Trans>}
    </ButtonLink>
  );
}
