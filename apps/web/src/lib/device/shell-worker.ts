const address = '/shell-worker.js';

/**
 * The address of a script has to come from a named policy where the site's own policy asks for one;
 * this one knows a single address.
 */
function scriptAddress(): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy;
    };
  };
  const policy = trustedTypes?.createPolicy('site', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is no script of the site.`);
      return url;
    },
  });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

interface TrustedPolicy {
  createScriptURL(url: string): unknown;
}

/** Calls back when a new version waits, with a function that activates it and reloads the page. */
type OnUpdate = (takeOver: () => void) => void;

function watch(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const offer = () => {
    const { waiting } = registration;
    // The first version of all takes over by itself.
    if (waiting && navigator.serviceWorker.controller)
      onUpdate(() => waiting.postMessage('take-over'));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** How often a page that stays open looks for a new version. */
const lookEveryMs = 30 * 60_000;

async function register(): Promise<ServiceWorkerRegistration> {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) window.location.reload();
    controlled = true;
  });
  const registration = await navigator.serviceWorker.register(scriptAddress(), {
    updateViaCache: 'none',
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
  return registration;
}

/** A page registers once, however often what shows the updates comes and goes. */
let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Caches the shell of the site on the device (never a call), and reports new versions. A browser
 * without workers does without.
 */
export async function startShellWorker(onUpdate: OnUpdate): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  registered ??= register();
  watch(await registered, onUpdate);
}
