import { makeFragmentData } from '#graphql/generated/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cover, Cover_picture } from './Cover.tsx';
import styles from './SmallCover.module.css';

interface KeptSource {
  readonly url: string;
  readonly width: number;
  /** A media type, such as image/webp. */
  readonly type: string;
}

/** The cover of a work as this browser keeps it, so that it can be shown without asking anybody. */
export interface KeptCover {
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** As #rrggbb. */
  readonly dominantColor: string;
  /** Base64. */
  readonly thumbhash: string;
  readonly sources: readonly KeptSource[];
  /** Of a sensitive work. */
  readonly isVeiled: boolean;
}

interface SmallCoverProps {
  readonly cover: KeptCover | null;
  readonly title: string;
  /** 36 px wide instead of 56. */
  readonly isNarrow?: boolean;
}

/** Beside a work's title. */
export function SmallCover({ cover, title, isNarrow = false }: SmallCoverProps) {
  const data = cover && makeFragmentData(cover, Cover_picture);
  const className = classNames(styles.cover, isNarrow && styles.narrow);
  const sizes = isNarrow ? '36px' : '56px';
  return <Cover data={data} title={title} alt="" sizes={sizes} isVeiled={cover?.isVeiled ?? false} className={className} />;
}
