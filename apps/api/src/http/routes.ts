import type { BodyOf, Endpoint, QueryOf, ValueOf } from '@lantern/contracts';
import type {
  Keyed,
  MachineCaller,
  SessionCaller,
  StaffCaller,
  VisitorCaller,
  WithFiles,
} from '../caller.ts';

/** The caller of an endpoint, by its access. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'vendor' | 'gateway'
  ? MachineCaller
  : E['access'] extends 'session' | 'member'
    ? SessionCaller
    : E['access'] extends 'staff'
      ? StaffCaller
      : VisitorCaller;

/** The argument of a handler: the caller, and the input parsed by the contract's schemas. */
export type CallOf<E extends Endpoint> = {
  caller: CallerOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
} & (E extends { movesMoney: true } ? Keyed : unknown) &
  (E extends { upload: object } ? WithFiles : unknown);

export type Handler<E extends Endpoint> = (call: CallOf<E>) => Promise<ValueOf<E>> | ValueOf<E>;

/** Binds calls of the contract to use cases. */
export interface Routes {
  on<E extends Endpoint>(call: E, handler: Handler<E>): void;
}
