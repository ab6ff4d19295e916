import { updateLanguage } from '@lantern/contracts';
import { languages } from '@lantern/locales';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lantern } from '../../testing/brand.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const offering = (offered: readonly string[]) =>
  new FakeServer({ ...lantern, settings: { ...lantern.settings, languages: [...offered] } });

const picker = (name = 'Language') => screen.findByRole('combobox', { name });

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
  await picker();
  const names = screen.getAllByRole('option').map(({ textContent, lang }) => [lang, textContent]);
  expect(names.map(([lang]) => lang)).toEqual([...languages]);
  expect(Object.fromEntries(names)).toMatchObject({ en: 'English', vi: 'Tiếng Việt' });
});
