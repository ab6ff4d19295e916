import { siteSettings } from '@lantern/contracts';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FirstSplash } from './splash.tsx';

const served = () => document.getElementById('splash');

beforeEach(() => {
  const splash = document.createElement('div');
  splash.id = 'splash';
  document.body.prepend(splash);
});
afterEach(() => served()?.remove());

describe('the splash that the gateway sends with the page', () => {
  it('is the only splash while the site starts', () => {
    const { container } = render(<FirstSplash />);
    expect(served()).not.toBeNull();
    expect(container.querySelector('.bg-header')).toBeNull();
  });

  it('gives way to the site', async () => {
    await renderApp('/', { server: new FakeServer() });
    await screen.findByRole('banner');
    expect(served()).toBeNull();
  });

  it('ERR-03 gives way to the trouble of a site that cannot start', async () => {
    const server = new FakeServer();
    server.on(siteSettings, () => Promise.reject(new TypeError('Failed to fetch')));
    await renderApp('/', { server });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(served()).toBeNull();
  });
});
