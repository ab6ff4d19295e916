import type { Endpoint } from './endpoint.ts';

type CallsOf<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name];
};

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/**
 * The calls among the exports of a file, by their names.
 * @__NO_SIDE_EFFECTS__
 */
export const callsOf = <Exports extends object>(exports: Exports): CallsOf<Exports> =>
  Object.fromEntries(
    Object.entries(exports).filter(([, value]) => isCall(value)),
  ) as CallsOf<Exports>;

/** @__NO_SIDE_EFFECTS__ */
export const byPath = (calls: Readonly<Record<string, Endpoint>>): Endpoint[] =>
  Object.values(calls).sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

const placeOf = ({ path, method }: Endpoint) => `${path} ${method}`;
