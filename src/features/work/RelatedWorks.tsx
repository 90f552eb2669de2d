import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { WorkTile } from '../../entities/work/WorkTile.tsx';
import { ScrollReveal } from '../../ui/scroll-reveal/ScrollReveal.tsx';
import styles from './RelatedWorks.module.css';

export const RelatedWorks_work = graphql(/* GraphQL */ `
  fragment RelatedWorks_work on Work {
    related(limit: 6) {
      id
      ...WorkTile_work
    }
  }
`);

export function RelatedWorks({ data }: { readonly data: FragmentType<typeof RelatedWorks_work> }) {
  const { related } = readFragment(RelatedWorks_work, data);
  if (related.length === 0) return null;
  return (
    <aside className={styles.related} aria-labelledby="related-works">
      <h2 id="related-works" className={styles.heading}>
        <Trans>You may also like</Trans>
      </h2>
      <ScrollReveal>
        <ul className={styles.shelf}>
          {related.map((work) => (
            <li key={work.id}>
              <WorkTile data={work} />
            </li>
          ))}
        </ul>
      </ScrollReveal>
    </aside>
  );
}
