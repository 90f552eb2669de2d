import { Button } from '#src/ui/button/Button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReaderSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

type Awake = ReaderSettings['comic']['awake'];

export interface ScreenFieldsProps {
  readonly awake: Awake;
  readonly onAwakeChange: (awake: Awake) => void;
  /** Null where the page offers the whole screen elsewhere. */
  readonly onFill: (() => void) | null;
}

/** What becomes of the screen while somebody reads, as far as the device lets a page say. */
export function ScreenFields({ awake, onAwakeChange, onFill }: ScreenFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {'wakeLock' in navigator && (
        <ChoiceField
          legend={t`The screen while reading`}
          choices={[
            { value: 'yes', label: t`Stays on` },
            { value: 'no', label: t`As the device` },
          ]}
          value={awake}
          onChange={onAwakeChange}
        />
      )}
      {onFill !== null && document.fullscreenEnabled && (
        <Button onClick={onFill}>
          <Trans>Full screen</Trans>
        </Button>
      )}
    </>
  );
}
