import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gestures, type GesturesProps } from './Gestures.tsx';
import styles from './HelpSheet.module.css';
import { KeysField } from './KeysField.tsx';

export interface HelpSheetProps extends GesturesProps {
  readonly isOpen: boolean;
  /** The reader's own keys (key-table.ts). */
  readonly words: string;
  readonly onKeysChange: (words: string) => void;
  readonly onClose: () => void;
}

/** Every key, to be seen and changed, and what fingers do. */
export function HelpSheet({ isOpen, view, taps, flow, words, onKeysChange, onClose }: HelpSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      shape="sheet"
      title={t`Keys and gestures`}
      onClose={onClose}
      actions={
        words !== '' && (
          <Button look="quiet" onClick={() => onKeysChange('')}>
            <Trans>All keys as they were</Trans>
          </Button>
        )
      }
    >
      <p className={styles.hint}>
        <Trans>Press a key here to change it.</Trans>
      </p>
      <KeysField view={view} words={words} onChange={onKeysChange} />
      <Gestures view={view} taps={taps} flow={flow} />
    </Dialog>
  );
}
