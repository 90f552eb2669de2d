import { useLingui } from '@lingui/react/macro';
import { PERIODS, type Period, rankingPath } from '../../entities/work/ranking-path.ts';
import { useChosenInSight } from '../../ui/tabs/chosen-in-sight.ts';
import { LinkTabs } from '../../ui/tabs/LinkTabs.tsx';

export function PeriodLinks({ period }: { readonly period: Period }) {
  const { t } = useLingui();
  const names: Readonly<Record<Period, string>> = {
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Year`,
    all: t`All time`,
  };
  const links = PERIODS.map((one) => ({ href: rankingPath({ period: one }), label: names[one], isCurrent: one === period }));
  const line = useChosenInSight<HTMLElement>(period);
  return <LinkTabs ref={line} label={t`Period`} links={links} />;
}
