import { updateLanguage } from '@lantern/contracts';
import { languages } from '@lantern/locales';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lantern } from '../../testing/brand.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const offering = (offered: readonly string[]) =>
  new FakeServer({ ...lantern, settings: { ...lantern.settings, languages: [...offered] } });

/** In the side menu; the header of a desktop has another one. */
const picker = async (name = 'Language') =>
  within(
    await screen.findByRole('navigation', { name: /^(Main menu|Trình đơn chính)$/ }),
  ).findByRole('combobox', { name });

it('I18N-02 reports the chosen language to the site', async () => {
  const server = offering(['en', 'vi']);
  server.on(updateLanguage, () => ({}));
  await renderApp('/', { server });
  await userEvent.selectOptions(await picker(), 'vi');
  expect(await picker('Ngôn ngữ')).toHaveValue('vi');
  await waitFor(() =>
    expect(server.to(updateLanguage).map(({ body }) => body)).toEqual([{ language: 'vi' }]),
  );
});

it('I18N-02 keeps the choice when the report fails', async () => {
  await renderApp('/', { server: offering(['en', 'vi']) });
  await userEvent.selectOptions(await picker(), 'vi');
  expect(await picker('Ngôn ngữ')).toHaveValue('vi');
  expect(localStorage.getItem('language')).toBe('vi');
});

it('I18N-01 names each language in itself', async () => {
  await renderApp('/', { server: offering(languages) });
  const names = within(await picker())
    .getAllByRole('option')
    .map(({ textContent, lang }) => [lang, textContent]);
  expect(names.map(([lang]) => lang)).toEqual([...languages]);
  expect(Object.fromEntries(names)).toMatchObject({ en: 'English', vi: 'Tiếng Việt' });
});

it('I18N-02 is also chosen in the header, at every address that has one', async () => {
  await renderApp('/register', { server: offering(['en', 'vi']) });
  const header = within(await screen.findByRole('banner'));
  await userEvent.selectOptions(await header.findByRole('combobox', { name: 'Language' }), 'vi');
  expect(await header.findByRole('combobox', { name: 'Ngôn ngữ' })).toHaveValue('vi');
});
