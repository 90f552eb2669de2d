import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { UserAvatar } from '../../../entities/user/UserAvatar.tsx';
import { BusyWords } from '../../../ui/button/BusyWords.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLabel } from '../../../ui/button/ButtonLabel.tsx';
import { resting } from '../../../ui/button/resting.ts';
import { classNames } from '../../../ui/class-names.ts';
import { latePart } from '../../../ui/late/late-part.ts';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import unseen from '../../../ui/unseen/Unseen.module.css';
import type { FormStage } from '../account-view.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import styles from './AvatarField.module.css';

/** Few who look at their profile choose another picture. */
const squarePicture = () => latePart(() => import('./square-picture.ts'));

const TYPES = 'image/png,image/jpeg,image/webp,image/avif';

export interface AvatarFieldProps {
  readonly name: string;
  readonly src: string | null;
  readonly stage: FormStage;
  /** The middle square of the chosen picture, at most 512 pixels a side. */
  readonly onChoose: (picture: Blob) => void;
  readonly onRemove: () => void;
}

/** Shows what will be seen before anything is sent: the middle of the picture, in the round. What was not taken can be sent again. */
export function AvatarField({ name, src, stage, onChoose, onRemove }: AvatarFieldProps) {
  const [canvas, preview, setPreview, look, send] = usePreview(stage, onChoose);
  const [field, lost] = useFieldForLostFocus();
  const isBusy = stage.kind === 'sending';
  const refusal = stage.kind === 'refused' ? stage.refusal : null;
  return (
    <div className={styles.field}>
      <canvas ref={canvas} className={styles.preview} hidden={preview !== 'shown'} aria-hidden="true" />
      {preview !== 'shown' && <UserAvatar name={name} src={src} size="large" />}
      {preview === 'shown' ? (
        <PreviewActions isBusy={isBusy} lost={lost} onSend={() => void send()} onDrop={() => setPreview('none')} />
      ) : (
        <PickActions hasPicture={src !== null} onPick={(file) => void look(file)} {...{ field, lost, isBusy, onRemove }} />
      )}
      <div className={styles.words}>
        <LiveRegion urgency="now">{(preview === 'unreadable' || refusal?.kind === 'invalid') && <Unreadable />}</LiveRegion>
        <RefusalNotice refusal={refusal?.kind === 'invalid' ? null : refusal} />
      </div>
    </div>
  );
}

/** What was chosen, until it is taken. */
function usePreview(stage: FormStage, onChoose: AvatarFieldProps['onChoose']) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isTaken = useRef(false);
  const [preview, setPreview] = useState<'none' | 'shown' | 'unreadable'>('none');
  useEffect(() => {
    if (stage.kind === 'done') setPreview('none');
  }, [stage]);
  const look = async (file: Blob | undefined): Promise<void> => {
    if (!file || !canvas.current) return;
    const { drawSquare } = await squarePicture();
    try {
      await drawSquare(file, canvas.current);
      setPreview('shown');
    } catch {
      setPreview('unreadable');
    }
  };
  // Once, however often it is pressed before it goes.
  const send = async (): Promise<void> => {
    if (isTaken.current || !canvas.current) return;
    isTaken.current = true;
    const { squareFile } = await squarePicture();
    await squareFile(canvas.current).then(onChoose, () => setPreview('unreadable'));
    isTaken.current = false;
  };
  return [canvas, preview, setPreview, look, send] as const;
}

/** The field, which takes the focus once `lost` says that what had it is gone. */
function useFieldForLostFocus(): readonly [RefObject<HTMLInputElement | null>, RefObject<boolean>] {
  const field = useRef<HTMLInputElement>(null);
  const lost = useRef(false);
  useLayoutEffect(() => {
    if (lost.current) field.current?.focus();
    lost.current = false;
  });
  return [field, lost];
}

function useLostFocus(part: RefObject<HTMLElement | null>, lost: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      lost.current ||= current?.contains(document.activeElement) ?? false;
    };
  }, [part, lost]);
}

function Unreadable() {
  return (
    <Notice tone="problem">
      <Trans>This file is no picture that can be read. PNG, JPEG, WebP and AVIF are.</Trans>
    </Notice>
  );
}

interface PreviewActionsProps {
  readonly isBusy: boolean;
  readonly lost: RefObject<boolean>;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

function PreviewActions({ isBusy, lost, onSend, onDrop }: PreviewActionsProps) {
  const part = useRef<HTMLDivElement>(null);
  useLostFocus(part, lost);
  return (
    <div ref={part} className={styles.actions}>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button takes the place of the field that chose
        autoFocus
        look="primary"
        aria-busy={isBusy}
        onClick={() => !isBusy && onSend()}
      >
        <BusyWords isBusy={isBusy} busyWords={<Trans>Sending…</Trans>}>
          <Trans>Take this one</Trans>
        </BusyWords>
      </Button>
      <Button disabled={isBusy} onClick={onDrop}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

interface PickActionsProps {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly lost: RefObject<boolean>;
  readonly onPick: (file: Blob | undefined) => void;
  readonly onRemove: () => void;
}

function PickActions({ hasPicture, isBusy, field, lost, onPick, onRemove }: PickActionsProps) {
  const id = useId();
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    onPick(event.target.files?.[0]);
    // The same file can be picked again.
    event.target.value = '';
  };
  return (
    <div className={styles.actions}>
      <input
        ref={field}
        id={id}
        type="file"
        accept={TYPES}
        disabled={isBusy}
        className={classNames(unseen.unseen, styles.file)}
        onChange={pick}
      />
      <ButtonLabel htmlFor={id} className={styles.pick}>
        <BusyWords isBusy={isBusy} busyWords={<Trans>Sending…</Trans>}>
          <Trans>Choose a picture</Trans>
        </BusyWords>
      </ButtonLabel>
      {hasPicture && <RemoveButton {...{ isBusy, lost, onRemove }} />}
    </div>
  );
}

function RemoveButton({ isBusy, lost, onRemove }: Pick<PickActionsProps, 'isBusy' | 'lost' | 'onRemove'>) {
  const part = useRef<HTMLButtonElement>(null);
  useLostFocus(part, lost);
  return (
    <Button ref={part} className={styles.pick} onClick={() => onRemove()} {...resting(isBusy)}>
      <Trans>Remove the picture</Trans>
    </Button>
  );
}
