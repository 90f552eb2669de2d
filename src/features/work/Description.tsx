import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Fold } from '../../ui/fold/Fold.tsx';
import styles from './Description.module.css';

export const Description_work = graphql(/* GraphQL */ `
  fragment Description_work on Work {
    language
    description
    sourceNote
  }
`);

/** Longer texts than about five lines fold; a Japanese sign is as wide as two Latin ones. */
const FOLDED_FROM = { vi: 320, ja: 170 } as const;

export function Description({ data }: { readonly data: FragmentType<typeof Description_work> }) {
  const { language, description, sourceNote } = readFragment(Description_work, data);
  const paragraphs = description.split('\n').filter((paragraph) => paragraph.trim() !== '');
  const text = (
    <div className={styles.text} lang={language}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {sourceNote && <p className={styles.source}>{sourceNote}</p>}
    </div>
  );
  if (paragraphs.length === 0 && !sourceNote) return null;
  if (description.length + (sourceNote?.length ?? 0) < FOLDED_FROM[language]) return text;
  return (
    <Fold unfold={<Trans>Show more</Trans>} fold={<Trans>Show less</Trans>}>
      {text}
    </Fold>
  );
}
