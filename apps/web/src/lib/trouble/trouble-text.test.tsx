import { customerService, type ErrorCode, Refusal } from '@lantern/contracts';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { i18n, loadErrorTexts, startI18n } from '../i18n/i18n.ts';
import { useTroubleText } from './trouble-text.ts';

it('ERR-01 says of a code that it does not know that something went wrong', async () => {
  await startI18n('en');
  await loadErrorTexts();
  const { result } = renderHook(() => useTroubleText());
  expect(i18n.exists('error:internal_error')).toBe(true);
  expect(result.current(new Refusal('of_tomorrow' as ErrorCode))).toBe(
    i18n.t('error:internal_error'),
  );
});

it('ERR-01 has the text of a refusal when a call throws it, and not before', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', new FakeServer().fetch);
  const fresh = await import('../i18n/i18n.ts');
  const { call } = await import('../api/api.ts');
  await fresh.startI18n('en');
  expect(fresh.i18n.exists('error:unavailable')).toBe(false);
  await expect(call(customerService)).rejects.toMatchObject({ code: 'unavailable' });
  expect(fresh.i18n.exists('error:unavailable')).toBe(true);
});
