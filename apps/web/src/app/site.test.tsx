import { siteSettings } from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { harbor, lantern } from '../../testing/brand.ts';
import { FakeServer, refuse } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the frame of the site', () => {
  it('SYS-01 takes name, title and language from the brand', async () => {
    await renderApp('/', { server: new FakeServer(), language: 'vi' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Lantern'));
    expect(document.documentElement.lang).toBe('vi');
  });

  it('uses the brand’s default when it lacks the language of the last visit', async () => {
    await renderApp('/login', { server: new FakeServer(harbor), language: 'vi' });
    await screen.findByRole('heading', { name: 'Log in' });
    expect(document.documentElement.lang).toBe('en');
  });

  it('NAV-01 answers an unknown address with a page that says so and leads home', async () => {
    await renderApp('/no/such/page', { server: new FakeServer() });
    expect(await screen.findByText('Page not found')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeInTheDocument();
  });

  it.each(['/index', '/index.html', '/home'])('NAV-01 shows the home page at %s', async (path) => {
    await renderApp(path, { server: new FakeServer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeInTheDocument();
  });

  it('says that the site cannot be reached, and starts when it can', async () => {
    const server = new FakeServer();
    server.on(siteSettings, () => {
      throw refuse('internal_error');
    });
    await renderApp('/', { server });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(siteSettings, () => lantern.settings);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeInTheDocument();
  });

  it('NAV-11 ends with the age, the year and the vendors of the brand', async () => {
    const settings = { ...lantern.settings, minimumAge: 21, copyrightYear: 2031 };
    await renderApp('/', { server: new FakeServer({ ...lantern, settings }) });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('21+')).toBeVisible();
    expect(footer.getByText(/© 2031 Lantern/)).toBeVisible();
    expect(await footer.findByText('BGS')).toBeVisible();
  });
});

describe('what every page offers', () => {
  it('opens the terms from the footer for any visitor', async () => {
    await renderApp('/', { server: new FakeServer() });
    const footer = within(await screen.findByRole('contentinfo'));
    await userEvent.click(footer.getByRole('button', { name: 'Terms and privacy policy' }));
    expect(await screen.findByRole('dialog', { name: 'Terms and privacy policy' })).toBeVisible();
    expect(window.location.search).toBe('?overlay=terms');
  });

  it('links the categories of the brand in the footer', async () => {
    await renderApp('/', { server: new FakeServer() });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'House games' })).toHaveAttribute(
      'href',
      '/inhouse',
    );
  });

  it('says that the device is offline for as long as it is', async () => {
    await renderApp('/', { server: new FakeServer() });
    await screen.findByRole('contentinfo');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You're offline/)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });
});

describe('a brand that keeps logged-out visits out', () => {
  it('SYS-09 leads every page to the login', async () => {
    await renderApp('/inhouse', { server: new FakeServer(harbor) });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it.each(['/register', '/register.html'])('SYS-09 lets a visitor register at %s', async (path) => {
    await renderApp(path, { server: new FakeServer(harbor) });
    await screen.findByRole('banner');
    expect(window.location.pathname).toBe(path);
  });
});

describe('the choices of a visitor', () => {
  it('NAV-08 shows the site in the language that the visitor picks', async () => {
    await renderApp('/', { server: new FakeServer() });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await userEvent.selectOptions(await menu.findByRole('combobox', { name: 'Language' }), 'vi');
    expect(
      await within(screen.getByRole('banner')).findByRole('button', { name: 'Đăng nhập' }),
    ).toBeVisible();
    expect(document.documentElement.lang).toBe('vi');
    expect(window.localStorage.getItem('language')).toBe('vi');
  });

  it('NAV-08 has no language picker when there is one language', async () => {
    const settings = { ...lantern.settings, languages: ['en'], defaultLanguage: 'en' };
    await renderApp('/', { server: new FakeServer({ ...lantern, settings }) });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  });

  it('SYS-10 keeps the theme for the next visit', async () => {
    await renderApp('/', { server: new FakeServer() });
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('NAV-08 opens the menu of a phone over the page, and closes it on navigation', async () => {
    await renderApp('/', { server: new FakeServer(), phone: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    await userEvent.click(await menu.findByRole('link', { name: 'House games' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/inhouse');
  });
});
