import type { ComponentProps } from 'react';

/** Of a button that has nothing to do for now: it says so and keeps the focus, which a disabled one would lose. */
export function resting(isResting: boolean): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> {
  return isResting ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {};
}
