import { type ErrorCode, Refusal } from '@lantern/contracts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { useTroubleText } from './trouble-text.ts';

it('ERR-01 says of a code that it does not know that something went wrong', async () => {
  await startI18n('en');
  const { result } = renderHook(() => useTroubleText());
  expect(i18n.exists('error:internal_error')).toBe(true);
  expect(result.current(new Refusal('of_tomorrow' as ErrorCode))).toBe(
    i18n.t('error:internal_error'),
  );
});
