import { type LimitHit, limitHitValue, type Refusal } from '@lantern/contracts';
import { formatMoney, type LimitKind } from '@lantern/rules';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../site/site.ts';
import { useDurationText } from '../time/duration-text.ts';

type Place = Pick<LimitHit, 'kind' | 'period'>;

/** Names a limit: `Weekly betting limit`. */
export function useLimitName(): (place: Place) => string {
  const { t } = useTranslation('wallet');
  // Time is limited by the day alone.
  return useCallback(
    ({ kind, period }) => t(kind === 'session' ? 'limit.session.day' : `limit.${kind}.${period}`),
    [t],
  );
}

/** Says an amount of a kind of limit: money, or hours and minutes. */
export function useLimitAmount(): (kind: LimitKind, amount: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const duration = useDurationText();
  // A refusal can be said where nothing is known of the brand, so nothing waits for it here.
  const client = use(QueryClientContext);
  return useCallback(
    (kind, amount) => {
      if (kind === 'session') return duration({ minutes: Number(amount) });
      const currency = client?.getQueryData(siteQuery.queryKey)?.settings.currency;
      return currency === undefined ? amount : formatMoney(amount, currency, language);
    },
    [duration, client, language],
  );
}

/**
 * Says which limit is in the way of a stake or a deposit: there is nothing left of it, or less than
 * was asked for.
 */
export function useLimitText(): (hit: LimitHit) => string {
  const { t } = useTranslation('wallet');
  const nameOf = useLimitName();
  const amountOf = useLimitAmount();
  return useCallback(
    ({ kind, period, left, amount }) =>
      t(left === '0' ? 'limit.reached' : 'limit.over', {
        name: nameOf({ kind, period }),
        left: amountOf(kind, left),
        amount: amountOf(kind, amount),
      }),
    [t, nameOf, amountOf],
  );
}

/** The same of a refusal; undefined of one that names no limit. */
export function useLimitRefusalText(): (refusal: Refusal) => string | undefined {
  const textOf = useLimitText();
  return useCallback(
    ({ code, value }) => {
      const hit = code === 'limit_reached' ? limitHitValue.safeParse(value) : undefined;
      return hit?.success ? textOf(hit.data) : undefined;
    },
    [textOf],
  );
}
