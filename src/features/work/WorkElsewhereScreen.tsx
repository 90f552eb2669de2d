import { Trans } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

export interface WorkElsewhereScreenProps {
  /** Of the site that has the work. */
  readonly language: Language;
  /** The same address over there. */
  readonly href: string;
}

/** For a work whose language is the other site's: says so and leads there, without doing it unasked. */
export function WorkElsewhereScreen({ language, href }: WorkElsewhereScreenProps) {
  return (
    <EmptyState
      mood="searching"
      level={1}
      title={language === 'ja' ? <Trans>This story is told in Japanese</Trans> : <Trans>This story is told in Vietnamese</Trans>}
      sentence={<Trans>It lives on our twin site, one step from here.</Trans>}
      action={
        <ButtonLink look="primary" href={href} hrefLang={language}>
          {language === 'ja' ? <Trans>Open it on the Japanese site</Trans> : <Trans>Open it on the Vietnamese site</Trans>}
        </ButtonLink>
      }
    />
  );
}
