import { formatMoney } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useStaff } from './staff.tsx';

/**
 * Writes minor units (`"12500"`) as people read them, in the brand's currency unless another is
 * given.
 */
export function useMoney(): (minor: string, currency?: string) => string {
  const { brand } = useStaff();
  const { i18n } = useTranslation();
  return (minor, currency = brand.currency) => formatMoney(minor, currency, i18n.language);
}

/** Writes an instant in the brand's time, to the second. */
export function useMoment(): (instant: string) => string {
  const { brand } = useStaff();
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: brand.timeZone,
  });
  return (instant) => format.format(new Date(instant));
}

/** The zone of the brand's time, as it is at an instant: `GMT+7`. */
export function useZone(): (instant?: string) => string {
  const { brand } = useStaff();
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    timeZone: brand.timeZone,
    timeZoneName: 'shortOffset',
  });
  return (instant) => {
    const parts = format.formatToParts(instant === undefined ? new Date() : new Date(instant));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? brand.timeZone;
  };
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in its largest unit: `3 hours ago`. */
export function useAge(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto', style: 'short' });
  return (instant) => {
    const seconds = Math.max(0, (Date.now() - new Date(instant).getTime()) / 1000);
    const [unit, length] = spans.find(([, length]) => seconds >= length) ?? ['minute', 60];
    return format.format(-Math.floor(seconds / length), unit);
  };
}

/** The day that it is at the brand now; yyyy-MM-dd. */
export function useToday(): string {
  const { brand } = useStaff();
  return new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' }).format(
    new Date(),
  );
}

const isAmount = (name: string, value: unknown): value is string =>
  /amount|payout$|fee|credited|^(seed|most|odds|value|valueMost|alonePerDay)$/i.test(name) &&
  typeof value === 'string' &&
  /^-?\d+$/.test(value);

/** The text key for a code of this name; codes of no list are under `value`. */
const lists = new Map([
  ['status', 'state'],
  ['role', 'role'],
  ['purpose', 'purpose'],
  ['difference', 'difference'],
]);

/**
 * Formats one of several related values: an amount as money of their `currency` (or the brand's),
 * and a code by its text. A time limit is in minutes.
 */
export function useValue(): (name: string, values: Readonly<Record<string, unknown>>) => string {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  return (name, values) => {
    const value = values[name];
    if (value === undefined || value === null) return '–';
    if (isAmount(name, value) && values.kind !== 'session')
      return money(value, typeof values.currency === 'string' ? values.currency : undefined);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const key = `words.${lists.get(name) ?? 'value'}.${value}`;
    if (typeof value === 'string' && /^[a-z_]+$/.test(value) && i18n.exists(key)) return t(key);
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
}

/** The text for a code of the gateway, such as the kind of a transfer, or the code itself. */
export function useWord(): (list: string, code: string) => string {
  const { t, i18n } = useTranslation();
  return (list, code) => {
    const key = `words.${list}.${code}`;
    return i18n.exists(key) ? t(key) : code.replaceAll('_', ' ');
  };
}
