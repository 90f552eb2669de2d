import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { globalsOf, type StoryGlobals } from '#stories/toolbars/globals.ts';
import { takenAccent } from '#stories/toolbars/wear.ts';
import { BookPage, WideTable } from './BookPage.tsx';
import styles from './BookPage.module.css';
import {
  contrastOf,
  CONTROL_PAIRS,
  LEAST_FOR_CONTROLS,
  LEAST_FOR_TEXT,
  SCHEMES,
  TEXT_PAIRS,
  type MeasuredScheme,
  type Pair,
} from './contrast.ts';
import { isColor, pageTokens } from './page-tokens.ts';

interface MeasuredPair {
  readonly pair: Pair;
  readonly ratio: number;
  readonly least: number;
}

type Worn = Pick<StoryGlobals, 'language' | 'accent'>;

function Tokens(worn: Worn) {
  const names = pageTokens();
  const style = getComputedStyle(document.documentElement);
  const colors = names.filter((name) => isColor(style.getPropertyValue(name)));
  return (
    <BookPage title="Tokens">
      <p>
        Every colour, length and duration of the interface, from src/ui/tokens.css. Parts use these names and nothing else, so a scheme is
        another set of values. The accent is that of the language and accent chosen above.
      </p>
      <h2>Colours</h2>
      <div className={styles.swatches}>
        {SCHEMES.map((scheme) => (
          <Palette key={scheme} scheme={scheme} worn={worn} colors={colors} />
        ))}
      </div>
      <h2>Contrast</h2>
      <p>
        Text needs {LEAST_FOR_TEXT} to 1 on whatever it may stand on, controls {LEAST_FOR_CONTROLS} to 1 (WCAG 2.2, AA). Measured on this
        page; a test measures the same pairs in both accents.
      </p>
      <div className={styles.swatches}>
        {SCHEMES.map((scheme) => (
          <ContrastTable key={`${scheme} ${worn.language} ${worn.accent}`} scheme={scheme} worn={worn} />
        ))}
      </div>
      <h2>Lengths, type, motion and layers</h2>
      <WideTable label="Lengths, type, motion and layers">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {names
            .filter((name) => !colors.includes(name))
            .map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{style.getPropertyValue(name)}</td>
              </tr>
            ))}
        </tbody>
      </WideTable>
    </BookPage>
  );
}

interface InSchemeProps {
  readonly scheme: MeasuredScheme;
  readonly worn: Worn;
}

function InScheme({ scheme, worn, children }: InSchemeProps & { readonly children: ReactNode }) {
  const style: CSSProperties = Object.fromEntries(takenAccent(worn, scheme));
  return (
    <section className={styles.scheme} data-scheme={scheme} data-language={worn.language} style={style}>
      <h3>{scheme}</h3>
      {children}
    </section>
  );
}

function Palette({ colors, ...scheme }: InSchemeProps & { readonly colors: readonly string[] }) {
  return (
    <InScheme {...scheme}>
      {colors.map((name) => (
        <div key={name}>
          <span className={styles.swatch} style={{ background: `var(${name})` }} /> {name}
        </div>
      ))}
    </InScheme>
  );
}

function ContrastTable({ scheme, worn }: InSchemeProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<readonly MeasuredPair[]>([]);
  useLayoutEffect(() => {
    const part = probe.current;
    if (part === null) return;
    const measure = (pairs: readonly Pair[], least: number) => pairs.map((pair) => ({ pair, ratio: contrastOf(pair, part), least }));
    setMeasured([...measure(TEXT_PAIRS, LEAST_FOR_TEXT), ...measure(CONTROL_PAIRS, LEAST_FOR_CONTROLS)]);
  }, []);
  return (
    <InScheme scheme={scheme} worn={worn}>
      <span ref={probe} hidden />
      <WideTable label={`Contrast, ${scheme}`}>
        <tbody>
          {measured.map(({ pair: [front, ground], ratio, least }) => (
            <tr key={`${front} ${ground} ${least}`} data-passes={ratio >= least}>
              <th scope="row">
                {front} on {ground}
              </th>
              <td>{ratio.toFixed(2)}</td>
              <td>{ratio >= least ? '✓' : `below ${least}`}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </InScheme>
  );
}

const meta: Meta<typeof Tokens> = { title: 'Book/Tokens', component: Tokens };
export default meta;

export const All: StoryObj<typeof Tokens> = { render: (_, { globals }) => <Tokens {...globalsOf(globals)} /> };
