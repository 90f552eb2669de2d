import { expect, test } from 'vitest';
import { AvatarField } from '#src/features/account/profile/AvatarField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

/** Of a phone of 360 pixels, within a card. */
const ROOM = 273;

function Field({ kind }: { readonly kind: 'editing' | 'sending' }) {
  return (
    <div style={{ inlineSize: ROOM }}>
      <AvatarField name="Lan" src="/avatar.webp" stage={{ kind }} onChoose={() => undefined} onRemove={() => undefined} />
    </div>
  );
}

function boxesOf(host: HTMLElement): ReadonlyArray<readonly number[]> {
  return [...host.querySelectorAll('label, button')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

test.each(['vi', 'ja'] as const)(
  'While a picture is sent no button of %s moves or grows, and none has two lines on a phone.',
  async (language) => {
    const { host, show } = renderPart(<Field kind="editing" />, language);
    await document.fonts.ready;
    const before = boxesOf(host);
    show(<Field kind="sending" />);
    expect(boxesOf(host)).toEqual(before);
    expect(before.map(([, , , height]) => height)).toEqual([44, 44]);
  },
);
