import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { RankingView } from '../../entities/work/ranking-path.ts';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import { PeriodLinks } from './PeriodLinks.tsx';
import { RankedWorks } from './RankedWorks.tsx';

export const RankingScreen_query = graphql(/* GraphQL */ `
  fragment RankingScreen_query on Query {
    ranking(language: $language, period: $period, page: $page, perPage: 10) {
      ...RankedWorks_ranking
    }
  }
`);

export interface RankingScreenProps {
  readonly data: FragmentType<typeof RankingScreen_query>;
  /** The search part of the address. */
  readonly view: RankingView;
}

/** The most read works of a period, each with its place one period before. */
export function RankingScreen({ data, view }: RankingScreenProps) {
  const { ranking } = readFragment(RankingScreen_query, data);
  return (
    <TitledScreen title={<Trans>Ranking</Trans>}>
      <PeriodLinks period={view.period ?? 'day'} />
      <RankedWorks data={ranking} view={view} />
    </TitledScreen>
  );
}
