import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyImage } from '#src/ui/lazy-image/LazyImage.tsx';
import { LinkRendererContext, Link } from '#src/ui/link/Link.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { messages } from '../../locales/vi/messages.po';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

function show(part: ReactNode): void {
  const i18n = setupI18n({ locale: 'vi', messages: { vi: messages } });
  act(() => root.render(<I18nProvider i18n={i18n}>{part}</I18nProvider>));
}

function stage(): string | undefined {
  return host.querySelector<HTMLElement>('[data-stage]')?.dataset['stage'];
}

describe('LazyImage', () => {
  const picture = URL.createObjectURL(
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="6" height="9"/>'], { type: 'image/svg+xml' }),
  );

  test('waits behind the placeholder while it is more than 1.3 viewports away, and loads when it comes near.', async () => {
    show(
      <>
        <div ref={(spacer) => void (spacer && (spacer.style.height = '400vh'))} />
        <LazyImage src={picture} width={6} height={9} alt="Trang 2" />
      </>,
    );
    expect([stage(), host.querySelector('[data-stage]')?.getAttribute('src')]).toEqual(['waiting', '/img/placeholder.webp']);
    document.documentElement.scrollTop = document.body.scrollHeight;
    await eventually(() => expect(stage()).toBe('shown'));
    document.documentElement.scrollTop = 0;
  });

  test('makes one attempt, then shows the error picture.', async () => {
    show(<LazyImage src="/img/there-is-none.webp" width={6} height={9} alt="Trang 3" loading="now" />);
    await eventually(() => expect(stage()).toBe('failed'));
    expect(host.querySelector('[data-stage]')?.getAttribute('src')).toBe('/img/error-image.png');
  });
});

describe('Menu', () => {
  test('opens, moves and closes by keys, and gives the focus back.', async () => {
    const onChoose = vi.fn();
    const items = [
      { value: 'light', label: 'Sáng' },
      { value: 'dark', label: 'Tối' },
    ] as const;
    show(<Menu label="Màu" icon="☀" items={items} chosen="light" onChoose={onChoose} />);
    const opener = host.querySelector('button');
    act(() => opener?.focus());
    act(() => opener?.click());
    await eventually(() => expect(document.activeElement?.textContent).toContain('Sáng'));
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
    expect(document.activeElement?.textContent).toContain('Tối');
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(document.activeElement).toBe(opener);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('Link', () => {
  test('gives paths of this site to the plugged renderer, and addresses of others to nobody.', () => {
    const seen: string[] = [];
    const Spy = ({ href, children }: { readonly href: string; readonly children?: ReactNode }) => {
      seen.push(href);
      return <a href={href}>{children}</a>;
    };
    show(
      <LinkRendererContext value={Spy}>
        <Link href="/comic/1">một</Link>
        <Link href="https://ja.example/comic/1">hai</Link>
        <Link href="//evil.example/">ba</Link>
      </LinkRendererContext>,
    );
    expect([...new Set(seen)]).toEqual(['/comic/1']);
    expect(host.querySelectorAll('a')).toHaveLength(3);
  });
});
