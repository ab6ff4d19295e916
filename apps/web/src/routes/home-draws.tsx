import type { ReactNode } from 'react';
import { NextDraws } from '../features/lottery/next-draws.tsx';

/** The next draws on the home page: a chunk of its own, since a brand may have no draws. */
export default function HomeDraws(): ReactNode {
  return <NextDraws />;
}
