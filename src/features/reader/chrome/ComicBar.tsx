import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { ComicToolsProps } from '../comic/ComicTools.tsx';
import styles from './ComicBar.module.css';

/** The place of what is fetched, with its words, once the pages of a comic stand: the slider and what is beside it. */
export function ComicBar(props: ComicToolsProps) {
  const { i18n } = useLingui();
  const [Tools, setTools] = useState<ComponentType<ComicToolsProps> | null>(null);
  const { language } = props;
  useEffect(() => {
    // Without a network the pages are read without them.
    const leaving = new AbortController();
    const fetchTools = () => Promise.all([import('../comic/ComicTools.tsx'), addWords(i18n, language, 'settings')]);
    void nextFrame()
      .then(() => latePart(fetchTools, leaving))
      .then(([{ ComicTools }]) => setTools(() => ComicTools));
    return () => leaving.abort();
  }, [i18n, language]);
  return <div className={styles.bar}>{Tools && <Tools {...props} />}</div>;
}
