import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '../reader-settings.ts';
import { ComicSettingsFields } from './ComicSettingsFields.tsx';
import { NovelSettingsFields } from './NovelSettingsFields.tsx';
import styles from './SettingsSheet.module.css';

export interface SettingsSheetProps {
  readonly isOpen: boolean;
  readonly format: 'comic' | 'novel';
  readonly settings: ReaderSettings;
  readonly sample: string;
  readonly language: 'vi' | 'ja';
  readonly onChange: (settings: ReaderSettings) => void;
  readonly onClose: () => void;
}

export function SettingsSheet({ isOpen, format, settings, sample, language, onChange, onClose }: SettingsSheetProps) {
  const { t } = useLingui();
  const reset = () => onChange({ ...settings, [format]: DEFAULT_READER_SETTINGS[format] });
  return (
    <Dialog
      isOpen={isOpen}
      shape="sheet"
      title={t`Reading settings`}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={reset}>
          <Trans>Back to how it was</Trans>
        </Button>
      }
    >
      <div className={styles.fields}>
        {format === 'comic' ? (
          <ComicSettingsFields settings={settings.comic} onChange={(comic) => onChange({ ...settings, comic })} />
        ) : (
          <NovelSettingsFields
            settings={settings.novel}
            sample={sample}
            language={language}
            onChange={(novel) => onChange({ ...settings, novel })}
          />
        )}
      </div>
    </Dialog>
  );
}
