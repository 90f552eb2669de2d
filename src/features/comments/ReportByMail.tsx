import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button/Button.tsx';

export interface ReportByMailProps {
  readonly supportMail: string;
  readonly title: string;
  readonly link: string;
}

/** How a visitor tells the site what is wrong with a page. */
export function ReportByMail({ supportMail, title, link }: ReportByMailProps) {
  const mail = `mailto:${supportMail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${link}\n\n`)}`;
  return (
    <ButtonLink look="quiet" href={mail}>
      <Trans>Report this page by mail</Trans>
    </ButtonLink>
  );
}
