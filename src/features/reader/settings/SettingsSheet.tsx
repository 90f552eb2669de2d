import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComicView } from '../comic/comic-view.ts';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '../reader-settings.ts';
import { ComicSettingsFields } from './ComicSettingsFields.tsx';
import { NovelSettingsFields } from './NovelSettingsFields.tsx';
import styles from './SettingsSheet.module.css';
import { TapZoneField } from './TapZoneField.tsx';

export interface SettingsSheetProps {
  readonly isOpen: boolean;
  /** Null in a novel. */
  readonly view: ComicView | null;
  readonly settings: ReaderSettings;
  readonly sample: string;
  readonly language: 'vi' | 'ja';
  readonly onChange: (settings: ReaderSettings) => void;
  readonly onClose: () => void;
}

export function SettingsSheet({ isOpen, view, settings, sample, language, onChange, onClose }: SettingsSheetProps) {
  const { t } = useLingui();
  const format = view === null ? 'novel' : 'comic';
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
        {view !== null ? (
          <>
            <ComicSettingsFields settings={settings.comic} onChange={(comic) => onChange({ ...settings, comic })} />
            <TapZoneField
              view={view}
              value={settings.comic.taps}
              onChange={(taps) => onChange({ ...settings, comic: { ...settings.comic, taps } })}
            />
          </>
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
