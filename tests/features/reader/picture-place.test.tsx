import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { expect, test } from 'vitest';

test('A source of better pictures takes no place of its own, also where the picture is a grid.', () => {
  const host = document.createElement('div');
  host.innerHTML = '<picture class="grid"><source type="image/avif" srcset="data:,"><img width="60" height="90" alt=""></picture>';
  document.body.append(host);
  const picture = host.querySelector('picture');
  if (picture) picture.style.display = 'grid';
  const image = host.querySelector('img');
  expect(image?.getBoundingClientRect().top).toBe(picture?.getBoundingClientRect().top);
  host.remove();
});
