/// <reference lib="webworker" />

/**
 * What the build puts here (build/shell-worker.ts): the files that every page starts with, and a
 * name that changes with any of them.
 */
declare const __SHELL__: { version: string; files: readonly string[] };

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const { version, files } = __SHELL__;
const cacheName = `shell-${version}`;
/** The page of the site; which one it is, the scripts decide. */
const page = '/';

/**
 * Files of the built site, whose names change with what they say. Everything else goes to the
 * network as if there were no worker: a call that was answered from here could show a balance or a
 * draw that is no longer true.
 */
const isBuilt = ({ pathname }: URL) => pathname.startsWith('/assets/');
const isShellFile = ({ pathname }: URL) => files.includes(pathname);

async function fromShell(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

/** The page as it is now, or the one that was kept where there is no connection. */
async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (offline) {
    const kept = await caches.match(page, { cacheName });
    if (kept) return kept;
    throw offline;
  }
}

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...files])));
});

scope.addEventListener('activate', (event) => event.waitUntil(forgetOldShells()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  const isPage =
    request.mode === 'navigate' &&
    !/^\/(wps|lgw|lotto|media|docs|dev|vendor|pay)(\/|$)/i.test(url.pathname);
  if (isPage) event.respondWith(newestPage(request));
  else if (isBuilt(url) || isShellFile(url)) event.respondWith(fromShell(request));
});

// The new version takes over when the visitor says so, and never under a game or a form.
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
