import type { QueryInput } from '@lantern/client';
import type { Endpoint, ValueOf } from '@lantern/contracts';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOps } from '../lib/queries.ts';
import { Answered } from './answered.tsx';
import { Room } from './room.tsx';
import { State } from './state.tsx';

/** Milliseconds between two requests: the member, a gateway or a colleague may act meanwhile. */
const every = 20_000;

interface OrderRoomProps<E extends Endpoint> {
  /** Answers one order of money by its reference. */
  endpoint: E;
  back: { to: string; label: string };
  stateOf: (order: ValueOf<E>) => string;
  children: (order: ValueOf<E>) => ReactNode;
}

/** One deposit or withdrawal, which the address names. */
export function OrderRoom<E extends Endpoint>(props: OrderRoomProps<E>) {
  const { endpoint, back, stateOf, children } = props;
  const { reference = '' } = useParams();
  const order = useOps(endpoint, { reference } as QueryInput<E>, { every });
  return (
    <Answered query={order}>
      {(value) => (
        // Nothing typed about one order stays on the page of another.
        <Room key={reference} title={reference} actions={<State of={stateOf(value)} />}>
          <p className="text-caption">
            <Link to={back.to}>{back.label}</Link>
          </p>
          {children(value)}
        </Room>
      )}
    </Answered>
  );
}
