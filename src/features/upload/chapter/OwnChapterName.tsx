import { Trans } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { saysItsNumber } from '../../../entities/chapter/titled-number.ts';

export interface OwnChapterNameProps {
  readonly number: string;
  readonly title?: string | null;
  readonly language: Language;
}

/** What a chapter is called: its title alone where that says the same number. */
export function OwnChapterName({ number, title, language }: OwnChapterNameProps) {
  if (title != null && saysNumber(title, number)) return <bdi lang={language}>{title}</bdi>;
  return (
    <>
      <Trans>Chapter {number}</Trans>
      {title != null && <bdi lang={language}> {title}</bdi>}
    </>
  );
}

function saysNumber(title: string, number: string): boolean {
  const said = /\d+(?:\.\d+)?/.exec(title.normalize('NFKC'))?.[0];
  return said !== undefined && Number(said) === Number(number) && saysItsNumber(title);
}
