import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ComputerIcon, PhoneIcon } from '../../../ui/icon/icons.tsx';
import styles from './PreviewFrame.module.css';

export type Device = 'phone' | 'desktop';
export type Way = 'vertical' | 'horizontal';

export interface PreviewFrameProps {
  /** What is in the frame, for the rules of its style sheet. */
  readonly kind: 'pages' | 'text';
  readonly direction: 'ltr' | 'rtl';
  readonly firstWay: Way;
  /** What the ways are called; null where there is but one. */
  readonly ways: Readonly<Record<Way, ReactNode>> | null;
  readonly show: (device: Device, way: Way) => ReactNode;
}

/** A chapter as readers will see it, on a phone and on a desktop. */
export function PreviewFrame({ kind, direction, firstWay, ways, show }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [way, setWay] = useState<Way>(firstWay);
  return (
    <section className={styles.section} aria-labelledby="own-chapter-preview">
      <header className={styles.header}>
        <h2 id="own-chapter-preview" className={styles.heading}>
          <Trans>As readers will see it</Trans>
        </h2>
        <DeviceChoice device={device} onDevice={setDevice} />
        {ways && <WayChoice ways={ways} way={way} onWay={setWay} />}
      </header>
      <div
        className={styles.screen}
        data-device={device}
        data-way={way}
        data-kind={kind}
        dir={direction}
        role="group"
        aria-labelledby="own-chapter-preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys in every browser
        tabIndex={0}
      >
        {show(device, way)}
      </div>
    </section>
  );
}

function DeviceChoice({ device, onDevice }: { readonly device: Device; readonly onDevice: (device: Device) => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.choices} role="group" aria-label={t`Device`}>
      <Choice isOn={device === 'phone'} icon={<PhoneIcon size={20} />} onChoose={() => onDevice('phone')}>
        <Trans>Phone</Trans>
      </Choice>
      <Choice isOn={device === 'desktop'} icon={<ComputerIcon size={20} />} onChoose={() => onDevice('desktop')}>
        <Trans>Desktop</Trans>
      </Choice>
    </div>
  );
}

interface WayChoiceProps {
  readonly ways: Readonly<Record<Way, ReactNode>>;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

function WayChoice({ ways, way, onWay }: WayChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.choices} role="group" aria-label={t`Way of reading`}>
      <Choice isOn={way === 'vertical'} onChoose={() => onWay('vertical')}>
        {ways.vertical}
      </Choice>
      <Choice isOn={way === 'horizontal'} onChoose={() => onWay('horizontal')}>
        {ways.horizontal}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

function Choice({ isOn, icon, children, onChoose }: ChoiceProps) {
  return (
    <Button look={isOn ? 'primary' : 'plain'} aria-pressed={isOn} icon={icon} onClick={onChoose}>
      {children}
    </Button>
  );
}
