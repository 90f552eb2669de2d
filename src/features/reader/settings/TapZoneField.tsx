import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ComicView } from '../comic/comic-view.ts';
import { tapAreas } from '../comic/taps/tap-zone-areas.ts';
import { tapZones, type TapPreset } from '../comic/taps/tap-presets.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './TapZoneField.module.css';
import { TapZoneOverlay } from './TapZoneOverlay.tsx';

export interface TapZoneFieldProps {
  readonly view: ComicView;
  readonly value: TapPreset;
  readonly onChange: (value: TapPreset) => void;
}

/** Where taps turn pages: each choice is drawn, and shown over the whole window for a moment once it is chosen. */
export function TapZoneField({ view, value, onChange }: TapZoneFieldProps) {
  const { t } = useLingui();
  const [timesChosen, setTimesChosen] = useState(0);
  const labels: Readonly<Record<TapPreset, string>> = {
    auto: t`As made`,
    sides: t`Both sides`,
    edges: t`Edges onward`,
    ell: t`L shape`,
    kindle: t`Like a Kindle`,
    off: t`No turning`,
  };
  const choose = (preset: TapPreset): void => {
    setTimesChosen(timesChosen + 1);
    onChange(preset);
  };
  return (
    <>
      <ChoiceField
        legend={t`Taps`}
        choices={PRESETS.map((preset) => ({
          value: preset,
          label: (
            <span className={styles.choice}>
              <ZoneDrawing preset={preset} view={view} />
              {labels[preset]}
            </span>
          ),
        }))}
        value={value}
        onChange={choose}
      />
      {timesChosen > 0 && <TapZoneOverlay key={timesChosen} zones={tapZones(value, view)} />}
    </>
  );
}

const PRESETS: readonly TapPreset[] = ['auto', 'sides', 'edges', 'ell', 'kindle', 'off'];

function ZoneDrawing({ preset, view }: { readonly preset: TapPreset; readonly view: ComicView }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 30 42" width={30} height={42} aria-hidden="true" focusable="false">
      {tapAreas(tapZones(preset, view)).map(({ action, left, top, right, bottom }) => (
        <rect
          key={`${left} ${top}`}
          data-tap={action}
          x={left * 10 + 0.5}
          y={top * 14 + 0.5}
          width={(right - left) * 10 - 1}
          height={(bottom - top) * 14 - 1}
          rx={1.5}
        />
      ))}
    </svg>
  );
}
