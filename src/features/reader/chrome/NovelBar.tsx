import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { NovelToolsProps } from '../novel/NovelTools.tsx';
import styles from './NovelBar.module.css';
import { PercentRead } from './PercentRead.tsx';

/** The part of a novel that is read, and beside it what is fetched with its words once the text stands. */
export function NovelBar(props: NovelToolsProps) {
  const { i18n } = useLingui();
  const [Tools, setTools] = useState<ComponentType<NovelToolsProps> | null>(null);
  const { language, signal } = props;
  useEffect(() => {
    // Without a network the text is read without them.
    const leaving = new AbortController();
    const fetchTools = () => Promise.all([import('../novel/NovelTools.tsx'), addWords(i18n, language, 'settings')]);
    void nextFrame()
      .then(() => latePart(fetchTools, leaving))
      .then(([{ NovelTools }]) => setTools(() => NovelTools));
    return () => leaving.abort();
  }, [i18n, language]);
  return (
    <div className={styles.bar}>
      <PercentRead signal={signal} />
      {Tools && <Tools {...props} />}
    </div>
  );
}
