import { useRef, useState } from 'react';
import type { ChangedNoticeProps } from './ChangedNotice.tsx';

/** What becomes of a form of which the same was changed elsewhere. */
export function useChangedElsewhere(onGiveUp: () => void) {
  const [isTheirs, setTheirs] = useState(false);
  const isOverriding = useRef(false);
  const notice: ChangedNoticeProps = {
    isTheirs,
    onLook: setTheirs,
    onTheirs: onGiveUp,
    onMine: ({ form }) => {
      isOverriding.current = true;
      form?.requestSubmit();
      isOverriding.current = false;
    },
  };
  /** While it is being sent: whether what was changed elsewhere is written over. */
  const overrides = (): boolean => isOverriding.current;
  return { isTheirs, notice, overrides };
}
