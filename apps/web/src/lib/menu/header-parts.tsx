import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { isFor } from './audience.ts';
import type { HeaderPart } from './manifest.ts';

/** The parts of the header that are for this visitor. */
export function HeaderParts({ parts }: { parts: readonly HeaderPart[] }): ReactNode {
  const session = useSession();
  return parts
    .filter((part) => isFor(part.for, session))
    .map(({ order, Part }) => <Part key={order} />);
}
