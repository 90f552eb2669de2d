import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SearchIcon } from '#src/ui/icon/icons.tsx';
import { useLingui } from '@lingui/react/macro';

export interface FindButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

export function FindButton({ isOpen, onClick }: FindButtonProps) {
  const { t } = useLingui();
  return <IconButton label={t`Find in this chapter`} icon={<SearchIcon size={22} />} aria-expanded={isOpen} onClick={onClick} />;
}
