import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useLingui } from '@lingui/react/macro';
import { toggleFullScreen } from '../chrome/full-screen.ts';
import { FullScreenIcon } from '../comic/comic-tool-icons.tsx';

/** Nothing where the browser gives no page the whole screen. */
export function FullScreenButton({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  if (!document.fullscreenEnabled) return null;
  return <IconButton className={className} label={t`Full screen`} icon={<FullScreenIcon />} onClick={toggleFullScreen} />;
}
