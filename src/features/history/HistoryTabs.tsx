import { useLingui } from '@lingui/react/macro';
import { LinkTabs } from '../../ui/tabs/LinkTabs.tsx';

export const FOLLOWING_PATH = '/history?show=following';

/** What was read, and what is waited for. */
export function HistoryTabs({ shown }: { readonly shown: 'history' | 'following' }) {
  const { t } = useLingui();
  const links = [
    { href: '/history', label: t`Reading history`, isCurrent: shown === 'history' },
    { href: FOLLOWING_PATH, label: t`Following`, isCurrent: shown === 'following' },
  ];
  return <LinkTabs label={t`My reading`} links={links} />;
}
