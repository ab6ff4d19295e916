import type { depositMethods, ValueOf } from '@lantern/contracts';
import { isOpenToRank } from '@lantern/rules';
import type { Payments } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';

export type Method = Brand['settings']['deposit']['methods'][number];

/** The payment methods whose gateway is configured. */
export const offeredMethods = ({ payments }: Payments, { settings }: Brand): Method[] =>
  settings.deposit.methods.filter(({ gateway }) => gateway === null || payments.has(gateway));

/** The offered payment methods that are open to a rank. */
export const methodsFor = (context: Payments, brand: Brand, rank: number): Method[] =>
  offeredMethods(context, brand).filter(({ ranks }) => isOpenToRank(ranks, rank));

export const nameOf = ({ names, method }: Method, language: string): string =>
  names[language] ?? names.en ?? method;

/** The name of a method; its code when the brand no longer offers it. */
export function nameOfMethod({ settings }: Brand, language: string, code: string): string {
  const method = settings.deposit.methods.find((one) => one.method === code);
  return method ? nameOf(method, language) : code;
}

export const describeMethods = (
  methods: readonly Method[],
  { currency }: Brand,
  language: string,
): ValueOf<typeof depositMethods> =>
  methods.map((method) => ({
    method: method.method,
    kind: method.kind,
    name: nameOf(method, language),
    currency,
    minimum: method.minimum,
    maximum: method.maximum,
    presets: method.presets,
    fee: method.fee,
    usualMinutes: method.usualMinutes,
    expiresInMinutes: method.expiresInMinutes,
  }));
