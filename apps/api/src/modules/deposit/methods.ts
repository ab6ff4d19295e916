import type { depositMethods, ValueOf } from '@lantern/contracts';
import { isOpenToRank } from '@lantern/rules';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';

export type Method = Brand['settings']['deposit']['methods'][number];

/**
 * The ways to pay in that are open to a rank of the brand's members; one whose gateway is not
 * configured is open to nobody.
 */
export const methodsFor = (
  { payments }: Pick<Site, 'payments'>,
  { settings }: Brand,
  rank: number,
): Method[] =>
  settings.deposit.methods.filter(
    ({ gateway, ranks }) =>
      (gateway === null || payments.has(gateway)) && isOpenToRank(ranks, rank),
  );

export const nameOf = ({ names, method }: Method, language: string): string =>
  names[language] ?? names.en ?? method;

/** What a method is called. One that the brand offers no more has its code for a name. */
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
