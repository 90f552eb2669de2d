import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Far more than any page has. */
const MOST_STOPS = 250;
const WITH_NAMES =
  /^(?:button|link|textbox|searchbox|combobox|listbox|checkbox|radio|slider|switch|tab|option|menuitem|spinbutton|dialog)$/;

/**
 * Goes on by Tab until something of the selector has the focus; throws where nothing ever has, or where the focus could
 * not be seen on the way.
 */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(faultOfFocus)).toBe(null);
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`No ${key} leads to ${selector}.`);
}

/** Goes there by Tab and presses Enter. */
export async function press(page: Page, selector: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, selector, key);
  await page.keyboard.press('Enter');
}

/** Until something of the selector has the focus, and shows it. */
export async function focusIsOn(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.evaluate(whatHasFocus, selector)).toBe(selector);
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe(null);
}

/** Until the focus is somewhere, and to be seen. */
export async function focusIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe(null);
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Runs in the page. */
function whatHasFocus(selector: string): string {
  return document.activeElement?.matches(selector) ? selector : (document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
}

/** What keeps a reader from seeing where the focus is; null where nothing does. Runs in the page. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const marked = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')];
  const hasRing = marked.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  if (isInSight && hasRing) return null;
  return `${isInSight ? 'no ring' : 'out of sight'}: ${focused.outerHTML.slice(0, 160)}`;
}

interface Control {
  readonly role: string;
  readonly name: string;
}

/** What assistive technology is told of the controls that are shown. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && WITH_NAMES.test(String(role?.value)))
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
}
