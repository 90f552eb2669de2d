import type { ReactNode } from 'react';
import styles from './TwinPages.module.css';

/**
 * 'waiting' for an empty place, 'listening' to who writes, 'searching' for nothing found,
 * 'lost' for an unknown address, 'troubled' for a failure.
 */
export type TwinMood = 'waiting' | 'listening' | 'searching' | 'lost' | 'troubled';

export interface TwinPagesProps {
  readonly mood: TwinMood;
  readonly className?: string | undefined;
}

type Face = 'calm' | 'asleep' | 'wide' | 'worried';

const FACES: Readonly<Record<TwinMood, readonly [Face, Face]>> = {
  waiting: ['calm', 'asleep'],
  listening: ['calm', 'calm'],
  searching: ['wide', 'calm'],
  lost: ['wide', 'worried'],
  troubled: ['worried', 'wide'],
};

const THINGS: Readonly<Record<TwinMood, ReactNode>> = {
  waiting: <path className={styles.second} d="M196 40h9l-9 11h9M211 24h7l-7 9h7" />,
  listening: (
    <g className={styles.second}>
      <path className={styles.paper} d="M190 24h40v26h-40z" />
      <path d="m190 24 20 15 20-15" />
    </g>
  ),
  searching: (
    <g className={styles.first}>
      <circle className={styles.glass} cx="57" cy="106" r="15" />
      <path strokeWidth="4" d="m46 117-13 14" />
    </g>
  ),
  lost: (
    <g className={styles.ground}>
      <path d="M214 138V66" />
      <path className={styles.paper} d="M196 70h30l8 8-8 8h-30z" />
      <path className={styles.paper} d="M232 94h-28l-8 8 8 8h28z" />
    </g>
  ),
  troubled: (
    <g className={styles.second}>
      <path d="m198 34 5 10-7 6 6 11" />
      <path d="M213 45h8M209 29l6-6" />
    </g>
  ),
};

/** The house's two pages, one with panels in lacquer red, one with lines in indigo, drawn in two colours. */
export function TwinPages({ mood, className }: TwinPagesProps) {
  const [one, other] = FACES[mood];
  return (
    <svg
      viewBox="0 0 240 160"
      width={240}
      height={160}
      className={className}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M22 141c42-5 154-5 196 0M40 149h28M170 150h34" />
      <g transform="rotate(-7 92 90)">
        <ComicPage isTorn={mood === 'troubled'} />
        <PageFace face={one} x={91} y={88} className={styles.first} />
      </g>
      <g transform="rotate(6 150 92)">
        <NovelPage />
        <PageFace face={other} x={149} y={92} className={styles.second} />
      </g>
      {THINGS[mood]}
    </svg>
  );
}

function ComicPage({ isTorn }: { readonly isTorn: boolean }) {
  return (
    <g className={styles.first}>
      <path className={styles.paper} d={isTorn ? 'M62 36h60v32l-5 5 6 6-6 6 5 6v41H62z' : 'M62 36h60v96H62z'} />
      <path d="M70 44h26v24H70zM103 44h11v24h-11z" />
      <path className={styles.tint} d="M71 45h24v22z" />
      <path d="M70 110h18v14H70zM96 110h18v14H96z" />
      <path d="M78 133v7h-6M106 133v7h6M62 92l-11 9M122 90l8-4" />
    </g>
  );
}

function NovelPage() {
  return (
    <g className={styles.second}>
      <path className={styles.paper} d="M120 40h46l14 14v82h-60z" />
      <path d="M166 40v14h14" />
      <path d="M158 66v10M150 58v18M142 58v14M134 58v18M166 66v4M134 112v14M142 112v8M150 112v14M158 112v11M166 112v14" />
      <path d="M136 137v6h-6M164 137v6h6M180 94l10 8" />
    </g>
  );
}

const MOUTHS: Readonly<Record<Face, string>> = {
  calm: 'M-4 5q4 4 8 0',
  asleep: 'M-2 6h4',
  wide: 'M-2 6a2 2.5 0 1 0 4 0a2 2.5 0 1 0-4 0',
  worried: 'M-4 8q4-4 8 0',
};

function PageFace({
  face,
  x,
  y,
  className,
}: {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly className: string | undefined;
}) {
  const eyes =
    face === 'asleep' ? 'M-13 0q3 3 6 0M7 0q3 3 6 0' : face === 'worried' ? 'M-10-1v2M10-1v2M-13-6l5-2M13-6l-5-2' : 'M-10-1v2M10-1v2';
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <path strokeWidth={face === 'asleep' ? 2.5 : 4} d={eyes} />
      <path d={MOUTHS[face]} />
    </g>
  );
}
