import '#src/ui/fonts/biz-udmincho.css';
import '#src/ui/fonts/shippori-mincho.css';
import '#src/ui/fonts/zen-kaku-gothic-new.css';

/** Loads what the Japanese faces need for a text, so that no system's own stand in for them. Throws where a face is not there. */
export async function loadFaces(text: string): Promise<void> {
  const letters = [...new Set(text)].join('');
  const wanted = ['Shippori Mincho', 'Zen Kaku Gothic New', 'BIZ UDMincho'].map(async (name) => {
    const loaded = await document.fonts.load(`18px "${name}"`, letters);
    if (loaded.length === 0) throw new Error(`The face ${name} has nothing for: ${letters}`);
  });
  await Promise.all(wanted);
}
