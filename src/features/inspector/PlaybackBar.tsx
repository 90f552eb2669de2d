import { Button } from '#src/ui/button/Button.tsx';
import type { PlaybackView } from '#machines/inspection/inspection.selectors.ts';
import styles from './PlaybackBar.module.css';

export interface PlaybackBarProps {
  readonly playback: PlaybackView;
  readonly onGoTo: (at: number) => void;
  readonly onFollow: () => void;
  readonly onStop: () => void;
  readonly onReplay: () => void;
  /** Records a second. */
  readonly onSpeed: (speed: number) => void;
  readonly onWatchLive: () => void;
  readonly onSave: () => void;
  readonly onOpen: (file: File) => void;
}

const SPEEDS = [1, 4, 16, 64];

/** Time travel: the slider goes to any record, replay plays from there, a recording is saved and opened here. */
export function PlaybackBar({ playback, onGoTo, onSpeed, ...controls }: PlaybackBarProps) {
  const { at, length } = playback;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Time">
      <Steps playback={playback} onGoTo={onGoTo} {...controls} />
      <input
        type="range"
        className={styles.slider}
        aria-label="Moment"
        min={0}
        max={Math.max(0, length - 1)}
        value={Math.max(0, at)}
        disabled={length === 0}
        onChange={(event) => onGoTo(event.currentTarget.valueAsNumber)}
      />
      <output className={styles.count}>{`${at + 1} of ${length}`}</output>
      <select
        className={styles.speed}
        aria-label="Speed of the replay"
        value={playback.speed}
        onChange={(event) => onSpeed(Number(event.currentTarget.value))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>{`${speed} a second`}</option>
        ))}
      </select>
      <Source playback={playback} {...controls} />
    </div>
  );
}

type StepsProps = Pick<PlaybackBarProps, 'playback' | 'onGoTo' | 'onStop' | 'onReplay'>;

function Steps({ playback, onGoTo, onStop, onReplay }: StepsProps) {
  const { at, length, mode } = playback;
  return (
    <>
      <Button look="quiet" disabled={at <= 0} onClick={() => onGoTo(at - 1)}>
        ◀ Back
      </Button>
      {mode === 'standing' ? (
        <Button look="primary" disabled={length === 0} onClick={onReplay}>
          Replay
        </Button>
      ) : (
        <Button look="primary" onClick={onStop}>
          Stop
        </Button>
      )}
      <Button look="quiet" disabled={at >= length - 1} onClick={() => onGoTo(at + 1)}>
        Forward ▶
      </Button>
    </>
  );
}

type SourceProps = Pick<PlaybackBarProps, 'playback' | 'onFollow' | 'onWatchLive' | 'onSave' | 'onOpen'>;

function Source({ playback, onFollow, onWatchLive, onSave, onOpen }: SourceProps) {
  const { length, mode, isLive } = playback;
  return (
    <>
      {isLive ? (
        <Button disabled={mode === 'following' || length === 0} onClick={onFollow}>
          Follow
        </Button>
      ) : (
        <Button onClick={onWatchLive}>Watch live</Button>
      )}
      <Button disabled={length === 0} onClick={onSave}>
        Save recording
      </Button>
      <label className={styles.open}>
        Open recording
        <input
          type="file"
          accept=".json,application/json"
          className={styles.file}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onOpen(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
    </>
  );
}
