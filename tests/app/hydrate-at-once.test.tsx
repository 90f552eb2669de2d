import { Suspense, useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { hydrateAtOnce } from '#src/app/hydrate-at-once.ts';

/** As a route's screen stands in the first response: within a boundary of its own. */
const MARKUP = '<header><!--$--><b>0</b><!--/$--></header><main><!--$--><section><p>0</p></section><!--/$--></main>';

function Counter({ Tag }: { readonly Tag: 'b' | 'p' }) {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const count = (): void => setPresses((before) => before + 1);
    addEventListener('keydown', count);
    return () => removeEventListener('keydown', count);
  }, []);
  return <Tag>{presses}</Tag>;
}

function Page() {
  return (
    <>
      <header>
        <Suspense>
          <Counter Tag="b" />
        </Suspense>
      </header>
      <main>
        <Suspense>
          <section>
            <Counter Tag="p" />
          </section>
        </Suspense>
      </main>
    </>
  );
}

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
const texts = () => [...document.querySelectorAll('b, p')].map(({ textContent }) => textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

test('The screen hears the first key after the call; what stands around it may wait.', async () => {
  document.body.innerHTML = `<div>${MARKUP}</div>`;
  const [first] = document.querySelectorAll('p');
  await hydrateAtOnce(document.body.firstElementChild as HTMLElement, <Page />);
  press();
  await expect.poll(texts).toEqual(['0', '1']);
  expect(document.querySelector('p')).toBe(first);
});

test('A page without a screen is taken over as well.', async () => {
  document.body.innerHTML = '<div><!--$--><b>0</b><!--/$--></div>';
  await hydrateAtOnce(
    document.body.firstElementChild as HTMLElement,
    <Suspense>
      <Counter Tag="b" />
    </Suspense>,
  );
  await expect.poll(() => press() && texts()[0]).not.toBe('0');
});
