import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { LineDrawing } from '../../ui/icon/LineDrawing.tsx';

export interface FollowButtonProps {
  readonly isFollowing: boolean;
  readonly onChange: (isFollowing: boolean) => void;
}

/** Whether the reader waits for new chapters, and the other way round by one press. */
export function FollowButton({ isFollowing, onChange }: FollowButtonProps) {
  return (
    <Button aria-pressed={isFollowing} icon={<Ribbon isFilled={isFollowing} />} onClick={() => onChange(!isFollowing)}>
      {isFollowing ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}

/** The same for a visitor, who must sign in first. */
export function FollowLink({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href} icon={<Ribbon isFilled={false} />}>
      <Trans>Follow</Trans>
    </ButtonLink>
  );
}

function Ribbon({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <LineDrawing fill={isFilled ? 'currentColor' : 'none'}>
      <path d="M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z" />
    </LineDrawing>
  );
}
