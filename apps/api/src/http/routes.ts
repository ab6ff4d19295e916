import type { BodyOf, Endpoint, QueryOf, ValueOf } from '@lantern/contracts';
import type {
  Keyed,
  MachineCaller,
  SessionCaller,
  StaffCaller,
  VisitorCaller,
  WithFiles,
} from '../caller.ts';

export type { Cookies } from '../caller.ts';

/** Who may be behind a call, by its access. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'vendor' | 'gateway'
  ? MachineCaller
  : E['access'] extends 'session' | 'member'
    ? SessionCaller
    : E['access'] extends 'staff'
      ? StaffCaller
      : VisitorCaller;

interface Received<E extends Endpoint, Who> {
  caller: Who;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** What a handler gets: who calls, and what was sent, parsed by the schemas of the contract. */
export type CallOf<E extends Endpoint> = Received<E, CallerOf<E>> &
  (E extends { movesMoney: true } ? Keyed : unknown) &
  (E extends { upload: object } ? WithFiles : unknown) &
  // Until every module takes (context, caller, input).
  CallerOf<E>;

// The shapes of handlers that are not split into caller and input yet.
export interface Call<E extends Endpoint = Endpoint> extends VisitorCaller {
  query: QueryOf<E>;
  body: BodyOf<E>;
}
export interface SessionCall<E extends Endpoint = Endpoint> extends Call<E>, SessionCaller {}
export interface StaffCall<E extends Endpoint = Endpoint> extends Call<E>, StaffCaller {}
export interface StaffMoneyCall<E extends Endpoint = Endpoint> extends StaffCall<E>, Keyed {}
export interface MoneyCall<E extends Endpoint = Endpoint> extends SessionCall<E>, Keyed {}
export interface MachineCall<E extends Endpoint = Endpoint> extends MachineCaller {
  query: QueryOf<E>;
  body: BodyOf<E>;
}
export type UploadCall<E extends Endpoint = Endpoint> = CallerOf<E> &
  WithFiles &
  Omit<Received<E, unknown>, 'caller'>;

export type Handler<E extends Endpoint> = (call: CallOf<E>) => Promise<ValueOf<E>> | ValueOf<E>;

/** Binds calls of the contract to use cases. */
export interface Routes {
  on<E extends Endpoint>(call: E, handler: Handler<E>): void;
}
