import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { CheckIcon, CloseIcon, RetryIcon, WarningIcon } from '../../../ui/icon/icons.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { byteWords } from '../../../ui/number/byte-words.ts';
import { toldApart } from '../../../ui/told-apart.ts';
import { ProblemWords } from './ProblemWords.tsx';
import { OWN_CHAPTERS, ownChapterPath } from '../upload-paths.ts';
import type { UploadIntent, UploadProblem, UploadRow, UploadsView } from '../upload-view.ts';
import styles from './UploadRows.module.css';

export interface UploadRowsProps {
  readonly view: UploadsView;
  readonly onIntent: (intent: UploadIntent) => void;
}

/** What is on its way, file by file, and what became of it. */
export function UploadRows({ view, onIntent }: UploadRowsProps) {
  const { t } = useLingui();
  if (view.files.length === 0) return null;
  const isRunning = view.files.some(({ stage }) => !RESTING.includes(stage));
  return (
    <section className={styles.rows} aria-label={t`Files on their way`}>
      <ul className={styles.list}>
        {view.files.map((file) => (
          <FileRow key={file.key} file={file} isPaused={view.isPaused} onIntent={onIntent} />
        ))}
      </ul>
      {isRunning && (
        <Button look="quiet" className={styles.pause} onClick={() => onIntent({ type: view.isPaused ? 'resume' : 'pause' })}>
          {view.isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
      )}
    </section>
  );
}

/** What a pause would change nothing about. */
const RESTING: readonly UploadRow['stage'][] = ['arrived', 'refused', 'missing', 'elsewhere'];

interface FileRowProps {
  readonly file: UploadRow;
  readonly isPaused: boolean;
  readonly onIntent: UploadRowsProps['onIntent'];
}

function FileRow({ file, isPaused, onIntent }: FileRowProps) {
  const { t, i18n } = useLingui();
  const { key, name, size } = file;
  const id = useId();
  const nameId = `${id}name`;
  return (
    <li className={styles.row} data-stage={file.stage}>
      <p className={styles.name}>
        <bdi id={nameId}>{name}</bdi>
        <span className={styles.size}>{byteWords(size, i18n.locale)}</span>
      </p>
      <div className={styles.state}>
        <LiveRegion>
          <StageWords file={file} isPaused={isPaused} />
        </LiveRegion>
        {'progress' in file && <progress aria-label={name} max={Math.max(1, file.progress.total)} value={file.progress.done} />}
      </div>
      <div className={styles.actions}>
        {file.stage === 'arrived' && <ArrivedLinks chapterIds={file.chapterIds} nameId={nameId} />}
        {file.stage === 'refused' && (
          <IconButton
            {...toldApart(`${id}retry`, nameId)}
            label={t`Try again`}
            icon={<RetryIcon size={20} />}
            onClick={() => onIntent({ type: 'retry', key })}
          />
        )}
        {file.stage !== 'elsewhere' && (
          <IconButton
            label={file.stage === 'arrived' ? t`Take ${name} off the list` : t`Do not upload ${name}`}
            icon={<CloseIcon size={20} />}
            onClick={() => onIntent({ type: 'drop', key })}
          />
        )}
      </div>
    </li>
  );
}

/** Several chapters stand in the list of the work, below. */
function ArrivedLinks({ chapterIds, nameId }: { readonly chapterIds: readonly string[]; readonly nameId: string }) {
  const named = toldApart(useId(), nameId);
  const [only] = chapterIds;
  if (only === undefined) return null;
  if (chapterIds.length > 1)
    return (
      <Button {...named} onClick={() => document.getElementById(OWN_CHAPTERS)?.scrollIntoView()}>
        <Trans>Look at them</Trans>
      </Button>
    );
  return (
    <ButtonLink {...named} look="primary" href={ownChapterPath(only)}>
      <Trans>Look through and publish</Trans>
    </ButtonLink>
  );
}

function StageWords({ file, isPaused }: Pick<FileRowProps, 'file' | 'isPaused'>) {
  switch (file.stage) {
    case 'arrived':
      return <ArrivedWords file={file} />;
    case 'refused':
      return <Problems problems={file.problems} />;
    case 'missing':
      return <Trans>Begun before this page was opened. Choose the same file again: it goes on where it was.</Trans>;
    case 'elsewhere':
      return <Trans>Another tab of this browser sends it. Leave that tab open.</Trans>;
    case 'putOff':
      return <PutOffWords until={file.until} />;
    case 'checking':
      return <Trans>Looking into the file…</Trans>;
    case 'queued':
      return isPaused ? <Trans>Paused</Trans> : <Trans>Waits for its turn</Trans>;
    default:
      return <MovingWords file={file} isPaused={isPaused} />;
  }
}

function ArrivedWords({ file: { chapterIds, leftOut } }: { readonly file: Extract<UploadRow, { readonly stage: 'arrived' }> }) {
  return (
    <>
      <span className={styles.good}>
        <CheckIcon size={18} />
        <Plural value={chapterIds.length} one="Here, as a draft" other="Here, as # drafts" />
      </span>
      {leftOut.length > 0 && (
        <>
          <p>
            <Plural
              value={leftOut.length}
              one="Without one picture, which could not be taken:"
              other="Without # pictures, which could not be taken:"
            />
          </p>
          <Problems problems={leftOut} />
        </>
      )}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly UploadProblem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.file}`}>
          <WarningIcon size={18} />
          <span>
            <ProblemWords problem={problem} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function PutOffWords({ until }: Pick<Extract<UploadRow, { readonly stage: 'putOff' }>, 'until'>) {
  const { i18n } = useLingui();
  const time = new Date(until).toLocaleTimeString(i18n.locale, { timeStyle: 'short' });
  return <Trans>That was a lot in a short time. It goes on by itself at {time}.</Trans>;
}

interface MovingWordsProps {
  readonly file: Extract<UploadRow, { readonly stage: 'sending' | 'processing' }>;
  readonly isPaused: boolean;
}

function MovingWords({ file, isPaused }: MovingWordsProps) {
  const { i18n } = useLingui();
  const { done, total } = file.progress;
  if (isPaused) return <Trans>Paused</Trans>;
  if (file.isStranded) return <Trans>No network. It goes on by itself when the network is back.</Trans>;
  if (file.stage === 'processing') {
    if (total === 0) return <Trans>All here. Opening it…</Trans>;
    return (
      <Trans>
        Preparing pictures: {done} of {total}
      </Trans>
    );
  }
  const [sent, whole] = [byteWords(done, i18n.locale), byteWords(total, i18n.locale)];
  return (
    <Trans>
      Sending: {sent} of {whole}
    </Trans>
  );
}
