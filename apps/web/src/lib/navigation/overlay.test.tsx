import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Overlay, useOverlay } from './overlay.ts';

async function open(...entries: string[]) {
  const seen: { overlay?: Overlay } = {};
  function Probe() {
    seen.overlay = useOverlay();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', Component: Probe }], { initialEntries: entries });
  await act(async () => render(<RouterProvider router={router} />));
  return {
    overlay: () => seen.overlay as Overlay,
    place: () => router.state.location.pathname + router.state.location.search,
    back: () => act(async () => router.navigate(-1)),
    forward: () => act(async () => router.navigate(1)),
    do: (use: (overlay: Overlay) => void) => act(async () => use(seen.overlay as Overlay)),
  };
}

it('is in the address, so that Back closes it', async () => {
  const page = await open('/?category=live');
  await page.do((overlay) => overlay.open('login'));
  expect(page.place()).toBe('/?category=live&overlay=login');
  expect(page.overlay().current?.name).toBe('login');
  await page.back();
  expect(page.place()).toBe('/?category=live');
  expect(page.overlay().current).toBeUndefined();
});

it('keeps its parameters out of the address', async () => {
  const page = await open('/');
  await page.do((overlay) => overlay.open('registerSuccess', { account: 'lan' }));
  expect(page.place()).not.toContain('lan');
  expect(page.overlay().current?.params).toEqual({ account: 'lan' });
});

it('closes to the page below without leaving an entry to step on', async () => {
  const page = await open('/before', '/');
  await page.do((overlay) => overlay.open('login'));
  await page.do((overlay) => overlay.close());
  await page.back();
  expect(page.place()).toBe('/before');
});

it('closes once, however often close is called', async () => {
  const page = await open('/before', '/');
  await page.do((overlay) => overlay.open('login'));
  await page.do((overlay) => {
    overlay.close();
    overlay.close();
  });
  expect(page.place()).toBe('/');
});

it('closes again after Forward has opened it again', async () => {
  const page = await open('/');
  await page.do((overlay) => overlay.open('login'));
  await page.do((overlay) => overlay.close());
  await page.forward();
  expect(page.place()).toBe('/?overlay=login');
  await page.do((overlay) => overlay.close());
  expect(page.place()).toBe('/');
});

it('gives way to another overlay instead of piling up', async () => {
  const page = await open('/');
  await page.do((overlay) => overlay.open('login'));
  await page.do((overlay) => overlay.open('register'));
  expect(page.place()).toBe('/?overlay=register');
  await page.back();
  expect(page.place()).toBe('/');
});

it('closes in place when the visit began at it', async () => {
  const page = await open('/?centre=depositv2');
  expect(page.overlay().current).toEqual({ name: 'centre', page: 'depositv2', params: {} });
  await page.do((overlay) => overlay.close());
  expect(page.place()).toBe('/');
});

it('takes the place of a page that has done its work', async () => {
  const page = await open('/before', '/register');
  await page.do((overlay) => overlay.open('registerSuccess', {}, '/'));
  await page.do((overlay) => overlay.close());
  expect(page.place()).toBe('/');
  await page.back();
  expect(page.place()).toBe('/before');
});

it('NAV-10 has the agent centre at an address of its own, the overview first', async () => {
  const page = await open('/?centre=depositv2');
  await page.do((overlay) => overlay.openAgent());
  expect(page.place()).toBe('/?agent=agentTeamOverview');
  expect(page.overlay().current).toEqual({ name: 'agent', page: 'agentTeamOverview', params: {} });
  await page.do((overlay) => overlay.close());
  expect(page.place()).toBe('/');
});
