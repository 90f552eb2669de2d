import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { toggleFullScreen } from '../chrome/full-screen.ts';
import type { ComicView } from '../comic/comic-view.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings, type ReaderSettings } from '../reader-settings.ts';
import { ComicSettingsFields } from './ComicSettingsFields.tsx';
import { EndingField } from './EndingField.tsx';
import { FilterFields } from './FilterFields.tsx';
import { NovelSettingsFields } from './NovelSettingsFields.tsx';
import { SaverField } from './SaverField.tsx';
import { ScreenFields, type ScreenFieldsProps } from './ScreenFields.tsx';
import styles from './SettingsSheet.module.css';
import { TapZoneField } from './TapZoneField.tsx';
import { useAnsweredChoice } from './use-answered-choice.ts';

export interface SettingsSheetProps {
  readonly isOpen: boolean;
  /** Null in a novel. */
  readonly view: ComicView | null;
  readonly settings: ReaderSettings;
  /** Of a novel, for a sample of it. */
  readonly text: ChapterDocument | null;
  readonly language: Language;
  /** `isForAll` where other works of the format are to be shown so too. */
  readonly onChange: (settings: ReaderSettings, isForAll?: boolean) => void;
  readonly onClose: () => void;
}

export function SettingsSheet({ isOpen, view, text, language, onClose, ...kept }: SettingsSheetProps) {
  const { t } = useLingui();
  const [settings, onChange] = useAnsweredChoice(kept.settings, kept.onChange);
  const format = view === null ? 'novel' : 'comic';
  const change = (changed: Shared) => onChange({ ...settings, [format]: { ...settings[format], ...changed } });
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
            text={text}
            language={language}
            onChange={(novel) => onChange({ ...settings, novel })}
            onFill={() => fillScreen(onClose)}
          />
        ) : (
          <ComicFields
            view={view}
            settings={settings.comic}
            onChange={(comic) => onChange({ ...settings, comic })}
            onForAll={() => onChange(settings, true)}
          />
        )}
        <SharedFields settings={settings[format]} onChange={change} onFill={view === null ? null : () => fillScreen(onClose)} />
      </div>
    </Dialog>
  );
}

/** The page itself is to be seen. */
function fillScreen(close: () => void): void {
  close();
  toggleFullScreen();
}

interface ComicFieldsProps {
  readonly view: ComicView;
  readonly settings: ComicSettings;
  readonly onChange: (settings: ComicSettings) => void;
  readonly onForAll: () => void;
}

function ComicFields({ view, settings, onChange, onForAll }: ComicFieldsProps) {
  return (
    <>
      <ComicSettingsFields settings={settings} onChange={onChange} onForAll={onForAll} />
      <FilterFields settings={settings} onChange={onChange} />
      <SaverField value={settings.saver} onChange={(saver) => onChange({ ...settings, saver })} />
      <TapZoneField view={view} value={settings.taps} onChange={(taps) => onChange({ ...settings, taps })} />
    </>
  );
}

type Shared = Partial<Pick<ComicSettings, 'ending' | 'awake'>>;

interface SharedFieldsProps {
  readonly settings: Required<Shared>;
  readonly onChange: (changed: Shared) => void;
  readonly onFill: ScreenFieldsProps['onFill'];
}

/** What comics and novels have in common. */
function SharedFields({ settings, onChange, onFill }: SharedFieldsProps) {
  return (
    <>
      <EndingField value={settings.ending} onChange={(ending) => onChange({ ending })} />
      <ScreenFields awake={settings.awake} onAwakeChange={(awake) => onChange({ awake })} onFill={onFill} />
    </>
  );
}
