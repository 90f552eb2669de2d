/** A tag as its providers write them: takes what the page has told it, tells its host, and tries to make a script of a text. */
const tell = (command) => {
  if (command[0] === 'event')
    void fetch(`${document.currentScriptOrigin}/collect`, { method: 'POST', mode: 'no-cors', body: JSON.stringify([...command]) });
};
document.currentScriptOrigin = new URL(document.currentScript.src).origin;
for (const command of globalThis.dataLayer) tell(command);
globalThis.dataLayer.push = tell;
try {
  document.createElement('div').innerHTML = '<img src=x onerror="globalThis.tagRan = true">';
  globalThis.tagWrote = true;
} catch (error) {
  globalThis.tagRefused = error.name;
}
