import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PhoneNavigation } from '#src/features/shell/PhoneNavigation.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

afterEach(() => page.viewport(414, 896));

test('Each place stands where it stays, though a page is painted before the places after it are read.', async () => {
  await page.viewport(360, 640);
  const { host } = renderPart(<PhoneNavigation place="home" />);
  const links = [...host.querySelectorAll('a')];
  const places = links.map((link) => link.getBoundingClientRect().toJSON() as object);
  const partly = host.appendChild(host.querySelector('nav')?.cloneNode() ?? expect.fail('There is no navigation.'));
  const early = links.map(
    (link) =>
      partly
        .appendChild(link.cloneNode(true) as Element)
        .getBoundingClientRect()
        .toJSON() as object,
  );
  expect(early).toEqual(places);
});
