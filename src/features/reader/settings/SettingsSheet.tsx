import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComicView } from '../comic/comic-view.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings, type ReaderSettings } from '../reader-settings.ts';
import { ComicSettingsFields } from './ComicSettingsFields.tsx';
import { EndingField } from './EndingField.tsx';
import { FilterFields } from './FilterFields.tsx';
import { NovelSettingsFields } from './NovelSettingsFields.tsx';
import { SaverField } from './SaverField.tsx';
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
        {view === null ? (
          <NovelSettingsFields
            settings={settings.novel}
            sample={sample}
            language={language}
            onChange={(novel) => onChange({ ...settings, novel })}
          />
        ) : (
          <ComicFields view={view} settings={settings.comic} onChange={(comic) => onChange({ ...settings, comic })} />
        )}
        <EndingField
          value={settings[format].ending}
          onChange={(ending) => onChange({ ...settings, [format]: { ...settings[format], ending } })}
        />
      </div>
    </Dialog>
  );
}

interface ComicFieldsProps {
  readonly view: ComicView;
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
}

function ComicFields({ view, settings, onChange }: ComicFieldsProps) {
  return (
    <>
      <ComicSettingsFields settings={settings} onChange={onChange} />
      <FilterFields settings={settings} onChange={onChange} />
      <SaverField value={settings.saver} onChange={(saver) => onChange({ ...settings, saver })} />
      <TapZoneField view={view} value={settings.taps} onChange={(taps) => onChange({ ...settings, taps })} />
    </>
  );
}
